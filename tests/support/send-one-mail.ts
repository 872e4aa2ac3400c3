import { smtpTransport } from "../../src/features/mail/mail-transport.ts";

/** A program: sends one mail through the mail server of its argument, as a store with OUTBOUND_TLS=required does. */
const send = smtpTransport(process.argv[2] ?? "", "required");
await send({
  from: "store@ledgerline.example",
  to: "asha@ledgerline.example",
  replyTo: { name: "Store", address: "help@ledgerline.example" },
  messageId: "<1@ledgerline.example>",
  subject: "Hello",
  text: "Hello",
  html: "<p>Hello</p>",
  attachments: [],
});
