interface Field {
  label: string;
  placeholder?: string;
}

interface ContactFormContent {
  fields: { name: Field; email: Field; company: Field; message: Field };
  optional: string;
  submit: string;
  footnote: string;
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
  footnote:
    "We reply within 24 hours. Your information is secure and confidential. A first message needs no keys, patient data or unpublished results.",
  withoutScript:
    "This form needs JavaScript, which is switched off here. Please write to us by email instead:",
  trap: "Leave this field empty",
} as const satisfies ContactFormContent;
