import { type Config, ConfigError } from "./config.ts";
import { isLoopback } from "./loopback.ts";

type PublicAt = Pick<Config, "host" | "publicUrl" | "demo">;

/** The setting that makes the store public; undefined when only this machine reaches it. */
export function publicSetting({ host, publicUrl }: Pick<Config, "host" | "publicUrl">): string | undefined {
  if (!isLoopback(host)) return `HOST (${host})`; // first, because PUBLIC_URL is made of it where it is not set
  return isLoopback(new URL(publicUrl).hostname) ? undefined : `PUBLIC_URL (${publicUrl})`;
}

/**
 * Throws a ConfigError, one line that says what to set, when others could reach a store with demo accounts. (A public store
 * has no /mailbox: without a mail server its mails wait.) Called before anything is written.
 */
export function refuseUnsafeSettings(config: PublicAt): void {
  const publicBy = publicSetting(config);
  if (!publicBy) return;
  if (config.demo === "on")
    throw new ConfigError(
      `${publicBy} makes the store public. Set DEMO=off (the demo accounts' password is known), DEMO=public for a demo with random passwords, or use 127.0.0.1.`,
    );
}
