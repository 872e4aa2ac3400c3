import ipaddr from "ipaddr.js";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export interface AttemptLimit {
  readonly max: number;
  readonly windowMs: number;
}

const over = (max: number, windowMs: number): AttemptLimit => ({ max, windowMs });

/**
 * How often each thing may be attempted, by an account or by a client IP. An office of hundreds of people can have one
 * client IP, so the limits by client IP are wide, and those by account are narrow.
 */
export const attemptLimits = {
  /** Wrong passwords of an account, from where its owner has not logged in before. */
  "password of account": over(10, 15 * MINUTE_MS),
  "password of account in a day": over(50, DAY_MS),
  /** The same from where the owner has logged in: others' guesses do not count here. */
  "password at known client": over(10, 15 * MINUTE_MS),
  "password from client": over(100, HOUR_MS),
  "password from client in a day": over(500, DAY_MS),
  /** Wrong passwords and codes of an account. At this number its owner is warned and gets longer codes; nobody is locked out. */
  "wrong guess of account in a day": over(10, DAY_MS),
  "code from client": over(60, HOUR_MS),
  "code mail from client": over(60, HOUR_MS),
  "code mail from client in a day": over(300, DAY_MS),
  "code mail to account in an hour": over(5, HOUR_MS),
  "code mail to account in a day": over(20, DAY_MS),
  /** Asked for from where the owner has logged in: others cannot use these up. */
  "code mail at known client in an hour": over(5, HOUR_MS),
  "sign-up from client": over(100, HOUR_MS),
  "sign-up from client in a day": over(400, DAY_MS),
  /** Sign-ups with addresses that deliver to another one's mailbox (a+1@, a+2@): each mails it. */
  "sign-up to mailbox in a day": over(5, DAY_MS),
  "enquiry from client": over(10, HOUR_MS),
  "enquiry from client in a day": over(40, DAY_MS),
  "enquiry to mailbox in a day": over(5, DAY_MS),
  /** Quotes as PDF, which are printed one at a time. */
  "quotation from client": over(20, HOUR_MS),
  "quotation from client in a day": over(60, DAY_MS),
  "coupon of account": over(20, HOUR_MS),
  "coupon of account in a day": over(60, DAY_MS),
  "coupon from client": over(60, HOUR_MS),
  "coupon from client in a day": over(300, DAY_MS),
  /** Mails that invite staff: each address gets few, whoever asks. */
  "invitation to mailbox in a day": over(5, DAY_MS),
  "invitation by account in a day": over(100, DAY_MS),
  /** Wrong links of invitations. */
  "invitation link from client": over(30, HOUR_MS),
  /** Wrong claim links. */
  "claim link from client": over(30, HOUR_MS),
  /** Claim links that staff send again: each address gets few. */
  "claim link to mailbox in a day": over(5, DAY_MS),
  /** Codes of printed cards with what is asked beside them; right ones are taken back. Many may type theirs at one screen. */
  "claim card from client": over(60, HOUR_MS),
  "claim card from client in a day": over(300, DAY_MS),
  /** Wrong facts for codes that there are, of all cards of an occasion together. */
  "claim card of occasion in a day": over(200, DAY_MS),
  /** Wrong links to quotes. */
  "quote link from client": over(30, HOUR_MS),
  /** Wrong links to orders. */
  "order link from client": over(30, HOUR_MS),
  "order link mail from client": over(20, HOUR_MS),
  "order link mail from client in a day": over(60, DAY_MS),
  "order link mail to mailbox in a day": over(5, DAY_MS),
  /** Back-in-stock alerts, and the mails that ask an address to confirm one. */
  "alert from client": over(20, HOUR_MS),
  "alert from client in a day": over(60, DAY_MS),
  "alert mail to mailbox in a day": over(3, DAY_MS),
  /** Wrong codes of an authenticator app, and recovery codes: whoever gives them has the password already. */
  "second factor of account in a day": over(50, DAY_MS),
  "fault of order in a day": over(5, DAY_MS),
  /**
   * Orders of a person who has not proved their e-mail address: each mails an address that may be another person's.
   */
  "order before proof of account in a day": over(3, DAY_MS),
  "order before proof from client in a day": over(30, DAY_MS),
} as const satisfies Record<string, AttemptLimit>;
export type AttemptKind = keyof typeof attemptLimits;

/** One attempt: what, and whose. `subject` is an account or what `clientNetwork` returns. */
export interface Attempt {
  readonly kind: AttemptKind;
  readonly subject: string;
}

/** Windows begin at fixed times of the clock, so that every process has the same ones. */
export function windowOf(kind: AttemptKind, now: Date): { readonly start: Date; readonly end: Date } {
  const { windowMs } = attemptLimits[kind];
  const start = Math.floor(now.getTime() / windowMs) * windowMs;
  return { start: new Date(start), end: new Date(start + windowMs) };
}

/** What a client IP is counted by: an IPv4 address, or the /64 network of an IPv6 address, which one household has to itself. */
export function clientNetwork(clientIp: string): string {
  if (!ipaddr.isValid(clientIp)) return clientIp;
  const address = ipaddr.process(clientIp);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}
