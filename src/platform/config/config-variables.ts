import {
  basisPoints,
  colour,
  courierUrls,
  demoMode,
  domain,
  domains,
  email,
  gstin,
  matching,
  oneOf,
  onOff,
  password,
  port,
  postgresUrl,
  proxies,
  roleGroups,
  secretKey,
  secretKeys,
  semicolonList,
  sender,
  text,
  timeZone,
  url,
  wholeNumber,
} from "./config-values.ts";

export interface Variable<T> {
  readonly name: string;
  readonly fallback: string | undefined;
  readonly description: string;
  /** Throws InvalidValue. */
  readonly parse: (text: string) => Exclude<T, undefined>;
}

const MAX_DAYS = 36_500;

const variable = <T>(
  name: string,
  fallback: string,
  description: string,
  parse: (value: string) => Exclude<T, undefined>,
): Variable<T> => ({ name, fallback, description, parse });

/** Undefined in the configuration where the environment does not set it. */
const optional = <T>(
  name: string,
  description: string,
  parse: (value: string) => Exclude<T, undefined>,
): Variable<T | undefined> => ({ name, fallback: undefined, description, parse });

/** Staff set it in the admin. Where the environment sets it too, the environment wins. */
const storeSetting = <T>(
  name: string,
  description: string,
  parse: (value: string) => Exclude<T, undefined>,
): Variable<T | undefined> => optional(name, `${description}; set: wins over the admin's settings`, parse);

/** Staff set it in the admin too, under Integrations. An integration that the environment sets is taken whole from there. */
const integration = <T>(
  name: string,
  description: string,
  parse: (value: string) => Exclude<T, undefined>,
): Variable<T | undefined> =>
  optional(name, `${description}; set: wins over the admin's integrations`, parse);

/**
 * Everything that can be configured. The lists in docs/running.md and .env.example are generated from it.
 */
