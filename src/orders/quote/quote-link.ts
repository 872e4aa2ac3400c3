import { createHash } from "node:crypto";

/** The page of the mail's button. Browsers do not send what follows #, so that the token reaches no server log. */
export const quoteUrl = (shopUrl: string, token: string | null): string =>
  `${shopUrl}/orders/track-order#quote=${token ?? ""}`;

export const hashQuoteToken = (token: string): Buffer =>
  createHash("sha256").update(`quote link:${token}`).digest();
