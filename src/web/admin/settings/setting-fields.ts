import type { SettingName, SettingTexts } from "../../../contract/admin/settings.ts";
import { hasGst } from "../words/tax-words.ts";

/** How a setting is typed. `lines`: one a line. `percent`: hundredths of a percent, shown as percent. */
export type SettingKind =
  | "colour"
  | "countries"
  | "country"
  | "currency"
  | "delivery-times"
  | "lines"
  | "logo"
  | "nullable"
  | "nullable-number"
  | "number"
  | "percent"
  | "promises"
  | "switch"
  | "text"
  | "time-zone"
  | "weekdays";

export interface SettingField {
  readonly name: SettingName;
  readonly label: string;
  readonly kind: SettingKind;
  readonly help?: string;
}

export type SettingTextName = keyof SettingTexts;

/** The settings that are texts for customers, with the length of each: a shop that is also in German has them in German too. */
export const settingTexts: Readonly<Record<SettingTextName, number>> = {
  tagline: 200,
  officeHeading: 80,
  officeHours: 200,
  mailGreeting: 200,
  mailFooter: 500,
};

export interface SettingGroup {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly SettingField[];
}

const gstFields: readonly SettingField[] = [
  { name: "sellerGstin", label: "GSTIN", kind: "nullable", help: "Empty: invoices carry no GST." },
  { name: "gstRate", label: "GST in prices, percent", kind: "percent" },
  { name: "gstHsn", label: "HSN code without another", kind: "nullable" },
];

const vatFields: readonly SettingField[] = [
  {
    name: "sellerVatNumber",
    label: "VAT number",
    kind: "nullable",
    help: "Such as DE123456789. Empty: invoices carry no VAT.",
  },
  {
    name: "gstRate",
    label: "VAT in prices, percent",
    kind: "percent",
    help: "Of products without a rate of their own, and of shipping.",
  },
  {
    name: "vatCountries",
    label: "Countries with VAT",
    kind: "countries",
    help: "Orders to other countries are exports, without VAT. Empty: every order has VAT.",
  },
];

