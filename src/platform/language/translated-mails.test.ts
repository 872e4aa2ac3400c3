import { expect, it } from "vitest";
import { demoSettings } from "../../../demo/catalogue/settings.ts";
import { kitCode } from "../../../tests/support/kit-code.ts";
import {
  loginWarningMail,
  oneTimeCodeMail,
  secondFactorChangedMail,
  welcomeMail,
} from "../../notifications/account/account-mails.ts";
import { alertAskedMail, backInStockMail } from "../../notifications/back-in-stock/alert-mails.ts";
import { couponMail } from "../../notifications/coupon/coupon-mail.ts";
import { enquiryReplyMail, enquiryToSenderMail } from "../../notifications/enquiry/enquiry-mails.ts";
import type { MailContent, MailSender } from "../../notifications/look/mail-content.ts";
import { mailHtml } from "../../notifications/look/mail-html.ts";
import { mailText } from "../../notifications/look/mail-text.ts";
import {
  exampleExchange,
  exampleOrder,
  exampleParcel,
} from "../../notifications/mail-texts/example-order.ts";
import { orderChangedMail } from "../../notifications/order/order-changed-mail.ts";
import * as ofConfirmed from "../../notifications/order/order-confirmed-mails.ts";
import * as ofOrder from "../../notifications/order/order-mails.ts";
import { orderPlacedMail } from "../../notifications/order/order-placed-mail.ts";
import * as ofParcel from "../../notifications/order/parcel-mails.ts";
import * as ofPayment from "../../notifications/order/payment-link-mails.ts";
import { orderRefundedMail } from "../../notifications/order/refund-mail.ts";
import * as ofReturn from "../../notifications/order/return-mails.ts";
import { sizeExchangedMail } from "../../notifications/order/size-exchange-mail.ts";
import { createCalendar } from "../calendar/calendar.ts";
import { defaultSettings } from "../settings/settings.ts";
import { inLanguage } from "./in-language.ts";

const sender: MailSender = {
  ...defaultSettings,
  ...demoSettings,
  companyName: "Ledgerline",
  publicUrl: "https://store.example",
  language: "de",
  mailGreeting: "Hallo {firstName},",
  returnAddress: [],
};
const order = {
  ...exampleOrder("KS-7F3K-9QMD-X", "INR"),
  link: "KS-7F3K-9QMD-X.signature",
  deliveryCountry: "Germany",
  couponCode: "SAVE10",
  currencyCode: "EUR",
  currencySymbol: "€",
  rateMicros: 100_000,
};
const parcel = { ...exampleParcel, sentAt: new Date("2026-11-23T10:00:00Z") };
const back = { number: 1, pieces: parcel.pieces };
const refund = {
  orderId: 1,
  amountPaise: 109_800,
  amountMinor: 1_098_000,
  reference: "R1",
  isByHand: false,
  askedAt: new Date(0),
  hasCreditNote: true,
};
const code = { firstName: "Asha", email: "asha@example.com", code: "123456" };
const alert = {
  productName: "Becher",
  colourName: "Weiß",
  size: "",
  imagePath: "",
  slug: "becher",
  variantId: 3,
  isConfirmed: false,
  token: "token",
};
const calendar = createCalendar("Europe/Berlin");
const enquiry = {
  kind: "contact" as const,
  name: "Asha",
  email: "",
  description: "",
  productIdea: "",
  budget: "",
  qty: "",
  receivedAt: new Date(0),
};
const textOf = (content: MailContent) => mailText(content, sender).replaceAll("\u00a0", " ");

const lines = "10.980,00 € (1.098,00 ₹)";
const page = "https://store.example/de/orders/track-order#KS-7F3K-9QMD-X.signature";
const password = "https://store.example/de/accounts/recover-password#email=asha%40example.com";

