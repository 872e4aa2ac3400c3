import { isRefusal } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Row } from "../../platform/db/tables.ts";
import type { Services } from "../../platform/services.ts";
import { addOffice, changeOffice, moveOffice, officeNotFound } from "./change-office.ts";
import { findOffice, listOffices } from "./office.store.ts";

type OfficeCalls =
  | "GET /api/admin/offices"
  | "POST /api/admin/offices"
  | "GET /api/admin/offices/{officeId}"
  | "PUT /api/admin/offices/{officeId}"
  | "POST /api/admin/offices/{officeId}/move";

export const officeApi = ({ database: { db } }: Services): Handlers<OfficeCalls> => ({
  async "GET /api/admin/offices"({ query }) {
    const found = await listOffices(db, query);
    return { ...found, rows: found.rows.map(officeResponse) };
  },
  async "POST /api/admin/offices"({ body, ...staff }) {
    const id = await addOffice(db, body, staff, staff.now);
    return isRefusal(id) ? id : readOne(db, id);
  },
  "GET /api/admin/offices/{officeId}": ({ params }) => readOne(db, params.officeId),
  async "PUT /api/admin/offices/{officeId}"({ params: { officeId }, body, ...staff }) {
    const refused = await changeOffice(db, { officeId, change: body, staff, now: staff.now });
    return refused ?? readOne(db, officeId);
  },
  async "POST /api/admin/offices/{officeId}/move"({ params: { officeId }, body, ...staff }) {
    const refused = await moveOffice(db, { ...body, officeId, staff, now: staff.now });
    return refused ?? readOne(db, officeId);
  },
});

async function readOne(db: Db, officeId: number) {
  const row = await findOffice(db, officeId);
  return row ? officeResponse(row) : officeNotFound;
}

const officeResponse = (row: Row<"office_locations">) => ({
  id: row.office_location_id,
  name: row.name,
  address: row.address,
  gstin: row.gstin ?? "",
  timeZone: row.time_zone ?? "",
  isWithdrawn: row.withdrawn_at !== null,
  version: row.version,
});
