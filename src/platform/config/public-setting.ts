import { isLoopback } from "../process/loopback.ts";

interface Reachable {
  readonly host: string;
  readonly publicUrl: string;
  readonly trustProxy: readonly string[];
}

/**
 * The setting that makes the store public; undefined when only this machine reaches it. A trusted proxy brings others, also
 * where it runs on this machine and no other setting says so.
 */
export function publicSetting({ host, publicUrl, trustProxy }: Reachable): string | undefined {
  if (!isLoopback(host)) return `HOST (${host})`; // first, because PUBLIC_URL is made of it where it is not set
  if (!isLoopback(new URL(publicUrl).hostname)) return `PUBLIC_URL (${publicUrl})`;
  return trustProxy.length > 0 ? `TRUST_PROXY (${trustProxy.join(", ")})` : undefined;
}
