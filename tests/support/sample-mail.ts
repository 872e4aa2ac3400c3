/** A mail to be sent by the transport alone. */
export const sampleMail = {
  from: "store@ledgerline.example",
  to: "asha@ledgerline.example",
  replyTo: { name: "Store", address: "help@ledgerline.example" },
  messageId: "<1@ledgerline.example>",
  subject: "Hello",
  text: "Hello",
  html: "<p>Hello</p>",
  attachments: [],
};
