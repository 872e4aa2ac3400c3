/** Services of others that the store works with, as staff know them. */
export const integrationNames = ["stripe", "razorpay", "easypost", "rates", "companyLogin"] as const;
export type IntegrationName = (typeof integrationNames)[number];

/** What each needs. The names are those of the configuration (platform/config), whose variables win where they are set. */
export const integrationFields = {
  stripe: ["stripeSecretKey", "stripeWebhookSecret"],
  razorpay: ["razorpayKeyId", "razorpayKeySecret", "razorpayWebhookSecret"],
  easypost: ["easypostWebhookSecret"],
  rates: ["ratesUrl"],
  companyLogin: [
    "oidcIssuer",
    "oidcClientId",
    "oidcClientSecret",
    "oidcDomains",
    "oidcRoleClaim",
    "oidcRoles",
  ],
} as const satisfies Record<IntegrationName, readonly string[]>;
export type IntegrationField = (typeof integrationFields)[IntegrationName][number];

/** Never sent back: an empty one keeps what is stored. */
export const secretFields: ReadonlySet<IntegrationField> = new Set<IntegrationField>([
  "stripeSecretKey",
  "stripeWebhookSecret",
  "razorpayKeySecret",
  "razorpayWebhookSecret",
  "easypostWebhookSecret",
  "oidcClientSecret",
]);

/** May be empty. */
export const optionalFields: ReadonlySet<IntegrationField> = new Set<IntegrationField>([
  "oidcClientSecret",
  "oidcRoleClaim",
  "oidcRoles",
]);
