import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { TRACKING_URL } from "../../contract/admin/tracking-url.ts";
import { databaseServers, targetOf } from "../db/database-servers.ts";
import { GSTIN_EXAMPLE, gstinProblem } from "../gstin/gstin.ts";

/** What is wrong with a value, as the end of a sentence that begins with the variable's name. */
export class InvalidValue extends Error {}

export const text = (value: string): string => value.trim();
export const semicolonList = (value: string): readonly string[] => value.split(";").map(text).filter(Boolean);
export const port = (value: string): number => wholeNumber(value, 0, 65_535);
/** on: the demo in an empty database, on this machine only. public: the same with random passwords, for everybody. */
export type DemoMode = "off" | "on" | "public";
export const demoMode = (value: string): DemoMode => {
  if (/^public$/i.test(value)) return "public";
  return onOff(value) ? "on" : "off";
};
export const onOff = (value: string): boolean => {
  if (/^(on|true|1|yes)$/i.test(value)) return true;
  if (/^(off|false|0|no)$/i.test(value)) return false;
  throw new InvalidValue("must be on or off");
};
export function wholeNumber(value: string, from: number, to: number): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < from || number > to)
    throw new InvalidValue(`must be a whole number from ${from} to ${to}`);
  return number;
}
export function url(...protocols: string[]) {
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
/**
 * Only a list is accepted. If every sender were trusted, each could choose the client IP that limits and the audit
 * use.
 */
export function proxies(value: string): readonly string[] {
  if (/^(off|false|0|no)$/i.test(value)) return [];
  const listed = value.split(",").map(text).filter(Boolean);
  const isProxy = (each: string) =>
    each === "loopback" ||
    each === "uniquelocal" ||
    isIP(each) > 0 ||
    ipaddr.IPv4.isValidCIDRFourPartDecimal(each) ||
    ipaddr.IPv6.isValidCIDR(each);
  if (!listed.every(isProxy)) {
    throw new InvalidValue(
      "must be off, or the addresses or networks of your proxies, such as 10.0.0.5, 10.1.0.0/16 (loopback and uniquelocal are words for the usual ones)",
    );
  }
  return listed;
}
export function postgresUrl(value: string): string {
  if (/[?&]host=[^&]*(,|%2c)/i.test(value))
    throw new InvalidValue("names its servers as postgres://a,b/shop, not with host=");
  if (!/^(read-write|primary)?$/.test(targetOf(value) ?? ""))
    throw new InvalidValue(
      "names servers of which the store needs the one that takes writes: target_session_attrs must be read-write or primary",
    );
  for (const server of databaseServers(value)) {
    if (/^[^/]*\/\/([^/?]*@)?([/?]|$)/.test(server) && databaseServers(value).length > 1)
      throw new InvalidValue("must be an address with a name between its commas");
    url("postgres:", "postgresql:")(server);
  }
  return value;
}
export function email(value: string): string {
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(value)) throw new InvalidValue("must be an e-mail address");
  return value;
}
export function sender(value: string): string {
  const bare = /<([^<>]+)>\s*$/.exec(value)?.[1] ?? value;
  email(bare);
  return value;
}
export function oneOf<const T extends string>(...values: T[]) {
  return (value: string): T => {
    const found = values.find((candidate) => candidate === value.toLowerCase());
    if (!found) throw new InvalidValue(`must be one of ${values.join(", ")}`);
    return found;
  };
}
export function colour(value: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(value)) throw new InvalidValue("must be a colour such as #b4532a");
  return value.toLowerCase();
}
export function domain(value: string): string {
  const bare = value.replace(/^@/, "").toLowerCase();
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(bare))
    throw new InvalidValue("must be a domain such as ledgerline.example");
  return bare;
}
export const domains = (value: string): readonly string[] =>
  value.split(",").map(text).filter(Boolean).map(domain);
const staffRoles = ["giver", "packing", "people", "support", "catalogue", "admin"] as const;
/** `group=role`; where a person is in several, the later role of `staffRoles` counts. */
export function roleGroups(
  value: string,
): readonly { readonly group: string; readonly role: (typeof staffRoles)[number] }[] {
  return value
    .split(",")
    .map(text)
    .filter(Boolean)
    .map((pair) => {
      const at = pair.lastIndexOf("=");
      const role = staffRoles.find((each) => each === pair.slice(at + 1).trim());
      if (at < 1 || !role)
        throw new InvalidValue("must be pairs such as store-admins=admin, helpdesk=support");
      return { group: pair.slice(0, at).trim(), role };
    });
}
export function gstin(value: string): string {
  const bare = value.toUpperCase();
  if (gstinProblem(bare))
    throw new InvalidValue(`must be a GSTIN such as ${GSTIN_EXAMPLE}, with the right check digit`);
  return bare;
}
export function basisPoints(value: string): number {
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(value)) throw new InvalidValue("must be percent such as 18 or 12.5");
  return Math.round(Number(value) * 100);
}
export function courierUrls(value: string): readonly string[] {
  const urls = semicolonList(value);
  if (urls.every((each) => TRACKING_URL.test(each))) return urls;
  throw new InvalidValue("must be pairs such as DHL=https://track.example/?n={awb}");
}
export function matching(pattern: RegExp, message: string) {
  return (value: string): string => {
    if (!pattern.test(value)) throw new InvalidValue(message);
    return value;
  };
}
export function timeZone(value: string): string {
  try {
    new Intl.DateTimeFormat("en", { timeZone: value });
    return value;
  } catch {
    throw new InvalidValue("must be a time zone such as Asia/Kolkata");
  }
}
export function password(value: string): string {
  if (value.length < 12) throw new InvalidValue("must have at least 12 characters");
  return value;
}
export function secretKey(value: string): string {
  if (!/^[\x21-\x2b\x2d-\x7e]{32,}$/.test(value))
    throw new InvalidValue("must have 32 characters or more, without commas");
  return value;
}
export const secretKeys = (value: string): readonly string[] =>
  value.split(",").map(text).filter(Boolean).map(secretKey);
