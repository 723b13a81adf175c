import { reply } from "../specification.ts";

export const contactForm = {
  fields: {
    name: { label: "Name", placeholder: "Your full name" },
    email: { label: "Email", placeholder: "you@company.example" },
    company: { label: "Company" },
    message: { label: "Message" },
  },
  optional: "optional",
  /** The button's label while no endpoint is set, and with one. */
  openEmail: "Open this as an email",
  submit: "Send message",
  copy: {
    idle: "Copy the text",
    copied: "Copied",
    refused: "Select the text to copy it",
    announced: "The text is copied.",
  },
  /** Said of the service that the visitor came from. */
  removeService: "Remove this service",
  /** The subject of the email, from what was typed. */
  subject: (sender: string) => `Inquiry from ${sender}`,
  /** Stands beside the button while an email link cannot hold what was typed. */
  tooLong: "Your text is longer than a mail link can be. Copy it, and paste it into the email.",
  promises: [`We reply ${reply}.`, "Your information is kept secure and confidential."],
  /** Said only where no script runs and the form cannot pass anything on. */
  withoutScript: "This form needs JavaScript, which is switched off here, so please write to",
  /** The label of a field that people do not see and machines fill in. */
  trap: "Leave this field empty",
  /** Said only where `contactEndpoint` of `site.config.ts` is set. */
  delivery: {
    sending: "Sending your message.",
    waiting: "No connection at the moment. Your message is kept and goes out once there is one.",
    accepted: `Your message has arrived. We reply ${reply}.`,
    refused: "Your message was not accepted. It is kept in the form: check the email address.",
    failed: "Your message could not be sent. It is kept in the form: try again, or copy the text.",
  },
} as const;
