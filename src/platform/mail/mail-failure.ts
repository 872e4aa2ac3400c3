import { type StaffText, staffText, untranslated } from "../../contract/staff-text.ts";

const NO_NAME = staffText`No server has this name. Check how it is written.`;
const NO_REPLY = staffText`The server did not answer in time. Check its name and port, and whether a firewall is between.`;
/** What the person who sets up a mail server does about it, by the code of the failed connection or the SMTP client. */
const advice: Readonly<Record<string, StaffText>> = {
  ENOTFOUND: NO_NAME,
  EDNS: NO_NAME,
  EAI_AGAIN: staffText`The name of the server could not be looked up. Check how it is written, and whether this machine has a network.`,
  ECONNREFUSED: staffText`Nothing answers at this port of the server. Check the port: usually 587, or 465 with TLS from the first byte.`,
  ETIMEDOUT: NO_REPLY,
  EHOSTUNREACH: NO_REPLY,
  ENETUNREACH: NO_REPLY,
  ESOCKET: staffText`No encrypted connection could be opened. Check the port and the switch for TLS.`,
  ETLS: staffText`The server offers no encrypted connection. Check the port and the switch for TLS.`,
  EAUTH: staffText`The server did not accept the user and password.`,
};

/**
 * Why a mail server did not take a test mail, in words for staff, with the program's or the server's own words after them.
 * nodemailer reports a failed connection as ESOCKET or EDNS and keeps the operating system's own code as `originalCode`.
 */
export function mailFailureText(error: unknown): StaffText {
  const reason = error instanceof Error ? error.message : String(error);
  const { originalCode, code } = Object(error) as { readonly [name: string]: unknown };
  const words = advice[String(originalCode)] ?? advice[String(code)];
  return words ? untranslated(`${words} (${reason})`) : staffText`The mail server refused it: ${reason}`;
}
