import type { Person } from "../../contract/admin/people.ts";
import { fullName } from "../../contract/full-name.ts";
import type { Db } from "../../platform/db/database.ts";
import { billedCompanyResponse } from "../../platform/vat-number/billed-company.ts";
import { findPerson, type PersonRow } from "./person.store.ts";

export const personRowResponse = (row: PersonRow) => ({
  id: row.user_id,
  email: row.email,
  fullName: fullName(row.first_name, row.last_name),
  role: row.role,
  isOrg: row.is_org,
  isBlocked: row.blocked_at !== null,
  isErased: row.erased_at !== null,
  emailVerified: row.email_proved_at !== null,
  hasSecondFactor: row.has_second_factor,
  createdAt: row.created_at.toISOString(),
  version: row.version,
});

/** One person as the admin shows them. Undefined when there is no such person. */
export async function readPersonResponse(db: Db, personId: number, now: Date): Promise<Person | undefined> {
  const row = await findPerson(db, personId, now);
  return (
    row && {
      ...personRowResponse(row),
      contactNo: row.contact_no ?? "",
      billedCompany: billedCompanyResponse(row),
      openLogins: row.open_logins ?? 0,
      orders: row.orders ?? 0,
      kitOrderNo: row.kit_order_no ?? "",
    }
  );
}
