import type { NewOffice, OfficeChange } from "../../contract/admin/offices.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import { isTimeZone } from "../../platform/calendar/is-time-zone.ts";
import type { Db } from "../../platform/db/database.ts";
import { isUniqueViolation } from "../../platform/db/unique-violation.ts";
import { gstinProblem } from "../../platform/gstin/gstin.ts";
import { insertOffice, lockOffice, moveOfficeRow, updateOffice } from "./office.store.ts";

interface OfficeEdit {
  readonly officeId: number;
  readonly staff: StaffCaller;
  readonly now: Date;
}

export const officeNotFound = refuse("not_found", "There is no such office.");
const nameTaken = refuse("name_taken", "There is already an office with that name, perhaps a withdrawn one.");

const noTimeZone = refuse("setting_invalid", "There is no such time zone. One is named Europe/London.");

/** Adds an office that orders can be billed to. Returns its id. */
export async function addOffice(
  db: Db,
  office: NewOffice,
  staff: StaffCaller,
  now: Date,
): Promise<number | Refusal<"gstin_invalid" | "name_taken" | "setting_invalid">> {
  const problem = office.gstin ? gstinProblem(office.gstin) : undefined;
  if (problem) return refuse("gstin_invalid", problem);
  if (office.timeZone && !isTimeZone(office.timeZone)) return noTimeZone;
  return db.transaction().execute(async (trx) => {
    const { name, address, gstin, timeZone } = office;
    const after = {
      name: name.trim(),
      address: address.trim(),
      gstin: gstin || null,
      time_zone: timeZone || null,
    };
    const id = await insertOffice(trx, after);
    if (id === undefined) return nameTaken;
    await recordChange(trx, { staff, action: "office added", subject: "offices", subjectId: id, after, now });
    return id;
  });
}

/**
 * Changes, withdraws or restores an office. Undefined when it is done. One that was stored before its check digit was
 * checked may stay.
 */
export async function changeOffice(
  db: Db,
  { officeId, change, staff, now }: OfficeEdit & { readonly change: OfficeChange },
): Promise<
  Refusal<"gstin_invalid" | "name_taken" | "not_found" | "setting_invalid" | "version_conflict"> | undefined
> {
  const written = db.transaction().execute(async (trx) => {
    const before = await lockOffice(trx, officeId);
    if (!before) return officeNotFound;
    if (before.version !== change.version)
      return refuse(
        "version_conflict",
        "Somebody else changed this office in the meantime, so nothing was saved.",
      );
    const { gstin: typed } = change;
    const problem = typed && typed !== before.gstin ? gstinProblem(typed) : undefined;
    if (problem) return refuse("gstin_invalid", problem);
    if (change.timeZone && !isTimeZone(change.timeZone)) return noTimeZone;
    const name = change.name.trim();
    const after = {
      name,
      address: change.address.trim(),
      gstin: change.gstin === undefined ? before.gstin : change.gstin || null,
      time_zone: change.timeZone === undefined ? before.time_zone : change.timeZone || null,
      withdrawn_at: change.isWithdrawn ? (before.withdrawn_at ?? now) : null,
    };
    await updateOffice(trx, officeId, after);
    const { address, gstin, time_zone, withdrawn_at } = before;
    await recordChange(trx, {
      staff,
      action: "office changed",
      subject: "offices",
      subjectId: officeId,
      before: { name: before.name, address, gstin, time_zone, withdrawn_at },
      after,
      now,
    });
    return undefined;
  });
  return written.catch((error: unknown) => {
    if (isUniqueViolation(error, "office_locations_name_key")) return nameTaken;
    throw error;
  });
}

/** Moves an office in the checkout's list. Undefined when it is done. */
export async function moveOffice(
  db: Db,
  { officeId, direction, staff, now }: OfficeEdit & { readonly direction: "up" | "down" },
): Promise<Refusal<"not_found"> | undefined> {
  return db.transaction().execute(async (trx) => {
    if (!(await moveOfficeRow(trx, officeId, direction))) return officeNotFound;
    await recordChange(trx, {
      staff,
      action: `moved ${direction}`,
      subject: "offices",
      subjectId: officeId,
      now,
    });
    return undefined;
  });
}
