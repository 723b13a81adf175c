import { reply } from "../specification.ts";

type FieldName = "name" | "email" | "company" | "message";

interface ContactFormContent {
  fields: Record<FieldName, { label: string; placeholder?: string }>;
  optional: string;
  submit: string;
  /** The other way, always beside the button. */
  byEmail: string;
  /** Under the buttons while no receiver is set. */
  notSent: string;
  /** The subject of that email, from what was typed. */
  subject: (sender: string) => string;
  promises: readonly string[];
  /** Said only where no script runs and the form cannot pass anything on. */
  withoutScript: string;
  /** The label of a field that people do not see and machines fill in. */
  trap: string;
}

export const contactForm = {
  fields: {
    name: { label: "Name", placeholder: "Your full name" },
    email: { label: "Email", placeholder: "you@company.example" },
    company: { label: "Company" },
    message: { label: "Message" },
  },
  optional: "optional",
  submit: "Send message",
  byEmail: "Send it as an email",
  notSent: "This form does not send yet, so please use the email, which opens with your text.",
  subject: (sender) => `Inquiry from ${sender}`,
  promises: [`We reply ${reply}.`, "Your information is kept secure and confidential."],
  withoutScript:
    "This form needs JavaScript, which is switched off here, so please write an email.",
  trap: "Leave this field empty",
} as const satisfies ContactFormContent;