/** The cards of the settings page. Each is saved by itself. */
export const settingGroups: readonly SettingGroup[] = [
  {
    id: "company",
    title: "Company",
    fields: [
      { name: "companyName", label: "Company", kind: "text" },
      {
        name: "partnerName",
        label: "Merchandising partner",
        kind: "text",
        help: "Who makes and sends the products. Empty: you do.",
      },
      { name: "tagline", label: "Line in the footer", kind: "text" },
      {
        name: "supportEmail",
        label: "Support e-mail",
        kind: "text",
        help: "Shown on pages and in mails; enquiries go there.",
      },
      { name: "homeCountry", label: "Country", kind: "country", help: "Chosen first at the checkout." },
      { name: "timeZone", label: "Time zone", kind: "time-zone" },
      {
        name: "signupDomain",
        label: "Sign-up only from",
        kind: "nullable",
        help: "A domain such as example.com. Empty: any e-mail address.",
      },
    ],
  },
  {
    id: "look",
    title: "Look",
    fields: [
      { name: "logoUrl", label: "Logo", kind: "logo", help: "None: the company's name in type." },
      { name: "accentColour", label: "Accent colour", kind: "colour" },
      {
        name: "opensCart",
        label: "Open the cart after Add to Cart",
        kind: "switch",
        help: "Off: a line under the button says that it is in the cart.",
      },
      {
        name: "offersGerman",
        label: "Also in German",
        kind: "switch",
        help: "The shop’s own texts in German below /de, with a link in the footer. Products, categories and pages then have fields for German; what is not translated stays as it is.",
      },
      { name: "promises", label: "Promises on the home page", kind: "promises" },
    ],
  },
  {
    id: "currencies",
    title: "Money",
    fields: [
      {
        name: "baseCurrency",
        label: "Base currency",
        kind: "currency",
        help: "Prices are typed and stored in it. It can change until the first price is stored.",
      },
      { name: "defaultCurrency", label: "Shown first", kind: "currency" },
    ],
  },
  {
    id: "delivery",
    title: "Delivery times",
    fields: [
      { name: "dispatchDaysFrom", label: "Dispatch: working days, from", kind: "number" },
      { name: "dispatchDaysTo", label: "Dispatch: working days, to", kind: "number" },
      { name: "metroDaysFrom", label: "Delivery to metro cities: days, from", kind: "number" },
      {
        name: "metroDaysTo",
        label: "Delivery to metro cities: days, to",
        kind: "number",
        help: "0: metro cities of your country are not named.",
      },
      { name: "homeDaysFrom", label: "Delivery in your country: days, from", kind: "number" },
      { name: "homeDaysTo", label: "Delivery in your country: days, to", kind: "number" },
      { name: "worldDaysFrom", label: "Delivery to other countries: days, from", kind: "number" },
      { name: "worldDaysTo", label: "Delivery to other countries: days, to", kind: "number" },
      { name: "deliveryTimes", label: "Delivery times of countries", kind: "delivery-times" },
      { name: "workingWeekdays", label: "Working days", kind: "weekdays" },
      {
        name: "holidays",
        label: "Holidays",
        kind: "lines",
        help: "One day a line, such as 2026-12-25. They are no working days.",
      },
      {
        name: "trackingUrls",
        label: "Couriers’ tracking pages",
        kind: "lines",
        help: "One courier a line, such as DHL=https://www.dhl.com/in-en/home/tracking.html?tracking-id={awb}. Mails and orders then lead there.",
      },
    ],
  },
  {
    id: "policies",
    title: "Policy figures",
    fields: [
      { name: "cancelHours", label: "Cancelling: hours after the order", kind: "number" },
      {
        name: "unpaidPiecesPerPerson",
        label: "Unpaid orders of a person: pieces at most",
        kind: "number",
        help: "Of counted stock, in all orders of one mailbox that wait for payment. Orders that staff make have no such limit.",
      },
      {
        name: "unpaidPiecesPerClient",
        label: "Unpaid orders from a network: pieces at most",
        kind: "number",
        help: "An office can be one network.",
      },
      {
        name: "unpaidShare",
        label: "Unpaid orders: percent of a SKU at most",
        kind: "number",
        help: "For one person, and for all customers together who have not confirmed their e-mail address. Two pieces always.",
      },
      { name: "returnDays", label: "Returns: days after delivery", kind: "number" },
      {
        name: "returnAddress",
        label: "Where returns are sent",
        kind: "lines",
        help: "In the mail of a return. Empty: the mail says that you write where to.",
      },
      { name: "faultReportDays", label: "Faults: working days to report", kind: "number" },
      { name: "refundDays", label: "Refunds: working days", kind: "number" },
      { name: "replyHours", label: "Enquiries: hours to an answer", kind: "number" },
      {
        name: "supportRefundLimit",
        label: "Refunds by support: at most, of one order",
        kind: "nullable-number",
        help: "In the base currency, all of its refunds together. Empty: no limit. Above it an administrator refunds.",
      },
    ],
  },
  {
    id: "contact",
    title: "Contact page",
    fields: [
      { name: "officeHeading", label: "Heading above the office", kind: "text" },
      { name: "officeAddress", label: "Office", kind: "lines", help: "As on an envelope, line by line." },
      { name: "officeHours", label: "Hours", kind: "text" },
    ],
  },
  {
    id: "mails",
    title: "Mails",
    fields: [
      {
        name: "mailFrom",
        label: "Sender",
        kind: "text",
        help: "Such as Our store <store@example.com>. Empty: the company with the support e-mail.",
      },
      {
        name: "mailGreeting",
        label: "Greeting",
        kind: "text",
        help: "{firstName} is the person's first name.",
      },
      { name: "mailFooter", label: "Line below every mail", kind: "text" },
    ],
  },
  {
    id: "invoices",
    title: "Invoices",
    fields: [
      { name: "sellerName", label: "Seller", kind: "text", help: "Empty: the partner, else the company." },
      { name: "sellerAddress", label: "Seller's address", kind: "lines", help: "Empty: the office." },
      ...(hasGst ? gstFields : vatFields),
      {
        name: "invoicePrefix",
        label: "Invoice numbers begin with",
        kind: "text",
        help: "1 to 4 capital letters or digits, such as your initials. A change is for new invoices only.",
      },
    ],
  },
];
