import type { PersonExport } from "../../contract/admin/privacy.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import { currencyUnits } from "../../platform/money/currency-symbol.ts";
import { readBaseCurrency } from "../../platform/settings/settings.store.ts";
import * as read from "./export.store.ts";
import { exportMembers } from "./export-members.store.ts";
import { exportQuotes } from "./export-quotes.store.ts";

/** Everything that the store has about a person, without hashes. */
export async function exportPerson(
  db: Db,
  { personId, staff, now }: { readonly personId: number; readonly staff: StaffCaller; readonly now: Date },
): Promise<PersonExport | Refusal<"not_found">> {
  return db.transaction().execute(async (trx) => {
    const found = await read.exportAccount(trx, personId);
    if (!found) return refuse("not_found", "There is no such person.");
    const { email_folded: email, ...account } = found;
    const baseCurrency = await readBaseCurrency(trx);
    const personData = {
      madeAt: now.toISOString(),
      note: `Amounts are in hundredths of ${currencyUnits(baseCurrency)}; times are in UTC.`,
      account,
      logins: await read.exportLogins(trx, personId),
      companyLogins: await read.exportCompanyLogins(trx, personId),
      passkeys: await read.exportPasskeys(trx, personId),
      oneTimeCodes: await read.exportOneTimeCodes(trx, personId),
      savedAddresses: await read.exportSavedAddresses(trx, personId),
      backInStockAlerts: await read.exportAlerts(trx, email),
      plannedLeaving: await read.exportPlannedLeaving(trx, email),
      members: await exportMembers(trx, personId, email),
      cart: await read.exportCart(trx, personId),
      orders: await read.exportOrders(trx, personId),
      invoices: await read.exportInvoices(trx, personId),
      coupons: await read.exportCoupons(trx, email),
      enquiries: await read.exportEnquiries(trx, email),
      quotes: await exportQuotes(trx, email),
      mails: await read.exportMails(trx, personId, email),
      changesByStaff: await read.exportAccountChanges(trx, personId),
      actionsInAdmin: await read.exportStaffActions(trx, personId),
    };
    await recordChange(trx, { staff, action: "data exported", subject: "people", subjectId: personId, now });
    return personData;
  });
}
