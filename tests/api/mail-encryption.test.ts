import { expect, it } from "vitest";
import { smtpTransport } from "../../src/platform/mail/mail-transport.ts";
import { openInbox } from "../support/inbox.ts";
import { sampleMail } from "../support/sample-mail.ts";

it("a mail server on another machine gets no mail without encryption, unless that is allowed", async () => {
  const inbox = await openInbox(); // it offers no STARTTLS
  const elsewhere = inbox.url.replace("127.0.0.1", "0.0.0.0"); // the same server, by an IP that is no loopback
  await expect(smtpTransport(elsewhere, "required")(sampleMail)).rejects.toThrow(/STARTTLS|TLS/i);
  expect(inbox.mails).toEqual([]);
  await smtpTransport(elsewhere, "off")(sampleMail);
  await smtpTransport(inbox.url, "required")(sampleMail);
  expect(inbox.mails).toHaveLength(2);
  await inbox.close();
});
