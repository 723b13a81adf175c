import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { contactForm } from "#app/content/lab/contact.ts";
import { type ServiceSlug, serviceCards } from "#app/content/services/cards.ts";
import { isTooLongToMail, mailto } from "#app/lib/mailto.ts";
import { readQuery, writeQuery } from "#app/navigation/address.ts";
import { buttonStyle } from "#app/ui/button-link.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { EmailAddress, lineLinkStyle } from "#app/ui/text-link.tsx";
import { readContactEndpoint, siteConfig } from "#site.config";
import { deliveryKey, deliveryMutation, deliveryText } from "./delivery.ts";
import {
  type ContactMessage,
  fillBlanks,
  formId,
  readDraft,
  readMessage,
  saveDraft,
  serviceOf,
  takeHeldForm,
} from "./draft.ts";
import { FormFields, messageField, Trap } from "./form-fields.tsx";
import { letterOf, messageAbout, questionsOf } from "./letter.ts";

/** Logs the values and opens them as an email; with a `contactEndpoint` in `site.config.ts` it sends them there. */
export function ContactForm() {
  const endpoint = readContactEndpoint(siteConfig.contactEndpoint)?.href;
  const ref = useRef<HTMLFormElement>(null);
  const [service, setService] = useState<ServiceSlug>();
  const [isTooLong, setIsTooLong] = useState(false);
  const client = useQueryClient();
  const { mutate } = useMutation({
    ...deliveryMutation(endpoint ?? ""),
    onSuccess: (_, { typed }) => forget(typed),
  });
  const delivery = useMutationState({ filters: { mutationKey: deliveryKey } }).at(-1);

  const letter = () => letterOf(readMessage(ref.current as HTMLFormElement), service);

  function onChange(form: HTMLFormElement, about: ServiceSlug | undefined) {
    const typed = readMessage(form);
    saveDraft({ ...typed, service: about });
    setIsTooLong(!endpoint && isTooLongToMail(siteConfig.email, letterOf(typed, about)));
  }

  function send(form: HTMLFormElement) {
    const typed = readMessage(form);
    console.log(typed);
    if (!endpoint) {
      location.href = mailto(siteConfig.email, letterOf(typed, service));
    } else if (client.isMutating({ mutationKey: deliveryKey }) === 0) {
      const isTrapped = Boolean(new FormData(form).get("website"));
      const message = { ...typed, message: messageAbout(service, typed.message) };
      // The same for every attempt, so that a receiver can drop repeats. On plain http there is none.
      mutate({ id: crypto.randomUUID?.(), typed, message, isTrapped });
    }
  }

  const restore = useEffectEvent((form: HTMLFormElement) => {
    const { service: earlier, ...typed } = readDraft();
    const about = serviceOf(readQuery("service")) ?? earlier;
    if (earlier && typed.message === questionsOf(earlier)) typed.message = "";
    fillBlanks(form, typed);
    if (about) fillBlanks(form, { message: questionsOf(about) });
    setService(about);
    onChange(form, about);
    if (takeHeldForm()) send(form);
  });
  useEffect(() => {
    if (ref.current) restore(ref.current);
  }, []);

  function removeService(form: HTMLFormElement, about: ServiceSlug) {
    const field = messageField(form);
    if (field.value === questionsOf(about)) field.value = "";
    writeQuery("service");
    setService(undefined);
    onChange(form, undefined);
    field.focus();
  }

  /** Empties the form, unless the visitor has written on since. */
  function forget(accepted: ContactMessage) {
    const form = document.forms.namedItem(formId);
    const typed = form ? readMessage(form) : readDraft();
    if (JSON.stringify({ ...accepted, ...typed }) !== JSON.stringify(accepted)) return;
    form?.reset();
    setService(undefined);
    saveDraft({ name: "", email: "", company: "", message: "" });
  }

  return (
    // Outside a dialog that method does nothing, so without script no value reaches the address.
    <form
      ref={ref}
      id={formId}
      action={endpoint}
      method={endpoint ? "post" : "dialog"}
      onInput={({ currentTarget }) => onChange(currentTarget, service)}
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
      className="print:hidden"
    >
      {service && (
        <button
          type="button"
          onClick={() => removeService(ref.current as HTMLFormElement, service)}
          className={`${buttonStyle.outlined} mb-7 gap-3 rounded-full border-accent! text-accent!`}
        >
          {serviceCards[service].title}
          <span className="sr-only">. {contactForm.removeService}</span>
          <svg aria-hidden="true" viewBox="0 0 12 12" width="9" height="9" fill="none">
            <path d="m1 1 10 10M11 1 1 11" stroke="currentColor" strokeWidth="1.75" />
          </svg>
        </button>
      )}
      <FormFields />
      {endpoint && <Trap />}
      <div className="mt-7 flex flex-wrap items-center gap-x-7 gap-y-3 max-sm:flex-col">
        <button type="submit" className={`${buttonStyle.filled} max-sm:min-h-13 max-sm:w-full`}>
          {endpoint ? contactForm.submit : contactForm.openEmail}
        </button>
        <CopyButton
          value={() => letter().body}
          labels={contactForm.copy}
          className={`${lineLinkStyle} noscript:hidden`}
        />
      </div>
      {/* Empty it takes no room, but stays known to screen readers, which do not announce what appears whole. */}
      <p role="status" className="mt-4 max-w-prose text-small empty:absolute">
        {isTooLong && contactForm.tooLong}
        {delivery && deliveryText(delivery)}
      </p>
      {!endpoint && (
        <p className="mt-4 hidden max-w-prose text-small text-muted noscript:block">
          {contactForm.withoutScript} <EmailAddress address={siteConfig.email} />.
        </p>
      )}
      <ul className="mt-7 flex flex-wrap gap-x-10 gap-y-1 border-t border-line pt-4 text-small">
        {contactForm.promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
    </form>
  );
}
