import { isLoopback } from "../process/loopback.ts";
import { OperatorError } from "../process/operator-error.ts";
import { InvalidValue } from "./config-values.ts";
import { type Variable, variables } from "./config-variables.ts";
import { publicSetting } from "./public-setting.ts";

type Variables = typeof variables;
type ValueOf<V> = V extends Variable<infer T> ? T : never;
export type Config = {
  readonly [K in keyof Variables]: ValueOf<Variables[K]>;
} & { readonly publicUrl: string; readonly secondFactor: "optional" | "required" };

/** The environment, parsed once. Throws one clear line that names every bad value. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const config: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [key, { name, fallback, parse }] of Object.entries(variables)) {
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
  const publicUrl = read.publicUrl ?? `http://${hostInUrl}:${read.port}`;
  const safeFactor = publicSetting({ ...read, publicUrl }) ? "required" : "optional";
  return { ...read, publicUrl, secondFactor: read.secondFactor ?? safeFactor };
}

export class ConfigError extends OperatorError {}

function findConflicts(config: Config): string[] {
  const found: string[] = [];
  if (config.databaseDirectUrl && !config.databaseUrl) found.push("DATABASE_DIRECT_URL needs DATABASE_URL");
  if (config.databaseReadUrl && !config.databaseUrl) found.push("DATABASE_READ_URL needs DATABASE_URL");
  if (config.workers > 1 && !config.databaseUrl)
    found.push("WORKERS above 1 needs DATABASE_URL (the embedded database takes one process)");
  if (Boolean(config.adminEmail) !== Boolean(config.adminPassword))
    found.push("ADMIN_EMAIL and ADMIN_PASSWORD go together");
  const s3 = [config.s3Endpoint, config.s3Bucket, config.s3AccessKeyId, config.s3SecretAccessKey];
  if (s3.some(Boolean) && !s3.every(Boolean))
    found.push("S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together");
  if (config.auditAnchorsBucket && !config.s3Endpoint) found.push("AUDIT_ANCHORS_BUCKET needs S3_ENDPOINT");
  const stripe = [config.stripeSecretKey, config.stripeWebhookSecret];
  if (stripe.some(Boolean) && !stripe.every(Boolean))
    found.push("STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together");
  const razorpay = [config.razorpayKeyId, config.razorpayKeySecret, config.razorpayWebhookSecret];
  if (razorpay.some(Boolean) && !razorpay.every(Boolean))
    found.push("RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET go together");
  const oidc = [config.oidcIssuer, config.oidcClientId, config.oidcDomains.length];
  if (oidc.some(Boolean) && !oidc.every(Boolean))
    found.push("OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_DOMAINS go together");
  if (config.passwords === "off" && !config.oidcIssuer)
    found.push("PASSWORDS=off needs OIDC_ISSUER, or nobody could log in");
  if (config.oidcIssuer?.startsWith("http:") && !isLoopback(new URL(config.oidcIssuer).hostname))
    found.push("OIDC_ISSUER must begin with https:// unless it is on this machine");
  return found;
}
