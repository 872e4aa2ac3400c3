import { createHash } from "node:crypto";
import {
  MAX_MEMBER_LINES,
  type MemberImport,
  type MemberImportInput,
} from "../../contract/admin/member-csv.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { MemberId } from "../../contract/ids.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Calendar } from "../../platform/calendar/calendar.ts";
import { dayAt } from "../../platform/calendar/day-at.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { refusableTransaction } from "../../platform/db/refusable-transaction.ts";
import { lockMembers, updateMember } from "../member/member.store.ts";
import { type InvalidMember, withUniqueness, writeMember } from "../member/save-member.ts";
import { listNamedMembers, listSources, readKnownPlaces } from "./member-csv.store.ts";
import { type PlannedLine, planMemberImport } from "./plan-member-import.ts";
import { type MemberFile, readMemberFile } from "./read-member-lines.ts";

interface ImportMembers {
  readonly input: MemberImportInput;
  readonly staff: StaffCaller;
  readonly calendar: Calendar;
  readonly now: Date;
}

const planHasChanged = refuse(
  "version_conflict",
  "Something has changed since you looked. Please check the list again.",
);

/**
 * Adds and changes members from a file; lines that cannot be saved are left out. Without the hash of a plan it is a dry run: it only
 * says what each line becomes. All of it is written in one transaction, or nothing. Refuses version_conflict (the plan has changed since
 * the dry run), too_many_lines, and what another request took in the same moment.
 */
export async function importMembers(
  db: Db,
  request: ImportMembers,
): Promise<MemberImport | Refusal<InvalidMember | "too_many_lines" | "version_conflict">> {
  const { input, staff, now } = request;
  const places = await readKnownPlaces(db, staff.caller.role);
  const file = readMemberFile(input, { ...places, timeZone: request.calendar.timeZone });
  if (file.lines.length > MAX_MEMBER_LINES)
    return refuse("too_many_lines", `Please give up to ${MAX_MEMBER_LINES} members at once.`);
  if (!input.planHash) return (await makePlan(db, file, places, request)).response;
  return withUniqueness(
    refusableTransaction(db, async (trx) => {
      const named = await listNamedMembers(trx, file.lines);
      await lockMembers(
        trx,
        named.map(({ memberId }) => memberId),
      );
      const { planned, response } = await makePlan(trx, file, places, request);
      if (response.planHash !== input.planHash) return planHasChanged;
      const written = await writePlan(trx, planned, now);
      if (isRefusal(written)) return written;
      const subject = "members";
      for (const { subjectId, fields, isNew } of written)
        if (isNew) await recordChange(trx, { staff, action: "member added", subject, subjectId, now });
        else
          await recordChange(trx, {
            staff,
            action: "member changed",
            subject,
            subjectId,
            after: { fields },
            now,
          });
      return { ...response, isDone: true };
    }),
  );
}

async function makePlan(
  db: Db | Trx,
  file: MemberFile,
  places: Awaited<ReturnType<typeof readKnownPlaces>>,
  { input, calendar, now }: ImportMembers,
) {
  const members = await listNamedMembers(db, file.lines);
  const planned = planMemberImport(file.lines, {
    ...places,
    members,
    source: input.source,
    timeZone: calendar.timeZone,
    dayAt: (timeZone) => dayAt(now, timeZone),
  });
  const count = (outcome: PlannedLine["outcome"]) =>
    planned.filter((line) => line.outcome === outcome).length;
  const needsSource = !input.source && file.lines.some((line) => line.text("hrId") && !line.text("source"));
  const isOpen =
    needsSource || file.dateQuestion !== null || file.columns.some(({ choices }) => choices.length > 0);
  const versions = members.map(({ memberId, version }) => [memberId, version]);
  const lines = planned.map(({ fields: _, input: __, managerLine: ___, ...line }) => line);
  const hash = () =>
    createHash("sha256")
      .update(JSON.stringify([lines, versions]))
      .digest("hex");
  const response: MemberImport = {
    columns: file.columns,
    dateQuestion: file.dateQuestion,
    needsSource,
    sources: await listSources(db),
    lines,
    added: count("new"),
    changed: count("changed"),
    unchanged: count("unchanged"),
    refused: count("refused"),
    planHash: isOpen || count("new") + count("changed") === 0 ? "" : hash(),
    isDone: false,
  };
  return { planned, response };
}

/** Writes the members, then who manages whom: a manager may stand in a later line. Returns what the audit says, a row for each. */
async function writePlan(trx: Trx, planned: readonly PlannedLine[], now: Date) {
  const ids = new Map<number, MemberId>();
  const written = [];
  for (const { line, memberId, input, fields } of planned) {
    const id = input
      ? await writeMember(trx, memberId as MemberId | null, input, now)
      : (memberId as MemberId | null);
    if (isRefusal(id)) return id;
    if (id !== null) ids.set(line, id);
    if (input && id !== null) written.push({ subjectId: id, fields, isNew: memberId === null });
  }
  for (const { line, managerLine } of planned) {
    const [id, manager] = [ids.get(line), ids.get(managerLine ?? -1)];
    if (id !== undefined && manager !== undefined)
      await updateMember(trx, id, { manager_member_id: manager }, now);
  }
  return written;
}
