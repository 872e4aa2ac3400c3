import { expect, it } from "vitest";
import { smtpTransport } from "../../src/features/mail/mail-transport.ts";
import { openInbox } from "../support/inbox.ts";

const mail = {
  from: "store@ledgerline.example",
  to: "asha@ledgerline.example",
  replyTo: { name: "Store", address: "help@ledgerline.example" },
  messageId: "<1@ledgerline.example>",
  subject: "Hello",
  text: "Hello",
  html: "<p>Hello</p>",
  attachments: [],
};

it("a mail server on another machine gets no mail without encryption, unless that is allowed", async () => {
  const inbox = await openInbox(); // it offers no STARTTLS
  const elsewhere = inbox.url.replace("127.0.0.1", "0.0.0.0"); // the same server, by an IP that is no loopback
  await expect(smtpTransport(elsewhere, "required")(mail)).rejects.toThrow(/STARTTLS|TLS/i);
  expect(inbox.mails).toEqual([]);
  await smtpTransport(elsewhere, "off")(mail);
  await smtpTransport(inbox.url, "required")(mail);
  expect(inbox.mails).toHaveLength(2);
  await inbox.close();
});