export const variables = {
  host: variable("HOST", "127.0.0.1", "Address to listen on", text),
  port: variable("PORT", "3000", "Port to listen on; 0 takes a free one", port),
  publicUrl: optional(
    "PUBLIC_URL",
    "URL of the store as customers see it; default http://HOST:PORT",
    url("http:", "https:"),
  ),
  maxPiecesPerLine: variable(
    "MAX_PIECES_PER_LINE",
    "50",
    "Pieces of one product with counted stock that one order can have",
    (value) => wholeNumber(value, 1, 999),
  ),
  maxPiecesPerOrder: variable(
    "MAX_PIECES_PER_ORDER",
    "200",
    "Pieces with counted stock that one order can have in all",
    (value) => wholeNumber(value, 1, 100_000),
  ),
  keepMailsDays: variable(
    "KEEP_MAILS_DAYS",
    "400",
    "Days until sent and failed mails are deleted, at least 35",
    (value) => wholeNumber(value, 35, MAX_DAYS),
  ),
  keepEnquiriesDays: variable(
    "KEEP_ENQUIRIES_DAYS",
    "730",
    "Days until answered and closed enquiries are deleted with their replies",
    (value) => wholeNumber(value, 30, MAX_DAYS),
  ),
  keepUnusedImagesDays: variable(
    "KEEP_UNUSED_IMAGES_DAYS",
    "90",
    "Days until an uploaded image that no product, page, draft or order shows is deleted",
    (value) => wholeNumber(value, 7, MAX_DAYS),
  ),
  keepCartsDays: variable(
    "KEEP_CARTS_DAYS",
    "365",
    "Days until a customer's untouched cart is deleted; a guest's after 30",
    (value) => wholeNumber(value, 30, MAX_DAYS),
  ),
  dataDir: variable("DATA_DIR", "./data", "Folder of the embedded database and of rendered images", text),
  embeddedFsync: variable(
    "EMBEDDED_FSYNC",
    "off",
    "on: the embedded database waits for the disk at each commit, so a power cut loses nothing; orders take longer",
    onOff,
  ),
  restoreTests: variable(
    "RESTORE_TESTS",
    "off",
    "on: once a week `daily-backups` restores its newest backup into an embedded database for a test, which it deletes again",
    onOff,
  ),
  renderAhead: variable(
    "RENDER_AHEAD",
    "on",
    "off: images are rendered when somebody asks for them, and not in quiet moments before",
    onOff,
  ),
  s3Endpoint: optional(
    "S3_ENDPOINT",
    "URL of an S3 store that machines share rendered images through; unset: each has its own",
    url("http:", "https:"),
  ),
  s3Bucket: optional("S3_BUCKET", "Bucket of that store", text),
  s3Region: variable("S3_REGION", "us-east-1", "Region of that store", text),
  s3AccessKeyId: optional("S3_ACCESS_KEY_ID", "Key of that store", text),
  s3SecretAccessKey: optional("S3_SECRET_ACCESS_KEY", "Secret of that key", text),
  databaseUrl: optional(
    "DATABASE_URL",
    "PostgreSQL 15 or newer; several servers with commas: the one that takes writes; unset: the embedded database",
    postgresUrl,
  ),
  databaseDirectUrl: optional(
    "DATABASE_DIRECT_URL",
    "The same database without PgBouncer, when DATABASE_URL leads to PgBouncer in transaction mode: for migrations, jobs and LISTEN",
    postgresUrl,
  ),
  databaseReadUrl: optional(
    "DATABASE_READ_URL",
    "A replica of the database for the admin's overview, audit and monthly reports, which may be some seconds old; 3 more connections",
    postgresUrl,
  ),
  poolSize: variable(
    "POOL_SIZE",
    "10",
    "Connections to PostgreSQL that one process uses for requests; 5 more are for jobs, /readyz and changes",
    (v) => wholeNumber(v, 2, 200),
  ),
  slowStatementMs: variable(
    "SLOW_STATEMENT_MS",
    "200",
    "A statement that takes this many milliseconds is logged with its plan, once a minute; 0 switches it off",
    (v) => wholeNumber(v, 0, 3_600_000),
  ),
  otlpEndpoint: optional(
    "OTEL_EXPORTER_OTLP_ENDPOINT",
    "OpenTelemetry collector that gets traces and metrics by OTLP over HTTP, such as http://127.0.0.1:4318",
    url("http:", "https:"),
  ),
  drainSeconds: variable(
    "DRAIN_SECONDS",
    "0",
    "How long /readyz says 503 before a process that was asked to end takes no more requests; behind a balancer, more than its check interval",
    (v) => wholeNumber(v, 0, 300),
  ),
  outboundTls: variable(
    "OUTBOUND_TLS",
    "required",
    "off: mail server, PostgreSQL, bucket, rates, collector and payment provider may be reached without encryption on other machines too",
    oneOf("required", "off"),
  ),
  smtpUrl: optional(
    "SMTP_URL",
    "Mail server; unset: mails are kept and shown at /mailbox",
    url("smtp:", "smtps:"),
  ),
  stripeSecretKey: integration("STRIPE_SECRET_KEY", "Key of a Stripe account: payment links by Stripe", text),
  stripeWebhookSecret: integration(
    "STRIPE_WEBHOOK_SECRET",
    "Secret that Stripe signs its messages to /api/webhooks/stripe with",
    text,
  ),
  stripeApiUrl: variable(
    "STRIPE_API_URL",
    "https://api.stripe.com",
    "Where Stripe's interface is",
    url("http:", "https:"),
  ),
  razorpayKeyId: integration("RAZORPAY_KEY_ID", "Key of a Razorpay account: payment links by Razorpay", text),
  razorpayKeySecret: integration("RAZORPAY_KEY_SECRET", "Secret of that key", text),
  razorpayWebhookSecret: integration(
    "RAZORPAY_WEBHOOK_SECRET",
    "Secret that Razorpay signs its messages to /api/webhooks/razorpay with",
    text,
  ),
  razorpayApiUrl: variable(
    "RAZORPAY_API_URL",
    "https://api.razorpay.com",
    "Where Razorpay's interface is",
    url("http:", "https:"),
  ),
  paymentLinks: variable(
    "PAYMENT_LINKS",
    "automatic",
    "automatic: a provider with keys makes and mails the link right after the order, where the shipping charge is known; by-hand: staff do",
    oneOf("automatic", "by-hand"),
  ),
  unprovedOrderHours: variable(
    "UNPROVED_ORDER_HOURS",
    "72",
    "Hours that a customer who has not proved the e-mail address has to pay, from the order and again from its payment link; then it is cancelled. 0: as other orders",
    (v) => wholeNumber(v, 0, 720),
  ),
  unpaidOrderDays: variable(
    "UNPAID_ORDER_DAYS",
    "7",
    "Days that other customers have to pay, from the order and again from its payment link; then it is cancelled. 0: for ever",
    (v) => wholeNumber(v, 0, 365),
  ),
  supportRefundLimit: storeSetting(
    "SUPPORT_REFUND_LIMIT",
    "What the role support may refund of one order in all, in the base currency",
    (v) => wholeNumber(v, 0, 10_000_000),
  ),
  trackingUrls: storeSetting(
    "TRACKING_URLS",
    "Couriers' pages about a parcel: `DHL=https://www.dhl.com/in-en/home/tracking.html?tracking-id={awb}`; a semicolon between couriers",
    courierUrls,
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
  demo: variable(
    "DEMO",
    "on",
    "on: the demo catalogue and accounts in an empty database, on this machine only; public: with random passwords; off: none, and accounts of an older demo are blocked",
    demoMode,
  ),
  adminEmail: optional("ADMIN_EMAIL", "Create this administrator at the first start", email),
  adminPassword: optional(
    "ADMIN_PASSWORD",
    "Password of that administrator (12 characters or more); used once, never to reset one",
    password,
  ),
  secretKey: optional(
    "SECRET_KEY",
    "Encrypts keys of authenticator apps, the mail server's password and the integrations: 32 random characters or more (`openssl rand -base64 32`), the same in all processes; unset: one made at the first start, in DATA_DIR. A public store needs it",
    secretKey,
  ),
  oldSecretKeys: variable(
    "OLD_SECRET_KEYS",
    "",
    "Earlier values of SECRET_KEY, with commas: the next start encrypts anew what they encrypted",
    secretKeys,
  ),
  auditAnchors: optional(
    "AUDIT_ANCHORS",
    "File that the newest audit row is appended to each night, signed; better on another disk than the database; unset: DATA_DIR/audit-anchors.log",
    text,
  ),
  auditAnchorsBucket: optional(
    "AUDIT_ANCHORS_BUCKET",
    "Bucket that each anchor is also written to, as an object of its own; needs S3_ENDPOINT and its keys",
    text,
  ),
  oidcIssuer: integration(
    "OIDC_ISSUER",
    "URL of the company's OpenID Connect provider: people log in with the company; with it OIDC_CLIENT_ID and OIDC_DOMAINS",
    url("http:", "https:"),
  ),
  oidcClientId: integration("OIDC_CLIENT_ID", "The store's name at that provider", text),
  oidcClientSecret: integration("OIDC_CLIENT_SECRET", "Its secret; unset: a public client", text),
  oidcDomains: variable(
    "OIDC_DOMAINS",
    "",
    "Domains with commas: only e-mail addresses in them may log in with the company",
    domains,
  ),
  oidcRoleClaim: variable(
    "OIDC_ROLE_CLAIM",
    "groups",
    "Claim that lists the groups or roles of a person at the provider",
    text,
  ),
  oidcRoles: variable(
    "OIDC_ROLES",
    "",
    "Which of them work in the admin: `store-admins=admin, helpdesk=support`. With it the provider decides the role at each such login; unset: staff give roles in the admin",
    roleGroups,
  ),
  passwords: variable(
    "PASSWORDS",
    "on",
    "off: nobody logs in, signs up or sets anything by password or mailed code; needs OIDC_ISSUER",
    oneOf("on", "off"),
  ),
  secondFactor: optional(
    "SECOND_FACTOR",
    "required: nobody works in the admin without a second factor; unset: required in a public store, optional on this machine alone",
    oneOf("optional", "required"),
  ),
  ratesUrl: integration(
    "RATES_URL",
    'Where currency rates are read from once a day: {"base":"INR","rates":{"USD":0.01175}} or {"base":"INR","perUnit":{"USD":"85.12"}}, of the store\'s base currency; unset: only by hand',
    url("http:", "https:"),
  ),
  importImageHosts: variable(
    "IMPORT_IMAGE_HOSTS",
    "",
    "Servers of your own network from which an import of products may fetch images, as host:port, a semicolon between them: http is allowed there. All others must be public and have https",
    semicolonList,
  ),
  importImagesFrom: variable(
    "IMPORT_IMAGES_FROM",
    "anywhere",
    "listed: an import of products fetches images from the servers in IMPORT_IMAGE_HOSTS alone; anywhere: from the public internet too",
    oneOf("anywhere", "listed"),
  ),
  easypostWebhookSecret: integration(
    "EASYPOST_WEBHOOK_SECRET",
    "Secret that EasyPost signs its messages to /api/webhooks/easypost with: parcels are then marked delivered by themselves",
    text,
  ),
  workers: variable("WORKERS", "1", "Processes; more than 1 needs DATABASE_URL", (v) =>
    wholeNumber(v, 1, 256),
  ),
  cacheMegabytes: variable(
    "CACHE_MB",
    "128",
    "Megabytes of cached pages and API responses in each process",
    (v) => wholeNumber(v, 1, 65_536),
  ),
  trustProxy: variable(
    "TRUST_PROXY",
    "off",
    "Proxies of yours whose X-Forwarded-For names the client IP: addresses and networks with commas, such as 10.0.0.5, 10.1.0.0/16; also loopback and uniquelocal. Set: the store is public",
    proxies,
  ),
  operationsToken: optional(
    "OPERATIONS_TOKEN",
    "Bearer token (16 characters or more) with which /metrics and /api/docs can be read from elsewhere; unset: only from this machine",
    matching(/^[\x21-\x7e]{16,200}$/, "must have 16 characters or more"),
  ),
  apiDocs: variable(
    "API_DOCS",
    "private",
    "public: anybody may read /api/docs and /api/docs/admin",
    oneOf("private", "public"),
  ),
  rateLimit: variable(
    "RATE_LIMIT",
    "600",
    "API calls a minute from one client IP, as many pages and catalogue responses that are not in the cache, and twenty times as many requests; 0 switches all limits off",
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
  logLevel: variable(
    "LOG_LEVEL",
    "info",
    "fatal, error, warn, info, debug, trace or silent",
    oneOf("fatal", "error", "warn", "info", "debug", "trace", "silent"),
  ),
  logFormat: variable(
    "LOG_FORMAT",
    "json",
    "json: an object a line, for programs; text: a line for people",
    oneOf("json", "text"),
  ),
  logFolder: optional(
    "LOG_FOLDER",
    "Folder with a log file a day (UTC); unset: the log goes to standard output",
    text,
  ),
  logDays: variable(
    "LOG_DAYS",
    "14",
    "How many days have a file in LOG_FOLDER; older ones are deleted",
    (value) => wholeNumber(value, 1, MAX_DAYS),
  ),
};
