import { isIP } from "node:net";

/** One typed table of everything that can be configured. README and .env.example are generated from it. */
export interface Setting<T> {
  readonly name: string;
  readonly fallback: string | undefined;
  readonly description: string;
  readonly parse: (text: string) => T;
}

class InvalidValue extends Error {}

const MAX_DAYS = 36_500;
const text = (value: string): string => value.trim();
const semicolonList = (value: string): readonly string[] => value.split(";").map(text).filter(Boolean);
const port = (value: string): number => wholeNumber(value, 0, 65_535);
const onOff = (value: string): boolean => {
  if (/^(on|true|1|yes)$/i.test(value)) return true;
  if (/^(off|false|0|no)$/i.test(value)) return false;
  throw new InvalidValue("must be on or off");
};
function wholeNumber(value: string, from: number, to: number): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < from || number > to)
    throw new InvalidValue(`must be a whole number from ${from} to ${to}`);
  return number;
}
function url(...protocols: string[]) {
  return (value: string): string => {
    const parsed = URL.parse(value);
    if (!parsed || !protocols.includes(parsed.protocol)) {
      throw new InvalidValue(
        `must be an address that begins with ${protocols.map((p) => `${p}//`).join(" or ")}`,
      );
    }
    return value.replace(/\/+$/, "");
  };
}
/** Only a list: whoever trusts every sender lets each choose the client IP that limits and the audit go by. */
function proxies(value: string): readonly string[] {
  if (/^(off|false|0|no)$/i.test(value)) return [];
  const listed = value.split(",").map(text).filter(Boolean);
  const isProxy = (each: string) => {
    const [address = "", bits, ...rest] = each.split("/");
    const version = isIP(address);
    const isNetwork =
      bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
    return each === "loopback" || each === "uniquelocal" || (version > 0 && isNetwork && rest.length === 0);
  };
  if (!listed.every(isProxy)) {
    throw new InvalidValue(
      "must be off, or the addresses or networks of your proxies, such as 10.0.0.5, 10.1.0.0/16 (loopback and uniquelocal are words for the usual ones)",
    );
  }
  return listed;
}
function postgresUrl(value: string): string {
  if (/^postgres(ql)?:\/\/[^/?]*,/.test(value)) {
    throw new InvalidValue(
      "names several servers; name one, and let HAProxy, PgBouncer or a virtual IP lead to the one that takes writes",
    );
  }
  return url("postgres:", "postgresql:")(value);
}
function email(value: string): string {
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(value)) throw new InvalidValue("must be an e-mail address");
  return value;
}
function sender(value: string): string {
  const bare = /<([^<>]+)>\s*$/.exec(value)?.[1] ?? value;
  email(bare);
  return value;
}
function oneOf<const T extends string>(...values: T[]) {
  return (value: string): T => {
    const found = values.find((candidate) => candidate === value.toLowerCase());
    if (!found) throw new InvalidValue(`must be one of ${values.join(", ")}`);
    return found;
  };
}
function colour(value: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(value)) throw new InvalidValue("must be a colour such as #b4532a");
  return value.toLowerCase();
}
function domain(value: string): string {
  const bare = value.replace(/^@/, "").toLowerCase();
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(bare))
    throw new InvalidValue("must be a domain such as ledgerline.example");
  return bare;
}
function gstin(value: string): string {
  const bare = value.toUpperCase();
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/.test(bare))
    throw new InvalidValue("must be a GSTIN such as 27AAAAA0000A1Z5");
  return bare;
}
function basisPoints(value: string): number {
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(value)) throw new InvalidValue("must be percent such as 18 or 12.5");
  return Math.round(Number(value) * 100);
}
function courierUrls(value: string): readonly { readonly courier: string; readonly template: string }[] {
  return semicolonList(value).map((pair) => {
    const [courier = "", ...rest] = pair.split("=");
    const template = rest.join("=").trim();
    if (!courier.trim() || !/^https:\/\/[^\s]*\{awb\}/.test(template))
      throw new InvalidValue("must be pairs such as DHL=https://track.example/?n={awb}");
    return { courier: courier.trim(), template };
  });
}
function matching(pattern: RegExp, message: string) {
  return (value: string): string => {
    if (!pattern.test(value)) throw new InvalidValue(message);
    return value;
  };
}
function timeZone(value: string): string {
  try {
    new Intl.DateTimeFormat("en", { timeZone: value });
    return value;
  } catch {
    throw new InvalidValue("must be a time zone such as Asia/Kolkata");
  }
}
function password(value: string): string {
  if (value.length < 12) throw new InvalidValue("must have at least 12 characters");
  return value;
}

