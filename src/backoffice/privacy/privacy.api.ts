import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../platform/services.ts";
import { erasePerson, readErasure } from "./erase-person.ts";
import { exportPerson } from "./export-person.ts";

type PrivacyCalls =
  | "POST /api/admin/people/{personId}/export"
  | "GET /api/admin/people/{personId}/erasure"
  | "POST /api/admin/people/{personId}/erase";

export const privacyApi = ({ database: { db } }: Services): Handlers<PrivacyCalls> => ({
  "POST /api/admin/people/{personId}/export": ({ params, ...staff }) =>
    exportPerson(db, { personId: params.personId, staff, now: staff.now }),

  "GET /api/admin/people/{personId}/erasure": ({ params }) => readErasure(db, params.personId),

  async "POST /api/admin/people/{personId}/erase"({ params, body, ...staff }) {
    const given = { ...body, personId: params.personId, staff, now: staff.now };
    return (await erasePerson(db, given)) ?? { isErased: true };
  },
});
