import type { MailServer } from "../../contract/admin/settings.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Language } from "../../platform/language/language.ts";
import { isEmail } from "../../platform/mail/email-address.ts";
import { mailFailureText } from "../../platform/mail/mail-failure.ts";
import { smtpUrlOf, withStoredPassword } from "../../platform/settings/mail-server.ts";
import { mailSenderOf } from "../../platform/settings/settings.ts";
import type { CurrentSettings } from "../../platform/settings/settings-cache.ts";
import type { MailContent } from "../look/mail-content.ts";
import { mailHtml } from "../look/mail-html.ts";
import { mailText } from "../look/mail-text.ts";

const testMail = (companyName: string): MailContent => ({
  subject: `Mails of the ${companyName} store work`,
  preview: "This mail came through the mail server of the store.",
  heading: "Mails work",
  blocks: [
    {
      kind: "text",
      text: "Somebody in the admin of the store asked for this mail. It came through the mail server that the store uses.",
    },
  ],
});

interface TestMail {
  readonly recipient: string;
  readonly mailServer: MailServer | undefined;
  readonly outboundTls: "off" | "required";
  /** What it says; by default that mails work. */
  readonly content?: MailContent;
  /** Of the texts around the content, such as the foot. */
  readonly language?: Language;
}

/**
 * Sends a mail at once, through the given mail server or the store's own, so that staff see whether it works. Returns
 * undefined when the mail server took it. Refuses mail_refused (with the mail server's own words).
 */
export async function sendTestMail(
  current: CurrentSettings,
  publicUrl: string,
  { recipient, mailServer, outboundTls, content = testMail(current.companyName), language = "en" }: TestMail,
): Promise<Refusal<"email_invalid" | "mail_refused" | "mail_server_missing"> | undefined> {
  if (!isEmail(recipient))
    return refuse("email_invalid", "Please give the e-mail address that the test goes to.");
  const smtpUrl = mailServer
    ? smtpUrlOf(withStoredPassword(mailServer, current.mailServer))
    : current.smtpUrl;
  if (!smtpUrl) return refuse("mail_server_missing", "No mail server is set up, so mails wait in the store.");
  const sender = { ...current, publicUrl, language };
  const { smtpTransport } = await import("../../platform/mail/mail-transport.ts");
  try {
    await smtpTransport(
      smtpUrl,
      outboundTls,
    )({
      from: mailSenderOf(current),
      to: recipient,
      replyTo: { name: `${current.companyName} store`, address: current.supportEmail || recipient },
      messageId: `<test-mail-${crypto.randomUUID()}@${recipient.split("@")[1]}>`,
      attachments: [],
      subject: content.subject,
      text: mailText(content, sender),
      html: mailHtml(content, sender),
    });
    return undefined;
  } catch (error) {
    return refuse("mail_refused", mailFailureText(error));
  }
}