function setting<T>(
  name: string,
  fallback: string | undefined,
  description: string,
  parse: (value: string) => T,
): Setting<T> {
  return { name, fallback, description, parse };
}

/** Staff set it in the admin. Where the environment sets it too, the environment wins. */
const storeSetting = <T>(name: string, description: string, parse: (value: string) => T): Setting<T> =>
  setting(name, undefined, `${description}; set: wins over the admin's settings`, parse);

export const settings = {
  host: setting("HOST", "127.0.0.1", "Address to listen on", text),
  port: setting("PORT", "3000", "Port to listen on; 0 takes a free one", port),
  publicUrl: setting(
    "PUBLIC_URL",
    undefined,
    "URL of the store as customers see it; default http://HOST:PORT",
    url("http:", "https:"),
  ),
  maxPiecesPerLine: setting(
    "MAX_PIECES_PER_LINE",
    "50",
    "Pieces of one product with counted stock that one order can have",
    (value) => wholeNumber(value, 1, 999),
  ),
  maxPiecesPerOrder: setting(
    "MAX_PIECES_PER_ORDER",
    "200",
    "Pieces with counted stock that one order can have in all",
    (value) => wholeNumber(value, 1, 100_000),
  ),
  keepMailsDays: setting(
    "KEEP_MAILS_DAYS",
    "400",
    "Days until sent and failed mails are deleted, at least 35",
    (value) => wholeNumber(value, 35, MAX_DAYS),
  ),
  keepEnquiriesDays: setting(
    "KEEP_ENQUIRIES_DAYS",
    "730",
    "Days until answered and closed enquiries are deleted with their replies",
    (value) => wholeNumber(value, 30, MAX_DAYS),
  ),
  keepUnusedImagesDays: setting(
    "KEEP_UNUSED_IMAGES_DAYS",
    "90",
    "Days until an uploaded image is deleted that no product, page, draft or order shows",
    (value) => wholeNumber(value, 7, MAX_DAYS),
  ),
  keepCartsDays: setting(
    "KEEP_CARTS_DAYS",
    "365",
    "Days until a customer's untouched cart is deleted; a guest's is after 30",
    (value) => wholeNumber(value, 30, MAX_DAYS),
  ),
  dataDir: setting("DATA_DIR", "./data", "Folder of the embedded database and of rendered images", text),
  s3Endpoint: setting(
    "S3_ENDPOINT",
    undefined,
    "URL of an S3 store that machines share rendered images through; unset: each has its own",
    url("http:", "https:"),
  ),
  s3Bucket: setting("S3_BUCKET", undefined, "Bucket of that store", text),
  s3Region: setting("S3_REGION", "us-east-1", "Region of that store", text),
  s3AccessKeyId: setting("S3_ACCESS_KEY_ID", undefined, "Key of that store", text),
  s3SecretAccessKey: setting("S3_SECRET_ACCESS_KEY", undefined, "Secret of that key", text),
  databaseUrl: setting(
    "DATABASE_URL",
    undefined,
    "PostgreSQL 15 or newer; unset: the embedded database",
    postgresUrl,
  ),
  poolSize: setting(
    "POOL_SIZE",
    "10",
    "Connections to PostgreSQL that one process uses for requests; 5 more are for jobs, /readyz and changes",
    (v) => wholeNumber(v, 2, 200),
  ),
  drainSeconds: setting(
    "DRAIN_SECONDS",
    "0",
    "How long /readyz says 503 before a process that was asked to end takes no more requests; behind a balancer, more than its check interval",
    (v) => wholeNumber(v, 0, 300),
  ),
  smtpUrl: setting(
    "SMTP_URL",
    undefined,
    "Mail server; unset: mails are kept and shown at /mailbox",
    url("smtp:", "smtps:"),
  ),
  stripeSecretKey: setting(
    "STRIPE_SECRET_KEY",
    undefined,
    "Key of a Stripe account: payment links by Stripe",
    text,
  ),
  stripeWebhookSecret: setting(
    "STRIPE_WEBHOOK_SECRET",
    undefined,
    "Secret that Stripe signs its messages to /api/webhooks/stripe with",
    text,
  ),
  stripeApiUrl: setting(
    "STRIPE_API_URL",
    "https://api.stripe.com",
    "Where Stripe's interface is",
    url("http:", "https:"),
  ),
  razorpayKeyId: setting(
    "RAZORPAY_KEY_ID",
    undefined,
    "Key of a Razorpay account: payment links by Razorpay",
    text,
  ),
  razorpayKeySecret: setting("RAZORPAY_KEY_SECRET", undefined, "Secret of that key", text),
  razorpayWebhookSecret: setting(
    "RAZORPAY_WEBHOOK_SECRET",
    undefined,
    "Secret that Razorpay signs its messages to /api/webhooks/razorpay with",
    text,
  ),
  razorpayApiUrl: setting(
    "RAZORPAY_API_URL",
    "https://api.razorpay.com",
    "Where Razorpay's interface is",
    url("http:", "https:"),
  ),
  paymentLinks: setting(
    "PAYMENT_LINKS",
    "automatic",
    "automatic: a provider with keys makes and mails the link right after the order, where the shipping charge is known; by-hand: staff do",
    oneOf("automatic", "by-hand"),
  ),
  unpaidOrderDays: setting(
    "UNPAID_ORDER_DAYS",
    "7",
    "Days after which an order that nobody paid is cancelled; 0: never",
    (v) => wholeNumber(v, 0, 365),
  ),
  supportRefundLimit: setting(
    "SUPPORT_REFUND_LIMIT",
    undefined,
    "The largest refund in rupees that the role support may make at once; unset: no limit",
    (v) => wholeNumber(v, 0, 10_000_000),
  ),
  mailFrom: storeSetting("MAIL_FROM", "Sender of the store's mails", sender),
  supportEmail: storeSetting("SUPPORT_EMAIL", "Support: shown on pages, receives enquiries", email),
  companyName: storeSetting("COMPANY_NAME", "The company whose store this is", text),
  partnerName: storeSetting("PARTNER_NAME", "The merchandising partner", text),
  officeAddress: storeSetting(
    "OFFICE_ADDRESS",
    "The office on the contact page; a semicolon begins a new line",
    semicolonList,
  ),
  officeHours: storeSetting("OFFICE_HOURS", "When that office can be reached", text),
  timeZone: storeSetting("TIME_ZONE", "The store's time zone: days on lists, invoices and mails", timeZone),
  tagline: storeSetting("TAGLINE", "Line under the logo in the footer", text),
  logoUrl: storeSetting("LOGO_URL", "Image of the logo", text),
  accentColour: storeSetting("ACCENT_COLOUR", "The one accent of the design", colour),
  signupDomain: storeSetting("SIGNUP_DOMAIN", "Sign-up only with addresses of this domain", domain),
  demo: setting("DEMO", "on", "Load the demo catalogue and accounts into an empty database", onOff),
  adminEmail: setting("ADMIN_EMAIL", undefined, "Create or update this administrator at start", email),
  adminPassword: setting(
    "ADMIN_PASSWORD",
    undefined,
    "Password of that administrator (12 characters or more)",
    password,
  ),
  secondFactor: setting(
    "SECOND_FACTOR",
    "optional",
    "required: nobody works in the admin without a second factor",
    oneOf("optional", "required"),
  ),
  ratesUrl: setting(
    "RATES_URL",
    undefined,
    'Where currency rates are read from once a day: {"rupeesPer":{"USD":"85.12"}} or {"base":"INR","rates":{"USD":0.01175}}; unset: only by hand',
    url("http:", "https:"),
  ),
  trackingUrls: setting(
    "TRACKING_URLS",
    "",
    "Couriers' pages about a parcel: `DHL=https://www.dhl.com/in-en/home/tracking.html?tracking-id={awb}`; a semicolon between couriers",
    courierUrls,
  ),
  workers: setting("WORKERS", "1", "Processes; more than 1 needs DATABASE_URL", (v) =>
    wholeNumber(v, 1, 256),
  ),
  cacheMegabytes: setting(
    "CACHE_MB",
    "128",
    "Megabytes of cached pages and API responses in each process",
    (v) => wholeNumber(v, 1, 65_536),
  ),
  trustProxy: setting(
    "TRUST_PROXY",
    "off",
    "Proxies of yours whose X-Forwarded-For names the client IP: addresses and networks with commas, such as 10.0.0.5, 10.1.0.0/16; also loopback and uniquelocal",
    proxies,
  ),
  operationsToken: setting(
    "OPERATIONS_TOKEN",
    undefined,
    "Bearer token (16 characters or more) with which /metrics and /api/docs can be read from elsewhere; unset: only from this machine",
    matching(/^[\x21-\x7e]{16,200}$/, "must have 16 characters or more"),
  ),
  apiDocs: setting("API_DOCS", "private", "public: anybody may read /api/docs", oneOf("private", "public")),
  rateLimit: setting(
    "RATE_LIMIT",
    "600",
    "API calls a minute from one client IP; 0 switches the limits off",
    (v) => wholeNumber(v, 0, 1_000_000),
  ),
  sellerName: storeSetting("SELLER_NAME", "Who invoices", text),
  sellerAddress: storeSetting(
    "SELLER_ADDRESS",
    "The seller's address on invoices; a semicolon begins a new line",
    semicolonList,
  ),
  sellerGstin: storeSetting("SELLER_GSTIN", "The seller's GSTIN, which names the state too", gstin),
  gstRate: storeSetting(
    "GST_RATE",
    "Percent of GST in the price of products without a rate of their own, and in shipping",
    basisPoints,
  ),
  gstHsn: storeSetting(
    "GST_HSN",
    "HSN code of products without one of their own",
    matching(/^\d{4,8}$/, "must be 4 to 8 digits"),
  ),
  invoicePrefix: storeSetting(
    "INVOICE_PREFIX",
    "Beginning of invoice numbers, as in KS/26-27/00001",
    matching(/^[A-Z0-9]{1,4}$/, "must be 1 to 4 capital letters or digits"),
  ),
  logLevel: setting(
    "LOG_LEVEL",
    "info",
    "fatal, error, warn, info, debug, trace or silent",
    oneOf("fatal", "error", "warn", "info", "debug", "trace", "silent"),
  ),
};

