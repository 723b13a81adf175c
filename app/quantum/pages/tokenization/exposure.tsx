import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { cx } from "#app/lib/cx.ts";
import { Fold } from "#app/ui/fold.tsx";
import { onGround } from "#app/ui/grounds.ts";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";

/** Each kind of address has a bar, which begins at the moment that shows its key. The keys of an issuer follow. */
export function TokenizationExposure({
  exposure,
  issuer,
}: Pick<typeof tokenizationPage, "exposure" | "issuer">) {
  const { title, intro, axis, items, note, estimates, estimate } = exposure;
  return (
    <Section id="exposure" title={title} intro={intro} padding="small" ground="paper">
      <div className="grid-cols-12 gap-x-8 pb-2 text-label text-muted lg:grid">
        <p className="col-span-4 col-start-9 grid grid-cols-[1fr_3fr]">
          {axis.map((moment) => (
            <span key={moment} className="border-l border-current pl-2">
              {moment}
            </span>
          ))}
        </p>
      </div>
      <ul className="border-b border-line">
        {items.map(({ title: name, text, visible, from, ...rest }) => (
          <li
            key={name}
            className="grid items-center gap-x-8 gap-y-1 border-t border-line py-1.5 md:py-3 lg:grid-cols-12"
          >
            <NoBreak as="h3" className="font-medium max-md:text-small lg:col-span-4" text={name} />
            <NoBreak as="p" className="text-muted max-md:text-small lg:col-span-4" text={text} />
            <p
              className={cx(
                "exposure-bar lg:col-span-4",
                from === "spend" && "ml-[25%]",
                "isOpen" in rest ? "exposure-open" : onGround("custody").className,
              )}
            >
              <span>{visible}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-6 mb-4 max-w-prose text-muted md:mt-8 md:mb-0">{note}</p>
      <Fold title={estimates} when="phone">
        <NoBreak as="p" className="max-w-prose text-muted" text={estimate} />
      </Fold>
      <Fold title={issuer.title} heading="h3" className="md:mt-8">
        <NoBreak as="p" className="max-w-prose" text={issuer.text} />
      </Fold>
    </Section>
  );
}
