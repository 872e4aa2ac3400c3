import { isRefusal } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { Db } from "../../server/db/database.ts";
import type { Row } from "../../server/db/rows.ts";
import type { Services } from "../../server/services.ts";
import { addOffice, changeOffice, moveOffice, noOffice } from "./change-office.ts";
import { findOffices, readOffice } from "./office.store.ts";

type OfficeCalls =
  | "GET /api/admin/offices"
  | "POST /api/admin/offices"
  | "GET /api/admin/offices/{officeId}"
  | "PUT /api/admin/offices/{officeId}"
  | "POST /api/admin/offices/{officeId}/move";

export const officeApi = ({ database: { db } }: Services): Handlers<OfficeCalls> => ({
  async "GET /api/admin/offices"({ query }) {
    const found = await findOffices(db, query);
    return { ...found, rows: found.rows.map(officeAnswer) };
  },
  async "POST /api/admin/offices"({ body, ...staff }) {
    const id = await addOffice(db, body, staff, staff.now);
    return isRefusal(id) ? id : oneOffice(db, id);
  },
  "GET /api/admin/offices/{officeId}": ({ params }) => oneOffice(db, params.officeId),
  async "PUT /api/admin/offices/{officeId}"({ params: { officeId }, body, ...staff }) {
    const refused = await changeOffice(db, { officeId, change: body, staff, now: staff.now });
    return refused ?? oneOffice(db, officeId);
  },
  async "POST /api/admin/offices/{officeId}/move"({ params: { officeId }, body, ...staff }) {
    const refused = await moveOffice(db, { officeId, ...body, staff, now: staff.now });
    return refused ?? oneOffice(db, officeId);
  },
});

async function oneOffice(db: Db, officeId: number) {
  const row = await readOffice(db, officeId);
  return row ? officeAnswer(row) : noOffice;
}

const officeAnswer = (row: Row<"office_locations">) => ({
  id: row.office_location_id,
  name: row.name,
  address: row.address,
  isWithdrawn: row.withdrawn_at !== null,
  version: row.version,
});
