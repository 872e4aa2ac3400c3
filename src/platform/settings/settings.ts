import type { SettingName, StoreSettings } from "../../contract/admin/settings.ts";
import type { Config } from "../config/config.ts";

/**
 * The settings of a store that has changed none. A new setting needs its type in contract/admin/settings.ts and its
 * default here.
 */
export const defaultSettings: StoreSettings = {
  companyName: "Our company",
  partnerName: "",
  tagline: "",
  supportEmail: "",
  officeHeading: "Our office",
  officeAddress: [],
  officeHours: "",
  homeCountry: "",
  timeZone: "UTC",
  baseCurrency: "INR",
  defaultCurrency: "USD",
  logoUrl: null,
  accentColour: "#b4532a",
  opensCart: false,
  languages: [],
  promises: [
    {
      title: "World Wide Shipping",
      text: "We ship to every country, and tell you what it costs before you order.",
    },
    { title: "High Quality Products", text: "Chosen by people who use them every day." },
    { title: "Customer Support", text: "Write to us: a person answers." },
  ],
  translations: {},
  signupDomain: null,
  dispatchDaysFrom: 3,
  dispatchDaysTo: 5,
  metroDaysFrom: 0,
  metroDaysTo: 0,
  homeDaysFrom: 3,
  homeDaysTo: 7,
  worldDaysFrom: 7,
  worldDaysTo: 10,
  onlyListedCountries: false,
  deliveryTimes: [],
  workingWeekdays: [1, 2, 3, 4, 5],
  holidays: [],
  trackingUrls: [],
  returnAddress: [],
  returnDays: 7,
  exchangeHoldDays: 14,
  exchangeSendsAtOnce: false,
  faultReportDays: 3,
  refundDays: 7,
  cancelHours: 24,
  replyHours: 24,
  unpaidPiecesPerPerson: 200,
  unpaidPiecesPerClient: 400,
  unpaidShare: 50,
  joinerDays: 365,
  claimCardFact: "employee_number",
  supportRefundLimit: null,
  supportDiscountLimit: null,
  mailFrom: "",
  mailGreeting: "Hello {firstName},",
  mailFooter: "",
  sellerName: "",
  sellerAddress: [],
  sellerCity: "",
  sellerPostalCode: "",
  sellerPhone: "",
  sellerGstin: null,
  sellerVatNumber: null,
  vatCountries: [],
  gstRate: 1_800,
  gstHsn: null,
  invoicePrefix: "KS",
  accounts: {
    customers: "1200",
    sales: "4000",
    shipping: "4100",
    tax: "2200",
    cgst: "2210",
    sgst: "2220",
    bank: "1000",
    stripe: "1010",
    razorpay: "1020",
    otherMoney: "1090",
    chargebacks: "6900",
  },
  fiscalYearMonth: 1,
  datevConsultant: null,
  datevClient: null,
  areCurrenciesChosen: false,
  arePoliciesRead: false,
  isMailTested: false,
  isChecklistHidden: false,
};

/** The settings that a variable of the environment may fix; its key in Config and its name. */
const settingsOfEnvironment = {
  companyName: "COMPANY_NAME",
  partnerName: "PARTNER_NAME",
  tagline: "TAGLINE",
  supportEmail: "SUPPORT_EMAIL",
  officeAddress: "OFFICE_ADDRESS",
  officeHours: "OFFICE_HOURS",
  timeZone: "TIME_ZONE",
  logoUrl: "LOGO_URL",
  accentColour: "ACCENT_COLOUR",
  signupDomain: "SIGNUP_DOMAIN",
  mailFrom: "MAIL_FROM",
  sellerName: "SELLER_NAME",
  sellerAddress: "SELLER_ADDRESS",
  sellerGstin: "SELLER_GSTIN",
  gstRate: "GST_RATE",
  gstHsn: "GST_HSN",
  invoicePrefix: "INVOICE_PREFIX",
  supportRefundLimit: "SUPPORT_REFUND_LIMIT",
  trackingUrls: "TRACKING_URLS",
} as const satisfies { readonly [K in SettingName]?: string };

type SettingOfEnvironment = keyof typeof settingsOfEnvironment;
export type EnvironmentSettings = Pick<Config, SettingOfEnvironment>;

/** The settings that the environment fixes, with the variable that does. */
export const fixedSettings = (config: EnvironmentSettings) =>
  (Object.keys(settingsOfEnvironment) as SettingOfEnvironment[])
    .filter((setting) => config[setting] !== undefined)
    .map((setting) => ({ setting, variable: settingsOfEnvironment[setting] as string }));

/** The settings in force: of the environment, else what staff stored, else the default. */
export function effectiveSettings(
  stored: Partial<StoreSettings>,
  config: EnvironmentSettings,
): StoreSettings {
  const fixed = Object.fromEntries(fixedSettings(config).map(({ setting }) => [setting, config[setting]]));
  // 18 % is India's: elsewhere a rate is chosen before prices are said to contain one.
  const baseCurrency = stored.baseCurrency ?? defaultSettings.baseCurrency;
  const elsewhere = baseCurrency === "INR" ? {} : { gstRate: 0 };
  return { ...defaultSettings, ...elsewhere, ...stored, ...fixed };
}

/** The `From` of the store's mails: what was set, else the company with its support address. */
export const mailSenderOf = ({ mailFrom, companyName, supportEmail }: StoreSettings): string =>
  mailFrom || `"${companyName.replace(/["\\]/g, "")} store" <${supportEmail || "store@localhost"}>`;

/** Who invoices: the seller, else the partner, else the company. */
export const sellerNameOf = ({ sellerName, partnerName, companyName }: StoreSettings): string =>
  sellerName || partnerName || companyName;

/** The seller's address on invoices, below the seller's name: its own, else that of the office. */
export function sellerAddressOf(settings: StoreSettings): readonly string[] {
  const { sellerAddress, officeAddress } = settings;
  const lines = sellerAddress.length ? sellerAddress : officeAddress;
  return lines[0] === sellerNameOf(settings) ? lines.slice(1) : lines; // as on an envelope, it begins with the name
}
