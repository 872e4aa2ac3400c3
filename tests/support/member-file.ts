import type { MemberImportInput } from "../../src/contract/admin/member-csv.ts";
import { mailboxOf, normalizeEmail } from "../../src/platform/mail/email-address.ts";

/** The day on which the files of these tests are read. */
const TODAY = "2026-11-27";
const timeZone = "Asia/Kolkata";
/** The offices and categories that a file of members may name. */
export const places = {
  offices: [
    { id: 1, name: "Oslo", timeZone: "Europe/Oslo" },
    { id: 2, name: 'Bengaluru, "Tower" 2', timeZone: "" },
  ],
  categories: [
    { id: 5, name: "T-Shirts" },
    { id: 6, name: "Hoodies, zipped" },
  ],
  dayAt: () => TODAY,
  timeZone,
};
/** An address as the company knows it. */
export const address = (email: string, kind: "company" | "private") => {
  const folded = normalizeEmail(email);
  return { email, folded, mailbox: mailboxOf(folded), kind };
};
/** A file that is read, from the source Workday where nothing else is said. */
export const input = (csv: string, more: Partial<MemberImportInput> = {}): MemberImportInput => ({
  csv,
  source: "Workday",
  columns: [],
  ...more,
});
