import type { ReceivedMail } from "./inbox.ts";

const LINK = /\/orders\/track-order#([\w.-]+)/;

/** The order's link in a mail, as the header x-order-link takes it. Throws when the mail has none. */
export function orderLinkIn({ text }: ReceivedMail): string {
  const [, link] = LINK.exec(text) ?? [];
  if (!link) throw new Error(`No link to an order in: ${text}`);
  return link;
}