const mails = inLanguage("de", (): [string, MailContent, ...string[]][] => [
  [
    "Deine Bestellung KS-7F3K-9QMD-X",
    orderPlacedMail(order, sender),
    ...[
      "Hallo Asha,",
      "Wir schicken dir einen Zahlungslink.",
      "in 3 bis 5 Werktagen",
      lines,
      "Gesamtsumme",
      page,
    ],
  ],
  [
    "Bezahle deine Bestellung KS-7F3K-9QMD-X",
    ofPayment.paymentLinkMail(order, "https://pay.example/", sender),
    ...["Jetzt bezahlen:\nhttps://pay.example/", lines, page],
  ],
  [
    "Deine Bestellung KS-7F3K-9QMD-X wartet auf deine Zahlung",
    ofPayment.paymentReminderMail(order, "https://pay.example/", sender),
    ...["ist noch nicht bezahlt", lines, page],
  ],
  [
    "Deine Bestellung KS-7F3K-9QMD-X ist bestätigt",
    ofConfirmed.orderConfirmedMail(order, sender),
    ...["Deine Zahlung ist da", "2 Stück", "9.980,00 €", page],
  ],
  [
    "Deine Bestellung KS-7F3K-9QMD-X ist unterwegs",
    ofParcel.orderDispatchedMail(order, parcel, sender),
    ...[
      "Sendungsnummer: EX123456789",
      "Voraussichtlich: 30. November – 3. Dezember",
      "7-10 Tage (Deutschland)",
      page,
    ],
  ],
  [
    "Deine Bestellung KS-7F3K-9QMD-X ist angekommen",
    ofParcel.orderDeliveredMail(order, parcel, sender),
    ...["innerhalb von 7 Tagen nach der Lieferung", page],
  ],
  [
    "Deine Bestellung KS-7F3K-9QMD-X ist storniert",
    ofOrder.orderCancelledMail(order, sender),
    ...["Deinen Gutschein SAVE10 kannst du wieder einlösen.", "innerhalb von 7 Werktagen", page],
  ],
  [
    "Deine Bestellung KS-7F3K-9QMD-X ist storniert: Sie wurde nicht bezahlt",
    ofOrder.orderExpiredMail(order, sender),
    ...["nicht rechtzeitig bezahlt", page],
  ],
  [
    "Deine Bestellung KS-7F3K-9QMD-X ist noch nicht bestätigt",
    ofConfirmed.orderUnconfirmedMail(order, sender),
    ...["Das war unser Fehler", page],
  ],
  [
    "Deine Bestellung KS-7F3K-9QMD-X wurde geändert",
    orderChangedMail(order, sender),
    ...["Falls du schon einen Zahlungslink bekommen hast: Er gilt nicht mehr.", lines, page],
  ],
  [
    "Dein Link zur Bestellung KS-7F3K-9QMD-X",
    ofOrder.orderLinkMail(order, sender),
    "Gib ihn deshalb bitte nicht weiter.",
    page,
  ],
  [
    "Deine Erstattung von 10.980,00 € zur Bestellung KS-7F3K-9QMD-X",
    orderRefundedMail(order, { ...refund, pieces: parcel.pieces }, sender),
    ...["10.980,00 € (1.098,00 ₹)", "innerhalb von 7 Werktagen", "2 Stück", page],
  ],
  [
    "Der Rest deiner Bestellung KS-7F3K-9QMD-X ist storniert",
    ofOrder.restCancelledMail(order, parcel.pieces, sender),
    ...["Was von deiner Bestellung KS-7F3K-9QMD-X noch nicht unterwegs ist", "2 Stück", page],
  ],
  [
    "Eine andere Größe in deiner Bestellung KS-7F3K-9QMD-X",
    sizeExchangedMail(order, exampleExchange, sender),
    ...["Größe L statt M", "1 Stück", page],
  ],
  [
    "Rückgabe KS-7F3K-9QMD-X/R1: So schickst du sie",
    ofReturn.returnAskedMail(order, back, sender),
    ...["innerhalb von 7 Tagen unbenutzt und in ihrer Verpackung zurück", "Innerhalb von 24 Stunden", page],
  ],
  [
    "Rücksendung KS-7F3K-9QMD-X/R1 ist angekommen",
    ofReturn.returnReceivedMail(order, back, sender),
    ...["Wir erstatten dir das Geld innerhalb von 7 Werktagen", page],
  ],
  ["Rückgabe KS-7F3K-9QMD-X/R1 ist zurückgezogen", ofReturn.returnCalledOffMail(order, back, sender), page],
  ["Willkommen im Shop von Ledgerline", welcomeMail(code, sender), "    123456", `${password}&new`],
  [
    "Dein Code für den Shop von Ledgerline",
    oneTimeCodeMail(code, sender),
    "läuft nach 10 Minuten ab",
    password,
  ],
  [
    "Jemand versucht, sich mit deinem Konto im Shop von Ledgerline anzumelden",
    loginWarningMail("Asha", sender),
    "https://store.example/de/accounts/recover-password",
  ],
  [
    "Sollen wir dir Bescheid sagen, wenn „Becher“ wieder da ist?",
    alertAskedMail(alert, sender),
    "https://store.example/de/products/back-in-stock#token",
  ],
  ["Wieder da: Becher", backInStockMail(alert, sender), "https://store.example/de/becher#variant=3&size="],
  [
    "Dein zweiter Faktor im Shop von Ledgerline wurde geändert",
    secondFactorChangedMail("Asha", sender),
    "https://store.example/admin#/second-factor",
  ],
  [
    "Dein Willkommenspaket wartet auf dich",
    couponMail(kitCode, sender, calendar),
    ...[
      "wähle deine Größe",
      "bis zum 1. Dezember 2026 um 11:59 Uhr (Mitteleuropäische Normalzeit).",
      "Kostenlos",
      "https://store.example/de/kit#coupon=KIT-7F3K",
    ],
  ],
  [
    "Ein Code für den Shop von Ledgerline",
    couponMail({ ...kitCode, kind: "percent", basisPoints: 1_250 }, sender, calendar),
    ...["12,5 % Rabatt auf", "https://store.example/de"],
  ],
  ["Re: Deine Nachricht vom 1. Jan. 1970", enquiryReplyMail(enquiry, "Gern.", { sender, calendar }), "Gern."],
  [
    "Deine Nachricht ist bei uns eingegangen",
    enquiryToSenderMail(enquiry, sender),
    "innerhalb von 24 Stunden",
  ],
]);

