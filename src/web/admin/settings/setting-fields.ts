import type { SettingName, SettingTexts } from "../../../contract/admin/settings.ts";
import { t } from "../../../platform/language/t.ts";
import { hasGst } from "../words/tax-words.ts";

/** How a setting is typed. `lines`: one a line. `percent`: hundredths of a percent, shown as percent. */
export type SettingKind =
  | "accounts"
  | "card-fact"
  | "colour"
  | "countries"
  | "country"
  | "currency"
  | "delivery-times"
  | "languages"
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

/** The settings that are texts for customers, with the length of each: a shop in several languages has them in each. */
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
  { name: "sellerGstin", label: t("GSTIN"), kind: "nullable", help: t("Empty: invoices carry no GST.") },
  { name: "gstRate", label: t("GST in prices, percent"), kind: "percent" },
  { name: "gstHsn", label: t("HSN code without another"), kind: "nullable" },
];

const vatFields: readonly SettingField[] = [
  {
    name: "sellerVatNumber",
    label: t("VAT number"),
    kind: "nullable",
    help: t("Such as DE123456789. Empty: invoices carry no VAT."),
  },
  {
    name: "gstRate",
    label: t("VAT in prices, percent"),
    kind: "percent",
    help: t("Of products without a rate of their own, and of shipping."),
  },
  {
    name: "vatCountries",
    label: t("Countries with VAT"),
    kind: "countries",
    help: t("Orders to other countries are exports, without VAT. Empty: every order has VAT."),
  },
];

