import { expect, it } from "vitest";
import { demoSettings } from "../../../demo/catalogue/settings.ts";
import { createCalendar } from "../../platform/calendar/calendar.ts";
import { defaultSettings } from "../../platform/settings/settings.ts";
import { enquiryReplyMail, enquiryToSenderMail, enquiryToStaffMail } from "../enquiry/enquiry-mails.ts";
import { editableKinds, exampleMail } from "../mail-texts/editable-mails.ts";
import { exampleOrder, exampleParcel } from "../mail-texts/example-order.ts";
import { orderDispatchedMail } from "../order/parcel-mails.ts";
import type { MailSender } from "./mail-content.ts";
import { mailHtml } from "./mail-html.ts";
import { mailText } from "./mail-text.ts";

const sender: MailSender = {
  ...defaultSettings,
  ...demoSettings,
  companyName: "Ledger & Line",
  publicUrl: "https://store.example",
  language: "en",
};
const calendar = createCalendar("UTC");
const enquiry = {
  kind: "bulk" as const,
  name: '"><img src=x onerror=alert(1)>',
  email: "asha@ledgerline.example",
  description: "</div><script>alert(1)</script>\nsecond line\u2028third",
  productIdea: "<a href='https://evil.example'>idea</a>",
  budget: "1",
  qty: "2",
  receivedAt: new Date("2026-11-21T05:00:00Z"),
};

it("shows what a guest typed as text, never as markup", () => {
  const html = mailHtml(enquiryToStaffMail(enquiry, { sender, calendar }), sender);
  expect(html).not.toMatch(/<script|<img|<a [^>]*evil/);
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html).toContain("Ledger &amp; Line</p>");
});

it("has a table of its width for Outlook alone, around the page", () => {
  const html = mailHtml(enquiryToStaffMail(enquiry, { sender, calendar }), sender);
  const [before, start, page, end] =
    html.match(/^(.*?)<!--\[if mso\]>(.*?)<!\[endif\]-->(.*)<!--\[if mso\]>(.*?)<!\[endif\]-->/s)?.slice(1) ??
    [];
  expect(before).toMatch(/<td class="paper"[^>]*>$/);
  expect(start).toMatch(/^<table [^>]*width="560"[^>]*><tr><td>$/);
  expect(page).toMatch(/^<table [^>]*max-width:560px.*<\/table>$/s);
  expect(end).toBe("</td></tr></table>");
  expect(html).not.toContain("<template");
});

it("loads nothing from other servers", () => {
  const html = mailHtml(enquiryToStaffMail(enquiry, { sender, calendar }), sender);
  expect(html).not.toMatch(/<link|<img|@import|url\(/);
});

it("repeats nothing of an enquiry to its sender, because the e-mail address may be somebody else's", () => {
  const content = enquiryToSenderMail({ ...enquiry, name: "Buy now at evil.example" }, sender);
  const text = `${content.subject} ${mailText(content, sender)} ${mailHtml(content, sender)}`;
  expect(text).not.toMatch(/evil|script|idea/i);
});

it("writes a reply as its author's own words, with the day as its reader writes it", () => {
  const content = enquiryReplyMail(enquiry, "Yes.\n\nFarah", { sender, calendar });
  expect(content.subject).toBe("Re: your enquiry of 21 Nov 2026");
  expect(mailText(content, sender)).toContain("\n\nYes.\n\nFarah\n");
});

it("has one button at most in each mail, and the rest as links", () => {
  const tracked = { ...exampleParcel, trackingUrl: "https://courier.example/EX123456789" };
  const mails = [
    ...editableKinds.map((kind) => exampleMail(kind, sender)),
    orderDispatchedMail(exampleOrder("KS-7F3K-9QMD-X", "INR"), tracked, sender),
  ];
  for (const { subject, blocks } of mails)
    expect([subject, blocks.filter(({ kind }) => kind === "button").length]).toEqual([subject, 1]);
  const dispatched = mails.at(-1);
  expect(dispatched?.blocks.filter(({ kind }) => kind === "link")).toMatchObject([
    { label: "See your order" },
  ]);
  expect(dispatched && mailHtml(dispatched, sender)).toMatch(/Expected[\s\S]*4 – 8 Jan/);
});

it("shows the store's logo with its name as the text, and the name alone for a logo that mail programs do not show", () => {
  const mail = (logoUrl: string | null) =>
    mailHtml(enquiryToSenderMail(enquiry, sender), { ...sender, logoUrl });
  expect(mail("/images/7/logo.png")).toMatch(
    /<img src="https:\/\/store\.example\/images\/7\/logo\.png" alt="Ledger &amp; Line store"/,
  );
  for (const none of [null, "/images/7/logo.svg"]) expect(mail(none)).not.toContain("<img");
});
