import { reply } from "../specification.ts";

type FieldName = "name" | "email" | "company" | "message";

interface ContactFormContent {
  fields: Record<FieldName, { label: string; placeholder?: string }>;
  optional: string;
  submit: string;
  /** The second way, always beside the button. */
  byEmail: string;
  /** Directly above the button while nobody receives what the form takes. */
  notSent: { warning: string; remedy: string };
  promises: readonly string[];
  /** Said only where no script runs and the form cannot pass anything on. */
  withoutScript: string;
  /** The label of a field that people do not see and machines fill in. */
  trap: string;
}

export const contactForm = {
  fields: {
    name: { label: "Name", placeholder: "Your full name" },
    email: { label: "Email", placeholder: "you@company.com" },
    company: { label: "Company" },
    message: { label: "Message" },
  },
  optional: "optional",
  submit: "Send message",
  byEmail: "or send it as an email",
  notSent: {
    warning: "This form does not send messages yet.",
    remedy: "The email contains your text.",
  },
  promises: [`We reply ${reply}.`, "Your information is secure and confidential."],
  withoutScript:
    "This form needs JavaScript, which is switched off here. Please write an email instead.",
  trap: "Leave this field empty",
} as const satisfies ContactFormContent;
