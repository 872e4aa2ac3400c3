import { type Config, ConfigError } from "../platform/config/config.ts";
import { publicSetting } from "../platform/config/public-setting.ts";
import { databaseServers } from "../platform/db/database-servers.ts";
import { isLoopback } from "../platform/process/loopback.ts";

type PublicAt = Pick<
  Config,
  "host" | "publicUrl" | "trustProxy" | "demo" | "secretKey" | "databaseUrl" | "outboundTls"
> &
  Partial<Pick<Config, "databaseDirectUrl" | "databaseReadUrl">> &
  Partial<Pick<Config, "s3Endpoint" | "stripeApiUrl" | "razorpayApiUrl" | "ratesUrl" | "otlpEndpoint">>;

/**
 * Throws a ConfigError, one line that says what to set, when others could reach a store with demo accounts, or
 * whose secret key would lie beside its data, or when what goes to other machines could be read on its way. (A public store has no /mailbox: without a mail server its mails wait.) Called before anything is written.
 */
export function refuseUnsafeSettings(config: PublicAt): void {
  const {
    databaseUrl: DATABASE_URL,
    databaseDirectUrl: DATABASE_DIRECT_URL,
    databaseReadUrl: DATABASE_READ_URL,
  } = config;
  for (const [name, url] of Object.entries({ DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_READ_URL }))
    if (config.outboundTls === "required" && url && !databaseServers(url).every(isPrivate))
      throw new ConfigError(
        `${name} names another machine without encryption. Add ?sslmode=verify-full to it, or set OUTBOUND_TLS=off where the network is your own.`,
      );
  if (config.outboundTls === "required") refusePlainHttp(config);
  const publicBy = publicSetting(config);
  if (!publicBy) return;
  if (config.demo === "on")
    throw new ConfigError(
      `${publicBy} makes the store public. Set DEMO=off (the demo accounts' password is known), DEMO=public for a demo with random passwords, or ${publicBy.startsWith("TRUST_PROXY") ? "unset TRUST_PROXY" : "use 127.0.0.1"}.`,
    );
  if (!config.secretKey)
    throw new ConfigError(
      `${publicBy} makes the store public. Set SECRET_KEY to 32 random characters or more (openssl rand -base64 32) and keep it: it encrypts keys of authenticator apps.`,
    );
}

/** Keys, payments and traces go there, and what comes back is believed. */
function refusePlainHttp(config: PublicAt): void {
  const services = {
    S3_ENDPOINT: config.s3Endpoint,
    STRIPE_API_URL: config.stripeApiUrl,
    RAZORPAY_API_URL: config.razorpayApiUrl,
    RATES_URL: config.ratesUrl,
    OTEL_EXPORTER_OTLP_ENDPOINT: config.otlpEndpoint,
  };
  for (const [name, url] of Object.entries(services))
    if (url?.startsWith("http:") && !isLoopback(new URL(url).hostname))
      throw new ConfigError(
        `${name} names another machine without encryption. Begin it with https://, or set OUTBOUND_TLS=off where the network is your own.`,
      );
}

/**
 * Whether nobody between the store and the database can read their traffic: it stays on this machine or is encrypted.
 */
function isPrivate(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl);
  const host = searchParams.get("host") ?? decodeURIComponent(hostname);
  const isHere = host === "" || host.startsWith("/") || isLoopback(host);
  const mode = searchParams.get("sslmode") ?? "";
  return isHere || ["require", "verify-ca", "verify-full"].includes(mode);
}
