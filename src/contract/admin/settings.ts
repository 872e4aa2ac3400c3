import { type Static, Type } from "typebox";
import { ExactText, LanguageTag, Link, NamedObject, NonEmptyText, Text } from "../field-schemas.ts";
import type { StaffRoute } from "../route.ts";
import { Accounts } from "./accounts.ts";
import { type TextsOf, TranslationsOf } from "./translations.ts";

const Name = (maxLength: number) => NonEmptyText(maxLength);
const EmailOrEmpty = Type.String({ maxLength: 200, pattern: "^$|^[^\\s@<>]+@[^\\s@<>]+$" });
const Lines = Type.Array(Text(200), { maxItems: 10 });
const Days = (description: string) => Type.Integer({ minimum: 0, maximum: 365, description });

/** One promise of the strip on the home page. */
const StorePromise = Type.Object({
  title: Name(60),
  text: Text(200),
  translations: Type.Optional(TranslationsOf("TranslatedPromise", { title: Text(60), text: Text(200) })),
});

/** The settings that are texts for customers, in other languages than the store's own. */
const Translations = TranslationsOf("TranslatedSettings", {
  tagline: Text(200),
  officeHeading: Text(80),
  officeHours: Text(200),
  mailGreeting: Text(200),
  mailFooter: Text(500),
});
export type SettingTexts = TextsOf<Static<typeof Translations>>;

/**
 * Every setting of the store that staff may change, in one table: its name, and what values it takes. Defaults and
 * environment variables: platform/settings/settings.ts.
 */
export const StoreSettings = NamedObject("StoreSettings", {
  companyName: Name(80),
  partnerName: Text(80),
  tagline: Text(200),
  supportEmail: EmailOrEmpty,
  officeHeading: Text(80),
  officeAddress: Lines,
  officeHours: Text(200),
  homeCountry: Text(80),
  timeZone: Name(60),
  baseCurrency: Type.String({ pattern: "^[A-Z]{3}$", description: "what all amounts are stored in" }),
  defaultCurrency: Type.String({ pattern: "^[A-Z]{3}$", description: "shown to who has chosen none" }),
  logoUrl: Type.Union([Link, Type.Null()]),
  accentColour: Type.String({ pattern: "^#[0-9a-f]{6}$" }),
  opensCart: Type.Boolean({ description: "the cart opens after Add to Cart" }),
  languages: Type.Array(LanguageTag, {
    maxItems: 60,
    uniqueItems: true,
    description:
      "what the shop and the mails to its buyers are in beside English, each below its tag, such as /de",
  }),
  promises: Type.Array(StorePromise, { maxItems: 3 }),
  translations: Translations,
  signupDomain: Type.Union([
    Type.String({ pattern: "^[a-z0-9-]+(\\.[a-z0-9-]+)+$", maxLength: 200 }),
    Type.Null(),
  ]),
  dispatchDaysFrom: Days("working days from the payment to the dispatch, at least"),
  dispatchDaysTo: Days("working days from the payment to the dispatch, at most"),
  metroDaysFrom: Days(
    "days to metro cities of the home country, at least; 0 with metroDaysTo 0: no such line",
  ),
  metroDaysTo: Days("days to metro cities of the home country, at most"),
  homeDaysFrom: Days("days to other places of the home country, at least"),
  homeDaysTo: Days("days to other places of the home country, at most"),
  worldDaysFrom: Days("days to other countries, at least"),
  worldDaysTo: Days("days to other countries, at most"),
  onlyListedCountries: Type.Boolean({
    description:
      "only the shipping countries are delivered to; false: every country is, by the rest of the world",
  }),
  deliveryTimes: Type.Array(
    NamedObject("DeliveryTime", { country: Name(80), daysFrom: Days("at least"), daysTo: Days("at most") }),
    { maxItems: 60, description: "countries whose transport takes another time" },
  ),
  workingWeekdays: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
    minItems: 1,
    maxItems: 7,
    uniqueItems: true,
    description: "1 is Monday",
  }),
  holidays: Type.Array(Text(20), { maxItems: 200, description: "no working days: YYYY-MM-DD" }),
  trackingUrls: Type.Array(Text(500), {
    maxItems: 40,
    description: "couriers' pages about a parcel: DHL=https://…{awb}",
  }),
  returnAddress: Lines,
  returnDays: Days("days after delivery in which goods may be returned"),
  exchangeHoldDays: Type.Integer({
    minimum: 3,
    maximum: 60,
    description: "days in which the new size of an exchange is reserved, and the old one should be back",
  }),
  exchangeSendsAtOnce: Type.Boolean({
    description: "true: the new size of an exchange leaves before the old one is back",
  }),
  faultReportDays: Days("working days in which faulty goods are reported"),
  refundDays: Days("working days in which refunds go out"),
  cancelHours: Type.Integer({
    minimum: 0,
    maximum: 720,
    description: "hours in which a customer may cancel",
  }),
  unpaidPiecesPerPerson: Type.Integer({
    minimum: 1,
    maximum: 100_000,
    description: "pieces of counted stock that the unpaid orders of one person may hold",
  }),
  unpaidPiecesPerClient: Type.Integer({
    minimum: 1,
    maximum: 100_000,
    description: "the same for all orders from one network, such as an office",
  }),
  unpaidShare: Type.Integer({
    minimum: 1,
    maximum: 100,
    description:
      "percent of a SKU that the unpaid orders of one person may hold, and of all together who have not proved their e-mail address; two pieces always",
  }),
  replyHours: Type.Integer({
    minimum: 1,
    maximum: 720,
    description: "hours in which enquiries are answered",
  }),
  joinerDays: Type.Integer({
    minimum: 0,
    maximum: 3_650,
    description:
      "days without a change until a member is deleted who has no employment, account or kit: a joiner who never came; 0: never",
  }),
  claimCardFact: Type.Enum(["employee_number", "first_day"], {
    description: "what is asked beside the code of a printed card, as HR knows it of the member",
  }),
  supportRefundLimit: Type.Union([Type.Integer({ minimum: 0, maximum: 10_000_000 }), Type.Null()], {
    description: "what support may refund of one order in all; null: no limit",
  }),
  supportDiscountLimit: Type.Union([Type.Integer({ minimum: 0, maximum: 100 }), Type.Null()], {
    description: "by how many per cent support may go below the shop's price of a line; null: no limit",
  }),
  mailFrom: Text(200),
  mailGreeting: Text(200),
  mailFooter: Text(500),
  sellerName: Text(120),
  sellerAddress: Lines,
  sellerCity: Text(80),
  sellerPostalCode: Text(20),
  sellerPhone: Text(40),
  sellerGstin: Type.Union([
    Type.String({ pattern: "^\\d{2}[A-Z]{5}\\d{4}[A-Z][A-Z\\d]Z[A-Z\\d]$" }),
    Type.Null(),
  ]),
  sellerVatNumber: Type.Union([Type.String({ pattern: "^[A-Z]{2}[A-Z0-9 .-]{2,18}$" }), Type.Null()], {
    description: "the seller's VAT number, outside India; null: invoices carry no VAT",
  }),
  vatCountries: Type.Array(Name(80), {
    maxItems: 60,
    description: "countries of delivery whose orders carry VAT, the others are exports; none: all",
  }),
  gstRate: Type.Integer({
    minimum: 0,
    maximum: 9999,
    description: "GST or VAT in prices, in hundredths of a percent",
  }),
  gstHsn: Type.Union([Type.String({ pattern: "^\\d{4,8}$" }), Type.Null()]),
  invoicePrefix: Type.String({ pattern: "^[A-Z0-9]{1,4}$" }),
  accounts: Accounts,
  fiscalYearMonth: Type.Integer({
    minimum: 1,
    maximum: 12,
    description: "the month in which the company's financial year begins, for files for accountants",
  }),
  datevConsultant: Type.Union([Type.Integer({ minimum: 1_001, maximum: 9_999_999 }), Type.Null()], {
    description: "the accountant's number at DATEV",
  }),
  datevClient: Type.Union([Type.Integer({ minimum: 1, maximum: 99_999 }), Type.Null()], {
    description: "the company's number at that accountant",
  }),
  areCurrenciesChosen: Type.Boolean({ description: "somebody looked at the currencies (the checklist)" }),
  arePoliciesRead: Type.Boolean({ description: "somebody read the policy pages (the checklist)" }),
  isMailTested: Type.Boolean({ description: "a test mail went out (the checklist)" }),
  isChecklistHidden: Type.Boolean(),
});
export type StoreSettings = Static<typeof StoreSettings>;
export type SettingName = keyof StoreSettings;

