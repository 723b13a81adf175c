/** Said only where `contactEndpoint` of `site.config.ts` names a receiver; a file of its own, as other visitors never load it. */
export const contactDelivery = {
  sending: "Sending your message.",
  waiting: "No connection at the moment. Your message is kept and goes out once there is one.",
  accepted: "Your message has arrived. We reply within 24 hours.",
  refused:
    "Your message was not accepted. It is kept in the form: check the email address, or write to us by email.",
  failed:
    "Your message could not be sent. It is kept in the form: try again, or write to us by email.",
} as const;
