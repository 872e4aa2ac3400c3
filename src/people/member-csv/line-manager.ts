import type { MemberId } from "../../contract/ids.ts";
import { mailboxOf, normalizeEmail } from "../../platform/mail/email-address.ts";
import { type KnownCompany, sourceOf } from "./known-company.ts";
import type { MemberLine } from "./read-member-lines.ts";

interface NamedManager {
  readonly memberId?: MemberId;
  /** Where the manager stands in the same file and is new. */
  readonly line?: number;
  /** As it is shown; empty: the line names none. */
  readonly text: string;
  /** The cell, where it names nobody. */
  readonly unknown: string;
}

/**
 * Whom a line names as the manager: an address, `#12` of the store, or HR's number in the same source. A name is not enough: two people
 * may have it. One who is not known changes nothing.
 */
export function findManager(
  line: MemberLine,
  {
    company,
    lines,
    source,
    own,
  }: {
    readonly company: KnownCompany;
    readonly lines: readonly MemberLine[];
    readonly source: string;
    readonly own: MemberId | null;
  },
): NamedManager {
  const cell = line.text("manager");
  if (!cell) return { text: "", unknown: "" };
  const mailbox = cell.includes("@") ? mailboxOf(normalizeEmail(cell)) : undefined;
  const known = company.members.find((each) =>
    mailbox
      ? each.emails.some((email) => email.mailbox === mailbox)
      : cell === `#${each.memberId}` || (each.hrId === cell && each.source === (source || company.source)),
  );
  if (known)
    return known.memberId === own ? unknown(cell) : { memberId: known.memberId, text: cell, unknown: "" };
  const inFile = lines.find(
    (each) =>
      each !== line &&
      (mailbox
        ? each.emails.some((email) => email.mailbox === mailbox)
        : each.text("hrId") === cell && sourceOf(each, company) === (source || company.source)),
  );
  return inFile ? { line: inFile.line, text: cell, unknown: "" } : unknown(cell);
}

const unknown = (cell: string): NamedManager => ({ text: "", unknown: cell });