it.each(mails)("%s", (subject, content, ...expected) => {
  const text = textOf(content);
  expect(content.subject.replaceAll("\u00a0", " ")).toBe(subject);
  for (const part of expected) expect(text).toContain(part);
  expect(text).toContain("-- \nShop von Ledgerline\nhttps://store.example/de\n");
  expect(`${content.preview} ${text.replaceAll(/https:\S+/g, "")}`).not.toMatch(
    /\b(?:your|you|we|the|order|parcel|piece|days)\b/i,
  );
  expect(mailHtml(content, sender)).toMatch(/^<!doctype html><html lang="de"/);
});

it.each([
  ["en", "We’ll dispatch your order in 1 working day."],
  ["de", "geht deine Bestellung in 1 Werktag in den Versand."],
] as const)("has a singular in %s where one dispatch day is set", (language, expected) => {
  const one = { ...sender, language, dispatchDaysFrom: 1, dispatchDaysTo: 1, replyHours: 1, metroDaysTo: 0 };
  const figures = inLanguage(language, () => [
    mailText(orderPlacedMail({ ...order, grandTotalPaise: 0 }, one), one),
    mailText(ofPayment.paymentLinkMail(order, "https://pay.example", one), one),
    mailText(ofConfirmed.orderConfirmedMail(order, one), one),
    mailText(enquiryToSenderMail(enquiry, one), one),
    enquiryToSenderMail(enquiry, one).preview,
  ])
    .join(" ")
    .replaceAll(/\s+/g, " ");
  expect(figures.toLowerCase()).toContain(expected.toLowerCase());
  expect(figures).not.toMatch(/\b1 (working days|days|hours|hrs|Werktagen|Tagen|Stunden)/);
});
