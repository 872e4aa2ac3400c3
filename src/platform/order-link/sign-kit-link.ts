import { createHmac, timingSafeEqual } from "node:crypto";

/** What the link of a personal kit code is bound to: the code's row and the address that it was mailed to. */
export interface KitToLink {
  readonly couponId: number;
  readonly emailFolded: string;
}

const SIGNATURE_LENGTH = 22; // 132 bits, as of an order's link

/**
 * The proof in the button of a personal kit code's mail: whoever has it reads that mailbox. The code alone proves nothing,
 * because staff see it and print it.
 */
export const signKitLink = (secret: string, { couponId, emailFolded }: KitToLink): string =>
  `${couponId}.${createHmac("sha256", secret).update(`kit link|${couponId}|${emailFolded}`).digest("base64url").slice(0, SIGNATURE_LENGTH)}`;

/** The id of the code that a link names; undefined where it names none. */
export const couponIdOfLink = (link: string): number | undefined => {
  const id = /^(\d{1,9})\./.exec(link)?.[1];
  return id ? Number(id) : undefined;
};

export function isKitLinkOf(secret: string, kit: KitToLink, link: string): boolean {
  const expected = Buffer.from(signKitLink(secret, kit));
  const given = Buffer.from(link);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
