import type { BilledCompany } from "../../contract/billed-company.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import { companyToStore } from "../../platform/vat-number/billed-company.ts";
import { lockPerson } from "../account/change-account.store.ts";
import { setAccountCompany } from "../account/own-account.store.ts";

interface SetPersonCompany {
  readonly personId: number;
  readonly company: BilledCompany;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/**
 * Writes down the company that a customer's new orders are billed to. Support sees customers alone, so it finds no staff here.
 * Refuses not_found and vat_number_invalid.
 */
export async function setPersonCompany(
  db: Db,
  { personId, company, staff, now }: SetPersonCompany,
): Promise<Refusal<"not_found" | "vat_number_invalid"> | undefined> {
  const stored = companyToStore(company);
  if (isRefusal(stored)) return stored;
  return db.transaction().execute(async (trx) => {
    const person = await lockPerson(trx, personId);
    if (!person || person.erased_at || (staff.caller.role === "support" && person.role !== "buyer"))
      return refuse("not_found", "There is no such person.");
    await setAccountCompany(trx, personId, stored);
    await recordChange(trx, {
      staff,
      action: "company of a person written down",
      subject: "people",
      subjectId: personId,
      after: { hasVatNumber: stored.billing_vat_number !== null },
      now,
    });
    return undefined;
  });
}