type Settings = typeof settings;
type Value<K extends keyof Settings> = ReturnType<Settings[K]["parse"]>;
/** The settings that staff may change, where the environment does not fix them (features/settings/settings.ts). */
type StoreSetting =
  | "companyName"
  | "partnerName"
  | "tagline"
  | "supportEmail"
  | "officeAddress"
  | "officeHours"
  | "timeZone"
  | "logoUrl"
  | "accentColour"
  | "signupDomain"
  | "mailFrom"
  | "sellerName"
  | "sellerAddress"
  | "sellerGstin"
  | "gstRate"
  | "gstHsn"
  | "invoicePrefix";
type Unset =
  | "publicUrl"
  | "s3Endpoint"
  | "s3Bucket"
  | "s3AccessKeyId"
  | "s3SecretAccessKey"
  | "databaseUrl"
  | "smtpUrl"
  | "stripeSecretKey"
  | "stripeWebhookSecret"
  | "razorpayKeyId"
  | "razorpayKeySecret"
  | "razorpayWebhookSecret"
  | "supportRefundLimit"
  | "ratesUrl"
  | StoreSetting
  | "adminEmail"
  | "operationsToken"
  | "adminPassword";
export type Config = { readonly [K in Exclude<keyof Settings, Unset>]: Value<K> } & {
  readonly [K in Exclude<Unset, "publicUrl">]: Value<K> | undefined;
} & { readonly publicUrl: string };

