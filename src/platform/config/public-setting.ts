import { isLoopback } from "../process/loopback.ts";

interface Reachable {
  readonly host: string;
  readonly publicUrl: string;
}

/** The setting that makes the store public; undefined when only this machine reaches it. */
export function publicSetting({ host, publicUrl }: Reachable): string | undefined {
  if (!isLoopback(host)) return `HOST (${host})`; // first, because PUBLIC_URL is made of it where it is not set
  return isLoopback(new URL(publicUrl).hostname) ? undefined : `PUBLIC_URL (${publicUrl})`;
}
