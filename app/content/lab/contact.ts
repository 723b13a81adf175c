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
  /** Said only where `contactEndpoint` of `site.config.ts` names a receiver. */
  delivery: {
    /** The label of a field that people do not see and machines fill in. */
    trap: string;
    sending: string;
    waiting: string;
    accepted: string;
    refused: string;
    failed: string;
  };
}

export const contactForm = {
  fields: {
    name: { label: "Name", placeholder: "Your full name" },
    email: { label: "E-mail", placeholder: "you@company.com" },
    company: { label: "Company" },
    message: { label: "Message" },
  },
  optional: "optional",
  submit: "Send message",
  footnote: "We reply within 24 hours. Your information is secure and confidential.",
  withoutScript:
    "This form needs JavaScript, which is switched off here. Please write to us by e-mail instead:",
  delivery: {
    trap: "Leave this field empty",
    sending: "Sending your message.",
    waiting: "No connection at the moment. Your message is kept and goes out once there is one.",
    accepted: "Your message has arrived. We reply within 24 hours.",
    refused:
      "Your message was not accepted. It is kept in the form: check the e-mail address, or write to us by e-mail.",
    failed:
      "Your message could not be sent. It is kept in the form: try again, or write to us by e-mail.",
  },
} as const satisfies ContactFormContent;
