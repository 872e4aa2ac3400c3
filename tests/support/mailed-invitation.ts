import type { ReceivedMail } from "./inbox.ts";

const LINK = /\/invitation#([\w-]{43})/;

/** The token of the link in a mailed invitation. Throws when the mail has none. */
export function invitationTokenIn({ text }: ReceivedMail): string {
  const [, token] = LINK.exec(text) ?? [];
  if (!token) throw new Error(`No invitation in: ${text}`);
  return token;
}
