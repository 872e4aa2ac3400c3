import type { MemberImportLine } from "../../contract/admin/member-csv.ts";
import type { MemberInput } from "../../contract/admin/members.ts";
import { fullName } from "../../contract/full-name.ts";
import { isCutNumber } from "../../platform/csv/code-cell.ts";
import { isEmail } from "../../platform/mail/email-address.ts";
import { type KnownCompany, type KnownMember, sourceOf, type Unclear } from "./known-company.ts";
import { type ChangedField, changesBetween } from "./line-changes.ts";
import { inputAfter } from "./line-input.ts";
import { findManager } from "./line-manager.ts";
import type { MemberLine } from "./read-member-lines.ts";

/** What a line becomes, and what is written for it. */
export interface PlannedLine extends MemberImportLine {
  readonly fields: readonly ChangedField[];
  /** Undefined: nothing is written. */
  readonly input?: MemberInput;
  /** Their manager is new too, and stands in this line. */
  readonly managerLine?: number;
}

/**
 * What each line of a file becomes: somebody new, a change of a member, nothing, or a refusal. A member is found by the store's number,
 * else by HR's number within its source, else by an address; a line that names two is refused.
 */
export function planMemberImport(lines: readonly MemberLine[], company: KnownCompany): PlannedLine[] {
  const seen = new Map<string, number>();
  const planned = lines.map((line): PlannedLine => {
    const base = { line: line.line, name: nameIn(line), memberId: null, unknownManager: "", fields: [] };
    const refused = (unclear: Unclear): PlannedLine => ({
      ...base,
      ...unclear,
      outcome: "refused",
      changes: [],
    });
    const wrong = wrongIn(line);
    if (wrong) return refused(wrong);
    const found = memberOf(line, company);
    if (found && "reason" in found) return refused(found);
    const above = keysOf(line, company, found).flatMap((key) => seen.get(key) ?? [])[0];
    if (above !== undefined) return refused({ reason: "stands_above", about: String(above) });
    const read = inputAfter(line, found, company);
    if ("reason" in read) return refused(read);
    for (const key of keysOf(line, company, found)) seen.set(key, line.line);
    const manager = findManager(line, {
      company,
      lines,
      source: read.input.source,
      own: found?.memberId ?? null,
    });
    const input = { ...read.input, managerId: manager.memberId ?? found?.managerId ?? null };
    const { changes, fields } = changesBetween(found, input, {
      company,
      managerText: manager.text,
      isManagerNew: manager.line !== undefined,
    });
    const isChanged = fields.length > 0;
    return {
      ...base,
      name: found ? fullName(found.firstName, found.lastName) : fullName(input.firstName, input.lastName),
      memberId: found?.memberId ?? null,
      outcome: found ? (isChanged ? "changed" : "unchanged") : "new",
      changes,
      reason: null,
      about: "",
      unknownManager: manager.unknown,
      fields,
      ...((!found || isChanged) && { input }),
      ...(manager.line !== undefined && { managerLine: manager.line }),
    };
  });
  const refusedLines = new Set(planned.flatMap(({ line, outcome }) => (outcome === "refused" ? line : [])));
  return planned.map((each) => withoutRefusedManager(each, refusedLines));
}

/** A manager whose own line is refused is not known either. */
function withoutRefusedManager(planned: PlannedLine, refused: ReadonlySet<number>): PlannedLine {
  const { managerLine, input, ...rest } = planned;
  if (managerLine === undefined || !refused.has(managerLine)) return planned;
  const fields = rest.fields.filter((field) => field !== "manager");
  const isUnchanged = rest.outcome === "changed" && fields.length === 0;
  return {
    ...rest,
    fields,
    changes: rest.changes.filter(({ field }) => field !== "manager"),
    unknownManager: rest.changes.find(({ field }) => field === "manager")?.after ?? "",
    ...(isUnchanged ? { outcome: "unchanged" } : input && { input }),
  };
}

/** A line that names nobody who could be known again, or that no program may read. */
function wrongIn(line: MemberLine): Unclear | undefined {
  const hrId = line.text("hrId");
  const invalid = line.emails.find(({ folded }) => !isEmail(folded));
  if (line.hasBrokenQuote) return { reason: "broken_quote", about: "" };
  if (isCutNumber(hrId)) return { reason: "number_cut", about: hrId };
  if (invalid) return { reason: "email_invalid", about: invalid.email };
  if (!hrId && !line.text("memberId") && line.emails.length === 0)
    return { reason: "nobody_named", about: "" };
  return undefined;
}

const nameIn = (line: MemberLine): string =>
  fullName(line.text("firstName"), line.text("lastName")) ||
  line.text("fullName") ||
  line.text("hrId") ||
  (line.emails[0]?.email ?? "");

/** The member that a line is about. Undefined: somebody new. */
function memberOf(line: MemberLine, company: KnownCompany): KnownMember | Unclear | undefined {
  const { members } = company;
  const [id, hrId, source] = [line.text("memberId"), line.text("hrId"), sourceOf(line, company)];
  const byId = members.find(({ memberId }) => String(memberId) === id);
  if (id && !byId) return { reason: "member_unknown", about: id };
  const byNumber = hrId ? members.find((each) => each.hrId === hrId && each.source === source) : undefined;
  const mailboxes = new Set(line.emails.map(({ mailbox }) => mailbox));
  const byEmail = members.filter(({ emails }) => emails.some(({ mailbox }) => mailboxes.has(mailbox)));
  const found = byId ?? byNumber ?? byEmail[0];
  if (!found) return undefined;
  if (byNumber && byNumber !== found) return { reason: "several_members", about: hrId };
  const other = byEmail.find((each) => each !== found);
  const shared = other?.emails.find(({ mailbox }) => mailboxes.has(mailbox))?.email ?? "";
  if (other) return { reason: byId || byNumber ? "email_taken" : "several_members", about: shared };
  if (!byNumber && hrId && found.hrId !== "" && (found.source !== source || found.hrId !== hrId))
    return { reason: "other_number", about: `${found.hrId} (${found.source})` };
  return found;
}

/** By what another line would be about the same person. */
const keysOf = (line: MemberLine, company: KnownCompany, found: KnownMember | undefined): string[] => [
  ...(found ? [`member ${found.memberId}`] : []),
  ...(line.text("hrId") ? [`number ${sourceOf(line, company)} ${line.text("hrId")}`] : []),
  ...line.emails.map(({ mailbox }) => `mailbox ${mailbox}`),
];
