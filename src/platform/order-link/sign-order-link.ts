import { createHmac, timingSafeEqual } from "node:crypto";

/** What a link is bound to: one order, and the version that staff raise to withdraw it. */
export interface OrderToLink {
  readonly orderNo: string;
  readonly version: number;
}

/** 132 bits: enough that nobody guesses one, and short enough for a line of a mail. */
const SIGNATURE_LENGTH = 22;

const signatureOf = (secret: string, { orderNo, version }: OrderToLink): string =>
  createHmac("sha256", secret)
    .update(`order link|${orderNo}|${version}`)
    .digest("base64url")
    .slice(0, SIGNATURE_LENGTH);

/** The link of an order: its number, a dot and a signature, as in `KS-7F3K-9QMD-X.q8dKf0...`. */
export const signOrderLink = (secret: string, order: OrderToLink): string =>
  `${order.orderNo}.${signatureOf(secret, order)}`;

/** Whether `link` is the present link of the order. */
export function isLinkOf(secret: string, order: OrderToLink, link: string): boolean {
  const expected = Buffer.from(signOrderLink(secret, order));
  const given = Buffer.from(link);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
