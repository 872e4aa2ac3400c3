import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { type StaffText, staffText } from "../../contract/staff-text.ts";
import { isPublicAddress } from "./public-address.ts";
import { requestOnce } from "./request-once.ts";

/** Why a file was not fetched, in plain words for staff. */
export class FetchFailure extends Error {
  /** True: it may go well in a minute. */
  readonly isTemporary: boolean;
  readonly reason: StaffText;
  constructor(reason: StaffText, isTemporary = false) {
    super(reason);
    this.reason = reason;
    this.isTemporary = isTemporary;
  }
}

export interface GuardedFetch {
  readonly url: string;
  readonly maxBytes: number;
  /** For the whole fetch, redirects included. */
  readonly timeoutMs: number;
  /** `host:port` of servers that may be read although they are not of the public internet. http is allowed there. */
  readonly trustedHosts: readonly string[];
  /** Nothing else is read, not even of the public internet. */
  readonly isTrustedOnly?: boolean;
  /** The network addresses of a host name. */
  readonly resolve?: (hostname: string) => Promise<readonly string[]>;
}

const MAX_REDIRECTS = 3;

const resolveByDns = async (hostname: string): Promise<readonly string[]> =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);

/**
 * Fetches a file that somebody else named, so that nobody can make the store read its own network: only https, only
 * network addresses of the public internet, and the connection goes to the very address that was checked. Each
 * redirect is checked like the first URL. Throws FetchFailure.
 */
export async function guardedFetch(options: GuardedFetch): Promise<Buffer> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  try {
    let url = parseUrl(options.url, options);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const addresses = await checkedAddresses(url, options);
      const found = await requestOnce({ url, addresses, maxBytes: options.maxBytes, signal });
      if ("bytes" in found) return found.bytes;
      if ("tooLarge" in found)
        throw new FetchFailure(staffText`The file is larger than ${Math.floor(options.maxBytes / 1e6)} MB.`);
      if (!found.location)
        throw new FetchFailure(
          staffText`The server answered with status ${found.status}.`,
          found.status >= 500 || found.status === 429,
        );
      url = parseUrl(URL.parse(found.location, url)?.href ?? "", options);
    }
    throw new FetchFailure(staffText`The URL leads on more than ${MAX_REDIRECTS} times.`);
  } catch (error) {
    if (error instanceof FetchFailure) throw error;
    if (signal.aborted) throw new FetchFailure(staffText`The server took too long.`, true);
    throw new FetchFailure(staffText`The server could not be reached.`, true);
  }
}

const isTrusted = (url: URL, { trustedHosts }: GuardedFetch): boolean =>
  trustedHosts.includes(`${url.hostname}:${url.port || (url.protocol === "http:" ? 80 : 443)}`);

function parseUrl(text: string, options: GuardedFetch): URL {
  const url = URL.parse(text);
  if (!url) throw new FetchFailure(staffText`This is no URL.`);
  if (url.username || url.password) throw new FetchFailure(staffText`A URL with a password is not fetched.`);
  if (isTrusted(url, options) && /^https?:$/.test(url.protocol)) return url;
  if (options.isTrustedOnly)
    throw new FetchFailure(
      staffText`This store fetches images only from the servers that its operator has listed.`,
    );
  if (url.protocol !== "https:") throw new FetchFailure(staffText`Only https is fetched.`);
  if (url.port) throw new FetchFailure(staffText`Only the usual port of https is fetched.`);
  return url;
}

/** One address that is not public refuses the host: the next connection might take it. */
async function checkedAddresses(url: URL, options: GuardedFetch): Promise<readonly string[]> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const addresses = isIP(host) ? [host] : await (options.resolve ?? resolveByDns)(host);
  if (addresses.length === 0) throw new FetchFailure(staffText`The server could not be found.`, true);
  if (!isTrusted(url, options) && !addresses.every(isPublicAddress))
    throw new FetchFailure(staffText`The server is not on the public internet.`);
  return addresses;
}
