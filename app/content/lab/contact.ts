import { reply } from "../specification.ts";

export const contactForm = {
  fields: {
    name: { label: "Name", placeholder: "Your full name" },
    email: { label: "Email", placeholder: "you@company.example" },
    company: { label: "Company" },
    message: { label: "Message" },
  },
  optional: "optional",
  submit: "Send message",
  /** The other way, always beside the button. */
  byEmail: "Send it as an email",
  /** Stands under the buttons while no receiver is set. */
  notSent: "This form does not send yet, so please use the email, which opens with your text.",
  /** The subject of that email, from what was typed. */
  subject: (sender: string) => `Inquiry from ${sender}`,
  promises: [`We reply ${reply}.`, "Your information is kept secure and confidential."],
  /** Said only where no script runs and the form cannot pass anything on. */
  withoutScript:
    "This form needs JavaScript, which is switched off here, so please write an email.",
  /** The label of a field that people do not see and machines fill in. */
  trap: "Leave this field empty",
  /** Said only where `contactEndpoint` of `site.config.ts` names a receiver. */
  delivery: {
    sending: "Sending your message.",
    waiting: "No connection at the moment. Your message is kept and goes out once there is one.",
    accepted: `Your message has arrived. We reply ${reply}.`,
    refused:
      "Your message was not accepted. It is kept in the form: check the email address, or write to us by email.",
    failed:
      "Your message could not be sent. It is kept in the form: try again, or write to us by email.",
  },
} as const;
