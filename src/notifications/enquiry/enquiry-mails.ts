import type { Calendar } from "../../platform/calendar/calendar.ts";
import { dateLocale } from "../../platform/calendar/date-locale.ts";
import { t } from "../../platform/language/t.ts";
import { hours as hoursInEnglish } from "../../platform/settings/policy-texts.ts";
import { type Composer, requireId, withoutSecret } from "../look/composed-mail.ts";
import { greeting } from "../look/greeting.ts";
import type { MailContent, MailSender } from "../look/mail-content.ts";
import { hours } from "../look/mail-times.ts";
import { readEnquiry, readReply } from "./enquiry-mails.store.ts";

export interface EnquiryToMail {
  readonly kind: "contact" | "bulk";
  readonly name: string;
  readonly email: string;
  readonly description: string;
  readonly productIdea: string;
  readonly budget: string;
  readonly qty: string;
  readonly receivedAt: Date;
}

/** To staff. A reply to this mail goes to the sender of the enquiry. */
export function enquiryToStaffMail(
  enquiry: EnquiryToMail,
  { sender, calendar }: { readonly sender: MailSender; readonly calendar: Calendar },
): MailContent {
  const title = enquiry.kind === "bulk" ? "Bulk enquiry" : "Message";
  const facts = [
    { label: "Name", value: enquiry.name },
    { label: "Email", value: enquiry.email },
    { label: "Product idea", value: enquiry.productIdea },
    { label: "Budget", value: enquiry.budget },
    { label: "Quantity", value: enquiry.qty },
    { label: "Received", value: calendar.formatMinute(enquiry.receivedAt) },
  ];
  return {
    subject: `${title} from ${enquiry.name}`,
    preview: enquiry.description.slice(0, 120),
    heading: `${title} from ${enquiry.name}`,
    blocks: [
      { kind: "quote", text: enquiry.description },
      { kind: "facts", rows: facts.filter(({ value }) => value !== "") },
      {
        kind: "note",
        text: `We promised an answer within ${hoursInEnglish(sender.replyHours)}. Reply to this email to write to the sender.`,
      },
    ],
    replyTo: { name: enquiry.name, address: enquiry.email },
  };
}

/**
 * To the sender. It repeats nothing that was typed: somebody may have typed another person's e-mail address,
 * and the store must not carry text to that person.
 */
export const enquiryToSenderMail = ({ kind, name }: EnquiryToMail, sender: MailSender): MailContent => ({
  subject: t(kind === "bulk" ? "We have received your enquiry" : "We have received your message"),
  preview: t(
    "{hours, plural, one {Our Team will reach out to you in next # hr.} other {Our Team will reach out to you in next # hrs.}}",
    { hours: sender.replyHours },
  ),
  heading: t(kind === "bulk" ? "Your enquiry is with us" : "Thank you for contacting us"),
  blocks: [
    { kind: "text", text: greeting(name, sender) },
    {
      kind: "text",
      text: t(
        "Thank you for writing to the {companyName} store. Our team will reach out to you within {hours}.",
        { companyName: sender.companyName, hours: hours(sender.replyHours) },
      ),
    },
    {
      kind: "note",
      text: t("You don’t need to do anything. If you didn’t write to us, please ignore this email."),
    },
  ],
});

/** The reply of staff, as written. A reply to this mail goes to the support address. */
export const enquiryReplyMail = (
  { kind, name, receivedAt }: EnquiryToMail,
  body: string,
  { sender, calendar }: { readonly sender: MailSender; readonly calendar: Calendar },
): MailContent => ({
  subject: t(kind === "bulk" ? "Re: your enquiry of {day}" : "Re: your message of {day}", {
    day: calendar.formatDay(receivedAt, dateLocale(sender.language)),
  }),
  preview: body.slice(0, 120),
  heading: greeting(name, sender).replace(/[,:]$/, ""),
  blocks: [{ kind: "letter", text: body }],
});

export const composeEnquiryToStaff: Composer = async (db, mail, { sender, calendar }) =>
  withoutSecret(enquiryToStaffMail(await readEnquiry(db, requireId(mail.enquiry_id)), { sender, calendar }));

export const composeEnquiryToSender: Composer = async (db, mail, { sender }) =>
  withoutSecret(enquiryToSenderMail(await readEnquiry(db, requireId(mail.enquiry_id)), sender));

export const composeEnquiryReply: Composer = async (db, mail, { sender, calendar }) =>
  withoutSecret(
    enquiryReplyMail(
      await readEnquiry(db, requireId(mail.enquiry_id)),
      await readReply(db, requireId(mail.enquiry_reply_id)),
      { sender, calendar },
    ),
  );
