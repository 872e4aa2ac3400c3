import type { IntegrationField, IntegrationName } from "../../../contract/admin/integration-fields.ts";
import { t } from "../../../platform/language/t.ts";

interface IntegrationWords {
  readonly title: string;
  /** What the store does with it, and what it does without. */
  readonly purpose: string;
  /** Where the store's address is entered there. */
  readonly addressLabel?: string;
}

export const integrationWords: Readonly<Record<IntegrationName, IntegrationWords>> = {
  stripe: {
    title: t("Stripe"),
    purpose: t(
      "Makes payment links, and marks orders as paid. Without a provider, links are pasted by hand.",
    ),
    addressLabel: t("Address of the webhook, for the events of checkout sessions, refunds and disputes"),
  },
  razorpay: {
    title: t("Razorpay"),
    purpose: t("Makes payment links, for rupees first, and marks orders as paid."),
    addressLabel: t("Address of the webhook, for the events of payment links, refunds and disputes"),
  },
  easypost: {
    title: t("EasyPost"),
    purpose: t("Reports on parcels mark them as delivered. Without it, support does."),
    addressLabel: t("Address of the webhook"),
  },
  rates: {
    title: t("Exchange rates"),
    purpose: t("Rates are read once a day. Without a source, they are changed by hand."),
  },
  companyLogin: {
    title: t("Company login"),
    purpose: t(
      "People log in with the company's OpenID Connect provider, such as Entra ID, Google Workspace, Okta or Keycloak, beside passwords.",
    ),
    addressLabel: t("Redirect address"),
  },
};

interface FieldWords {
  readonly label: string;
  readonly example?: string;
  readonly help?: string;
}

export const fieldWords: Readonly<Record<IntegrationField, FieldWords>> = {
  stripeSecretKey: { label: t("Secret key"), example: "sk_live_…" },
  stripeWebhookSecret: { label: t("Signing secret of the webhook"), example: "whsec_…" },
  razorpayKeyId: { label: t("Key ID"), example: "rzp_live_…" },
  razorpayKeySecret: { label: t("Key secret") },
  razorpayWebhookSecret: { label: t("Secret of the webhook") },
  easypostWebhookSecret: { label: t("Secret of the webhook") },
  ratesUrl: {
    label: t("Address of the rates"),
    example: "https://rates.example/inr.json",
    help: t("JSON such as {example}, in the store's base currency.", {
      example: '{"base":"INR","rates":{"USD":0.01175}}',
    }),
  },
  oidcIssuer: {
    label: t("Address of the provider"),
    example: "https://id.ledgerline.example",
    help: t("It has /.well-known/openid-configuration."),
  },
  oidcClientId: { label: t("Client ID") },
  oidcClientSecret: { label: t("Client secret (optional)") },
  oidcDomains: {
    label: t("E-mail domains that may log in"),
    example: "ledgerline.example",
    help: t("With commas between them."),
  },
  oidcRoleClaim: { label: t("Claim with the groups (optional)"), example: "groups" },
  oidcRoles: {
    label: t("Roles of groups (optional)"),
    example: t("store-admins=admin, helpdesk=support"),
    help: t("Given here, the provider decides roles at each login. Empty: they are given in People."),
  },
};