/** The cards of the settings page. Each is saved by itself. */
export const settingGroups: readonly SettingGroup[] = [
  {
    id: "company",
    title: t("Company"),
    fields: [
      { name: "companyName", label: t("Company"), kind: "text" },
      {
        name: "partnerName",
        label: t("Merchandising partner"),
        kind: "text",
        help: t("Who makes and sends the products. Empty: you do."),
      },
      { name: "tagline", label: t("Line in the footer"), kind: "text" },
      {
        name: "supportEmail",
        label: t("Support e-mail"),
        kind: "text",
        help: t("Shown on pages and in mails; enquiries go there."),
      },
      { name: "homeCountry", label: t("Country"), kind: "country", help: t("Chosen first at the checkout.") },
      { name: "timeZone", label: t("Time zone"), kind: "time-zone" },
      {
        name: "signupDomain",
        label: t("Sign-up only from"),
        kind: "nullable",
        help: t("A domain such as example.com. Empty: any e-mail address."),
      },
    ],
  },
  {
    id: "look",
    title: t("Look"),
    fields: [
      { name: "logoUrl", label: t("Logo"), kind: "logo", help: t("None: the company's name in type.") },
      { name: "accentColour", label: t("Accent colour"), kind: "colour" },
      {
        name: "opensCart",
        label: t("Open the cart after Add to Cart"),
        kind: "switch",
        help: t("Off: a line under the button says that it is in the cart."),
      },
      {
        name: "languages",
        label: t("Languages beside English"),
        kind: "languages",
        help: t(
          "The shop’s own texts in each, below its tag such as /de, with a link in the footer. Products, categories and pages then have fields for it; what is not translated stays as it is.",
        ),
      },
      { name: "promises", label: t("Promises on the home page"), kind: "promises" },
    ],
  },
  {
    id: "currencies",
    title: t("Money"),
    fields: [
      {
        name: "baseCurrency",
        label: t("Base currency"),
        kind: "currency",
        help: t("Prices are typed and stored in it. It can change until the first price is stored."),
      },
      { name: "defaultCurrency", label: t("Shown first"), kind: "currency" },
    ],
  },
  {
    id: "delivery",
    title: t("Delivery times"),
    fields: [
      { name: "dispatchDaysFrom", label: t("Dispatch: working days, from"), kind: "number" },
      { name: "dispatchDaysTo", label: t("Dispatch: working days, to"), kind: "number" },
      { name: "metroDaysFrom", label: t("Delivery to metro cities: days, from"), kind: "number" },
      {
        name: "metroDaysTo",
        label: t("Delivery to metro cities: days, to"),
        kind: "number",
        help: t("0: metro cities of your country are not named."),
      },
      { name: "homeDaysFrom", label: t("Delivery in your country: days, from"), kind: "number" },
      { name: "homeDaysTo", label: t("Delivery in your country: days, to"), kind: "number" },
      { name: "worldDaysFrom", label: t("Delivery to other countries: days, from"), kind: "number" },
      { name: "worldDaysTo", label: t("Delivery to other countries: days, to"), kind: "number" },
      { name: "deliveryTimes", label: t("Delivery times of countries"), kind: "delivery-times" },
      { name: "workingWeekdays", label: t("Working days"), kind: "weekdays" },
      {
        name: "holidays",
        label: t("Holidays"),
        kind: "lines",
        help: t("One day a line, such as 2026-12-25. They are no working days."),
      },
      {
        name: "trackingUrls",
        label: t("Couriers’ tracking pages"),
        kind: "lines",
        help: t("One courier a line, such as {example}. Mails and orders then lead there.", {
          example: "DHL=https://www.dhl.com/in-en/home/tracking.html?tracking-id={awb}",
        }),
      },
    ],
  },
  {
    id: "policies",
    title: t("Policy figures"),
    fields: [
      { name: "cancelHours", label: t("Cancelling: hours after the order"), kind: "number" },
      {
        name: "unpaidPiecesPerPerson",
        label: t("Unpaid orders of a person: pieces at most"),
        kind: "number",
        help: t(
          "Of counted stock, in all orders of one mailbox that wait for payment. Orders that staff make have no such limit.",
        ),
      },
      {
        name: "unpaidPiecesPerClient",
        label: t("Unpaid orders from a network: pieces at most"),
        kind: "number",
        help: t("An office can be one network."),
      },
      {
        name: "unpaidShare",
        label: t("Unpaid orders: percent of a SKU at most"),
        kind: "number",
        help: t(
          "For one person, and for all customers together who have not confirmed their e-mail address. Two pieces always.",
        ),
      },
      { name: "returnDays", label: t("Returns: days after delivery"), kind: "number" },
      {
        name: "returnAddress",
        label: t("Where returns are sent"),
        kind: "lines",
        help: t("In the mail of a return. Empty: the mail says that you write where to."),
      },
      {
        name: "exchangeHoldDays",
        label: t("Exchanges: days the new size is reserved"),
        kind: "number",
        help: t("By then the old one should be back. Another size can be asked for as long as a return."),
      },
      {
        name: "exchangeSendsAtOnce",
        label: t("Exchanges: send the new size before the old one is back"),
        kind: "switch",
        help: t("Off: it leaves when you have received the old one."),
      },
      { name: "faultReportDays", label: t("Faults: working days to report"), kind: "number" },
      { name: "refundDays", label: t("Refunds: working days"), kind: "number" },
      { name: "replyHours", label: t("Enquiries: hours to an answer"), kind: "number" },
      {
        name: "joinerDays",
        label: t("Joiners who never came: days until they are deleted"),
        kind: "number",
        help: t(
          "Members without a first day, account and kit, counted from the last change of the record. 0: they are kept.",
        ),
      },
      {
        name: "claimCardFact",
        label: t("Printed cards: asked beside the code"),
        kind: "card-fact",
        help: t("It holds for cards that are printed already too. Who has none as HR knows it gets no card."),
      },
      {
        name: "supportRefundLimit",
        label: t("Refunds by support: at most, of one order"),
        kind: "nullable-number",
        help: t(
          "In the base currency, all of its refunds together. Empty: no limit. Above it an administrator refunds.",
        ),
      },
      {
        name: "supportDiscountLimit",
        label: t("Discounts by support: percent at most"),
        kind: "nullable-number",
        help: t(
          "Of each line of a quote or an order. Empty: no limit. A quote with a lower price is sent by an administrator.",
        ),
      },
    ],
  },
  {
    id: "contact",
    title: t("Contact page"),
    fields: [
      { name: "officeHeading", label: t("Heading above the office"), kind: "text" },
      {
        name: "officeAddress",
        label: t("Office"),
        kind: "lines",
        help: t("As on an envelope, line by line."),
      },
      { name: "officeHours", label: t("Hours"), kind: "text" },
    ],
  },
  {
    id: "mails",
    title: t("Mails"),
    fields: [
      {
        name: "mailFrom",
        label: t("Sender"),
        kind: "text",
        help: t("Such as {example}. Empty: the company with the support e-mail.", {
          example: "Our store <store@example.com>",
        }),
      },
      {
        name: "mailGreeting",
        label: t("Greeting"),
        kind: "text",
        help: t("{placeholder} is the person's first name.", { placeholder: "{firstName}" }),
      },
      { name: "mailFooter", label: t("Line below every mail"), kind: "text" },
    ],
  },
  {
    id: "invoices",
    title: t("Invoices"),
    fields: [
      {
        name: "sellerName",
        label: t("Seller"),
        kind: "text",
        help: t("Empty: the partner, else the company."),
      },
      { name: "sellerAddress", label: t("Seller's address"), kind: "lines", help: t("Empty: the office.") },
      {
        name: "sellerPostalCode",
        label: t("Seller's postcode"),
        kind: "text",
        help: t("Postcode, town and telephone are fields of their own in e-invoices."),
      },
      { name: "sellerCity", label: t("Seller's town"), kind: "text" },
      { name: "sellerPhone", label: t("Seller's telephone"), kind: "text" },
      ...(hasGst ? gstFields : vatFields),
      {
        name: "invoicePrefix",
        label: t("Invoice numbers begin with"),
        kind: "text",
        help: t(
          "1 to 4 capital letters or digits, such as your initials. A change is for new invoices only.",
        ),
      },
    ],
  },
  {
    id: "bookkeeping",
    title: t("Bookkeeping"),
    fields: [
      { name: "accounts", label: t("Accounts of the journal"), kind: "accounts" },
      {
        name: "fiscalYearMonth",
        label: t("The financial year begins in month"),
        kind: "number",
        help: t("1 is January, 4 is April. For the files for accountants."),
      },
      {
        name: "datevConsultant",
        label: t("DATEV: the accountant’s number"),
        kind: "nullable-number",
        help: t(
          "Both numbers are known to an accountant who works with DATEV. Empty: there is no such file.",
        ),
      },
      { name: "datevClient", label: t("DATEV: your client number"), kind: "nullable-number" },
    ],
  },
];