/** The mail server. The password is never sent back: an empty one keeps what is stored. */
export const MailServer = NamedObject("MailServer", {
  host: Name(200),
  port: Type.Integer({ minimum: 1, maximum: 65_535 }),
  isTls: Type.Boolean({
    description: "TLS from the first byte (usually port 465); false: STARTTLS where offered",
  }),
  user: Text(200),
  password: ExactText(500),
});
export type MailServer = Static<typeof MailServer>;

export const SettingsState = NamedObject("SettingsState", {
  version: Type.Integer({ minimum: 0 }),
  settings: StoreSettings,
  /** Fixed by the environment: a change here has no effect until the variable is unset. */
  fixed: Type.Array(Type.Object({ setting: Type.String(), variable: Type.String() })),
  mailServer: Type.Union([MailServer, Type.Null()]),
});
export type SettingsState = Static<typeof SettingsState>;

const admin = { tag: "Admin: settings", auth: "staff", roles: ["admin"] } as const;

export const adminSettings = {
  "GET /api/admin/settings": {
    operationId: "readSettings",
    ...admin,
    summary: "The store's settings, and which of them the environment fixes",
    output: SettingsState,
    errors: [],
  },
  "PUT /api/admin/settings": {
    operationId: "changeSettings",
    ...admin,
    summary: "Change some settings; the others stay",
    body: NamedObject("SettingsChange", {
      version: Type.Integer({ minimum: 0 }),
      settings: Type.Partial(StoreSettings),
      mailServer: Type.Optional(Type.Union([MailServer, Type.Null()])),
    }),
    output: SettingsState,
    errors: [
      "version_conflict",
      "setting_invalid",
      "setting_fixed",
      "currency_unknown",
      "base_currency_in_use",
    ],
  },
  "POST /api/admin/settings/test-mail": {
    operationId: "sendTestMail",
    ...admin,
    summary: "Send a test mail at once, through the given mail server or the store's own",
    body: Type.Object({
      recipient: Type.String({ maxLength: 200 }),
      mailServer: Type.Optional(MailServer),
    }),
    output: Type.Literal(1),
    errors: ["email_invalid", "mail_refused", "mail_server_missing"],
    perMinute: 10,
  },
} as const satisfies Record<string, StaffRoute>;