/** The environment, parsed once. Throws one clear line that names every bad value. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const config: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [key, { name, fallback, parse }] of Object.entries(settings)) {
    const given = env[name]?.trim() || fallback;
    try {
      config[key] = given === undefined ? undefined : parse(given);
    } catch (error) {
      if (!(error instanceof InvalidValue)) throw error;
      problems.push(`${name} ${error.message}`);
    }
  }
  const read = config as unknown as Config;
  if (!problems.length) problems.push(...findConflicts(read));
  if (problems.length) throw new ConfigError(`Configuration: ${problems.join("; ")}.`);
  const hostInUrl = read.host.includes(":") ? `[${read.host}]` : read.host; // an IPv6 address
  return { ...read, publicUrl: read.publicUrl ?? `http://${hostInUrl}:${read.port}` };
}

export class ConfigError extends Error {}

function findConflicts(config: Config): string[] {
  const found: string[] = [];
  if (config.workers > 1 && !config.databaseUrl)
    found.push("WORKERS above 1 needs DATABASE_URL (the embedded database takes one process)");
  if (Boolean(config.adminEmail) !== Boolean(config.adminPassword))
    found.push("ADMIN_EMAIL and ADMIN_PASSWORD go together");
  const s3 = [config.s3Endpoint, config.s3Bucket, config.s3AccessKeyId, config.s3SecretAccessKey];
  if (s3.some(Boolean) && !s3.every(Boolean))
    found.push("S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together");
  const stripe = [config.stripeSecretKey, config.stripeWebhookSecret];
  if (stripe.some(Boolean) && !stripe.every(Boolean))
    found.push("STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together");
  const razorpay = [config.razorpayKeyId, config.razorpayKeySecret, config.razorpayWebhookSecret];
  if (razorpay.some(Boolean) && !razorpay.every(Boolean))
    found.push("RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET go together");
  return found;
}
