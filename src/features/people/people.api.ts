import type { Person } from "../../contract/admin/people.ts";
import { refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { Db } from "../../server/db/database.ts";
import type { Services } from "../../server/services.ts";
import { removeSecondFactor } from "../second-factor/change-second-factor.ts";
import { changePerson, signOutEverywhere } from "./change-person.ts";
import { findPerson, listPeople, type PersonRow } from "./people.store.ts";

type PeopleCalls =
  | "GET /api/admin/people"
  | "GET /api/admin/people/{personId}"
  | "PUT /api/admin/people/{personId}"
  | "POST /api/admin/people/{personId}/sign-out"
  | "POST /api/admin/people/{personId}/second-factor/remove";

const notFound = refuse("not_found", "There is no such person.");

export const peopleApi = ({ database: { db } }: Services): Handlers<PeopleCalls> => ({
  async "GET /api/admin/people"({ query }) {
    const found = await listPeople(db, query);
    return { ...found, rows: found.rows.map(personRowResponse) };
  },

  async "GET /api/admin/people/{personId}"({ params, now }) {
    return (await readPersonResponse(db, params.personId, now)) ?? notFound;
  },

  async "PUT /api/admin/people/{personId}"({ params, body, ...staff }) {
    const { personId } = params;
    const refused = await changePerson(db, { personId, change: body, staff, now: staff.now });
    return refused ?? (await readPersonResponse(db, personId, staff.now)) ?? notFound;
  },

  async "POST /api/admin/people/{personId}/sign-out"({ params, ...staff }) {
    const { personId } = params;
    const refused = await signOutEverywhere(db, { personId, staff, now: staff.now });
    return refused ?? (await readPersonResponse(db, personId, staff.now)) ?? notFound;
  },

  async "POST /api/admin/people/{personId}/second-factor/remove"({ params, ...staff }) {
    const { personId } = params;
    const refused = await removeSecondFactor(db, { personId, staff, now: staff.now });
    return refused ?? (await readPersonResponse(db, personId, staff.now)) ?? notFound;
  },
});

const personRowResponse = (row: PersonRow) => ({
  id: row.user_id,
  email: row.email,
  fullName: `${row.first_name} ${row.last_name}`,
  role: row.role,
  isOrg: row.is_org,
  isBlocked: row.blocked_at !== null,
  isErased: row.erased_at !== null,
  emailVerified: row.email_proved_at !== null,
  hasSecondFactor: row.has_second_factor,
  createdAt: row.created_at.toISOString(),
  version: row.version,
});

async function readPersonResponse(db: Db, personId: number, now: Date): Promise<Person | undefined> {
  const row = await findPerson(db, personId, now);
  return (
    row && {
      ...personRowResponse(row),
      contactNo: row.contact_no ?? "",
      openLogins: row.open_logins ?? 0,
      orders: row.orders ?? 0,
      kitOrderNo: row.kit_order_no ?? "",
    }
  );
}
