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
} as const;
