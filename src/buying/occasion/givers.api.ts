import type { CatalogueServices } from "../../catalogue/services.ts";
import { fullName } from "../../contract/full-name.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { OccasionId } from "../../contract/ids.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import { listGiverChoices, listGivers, saveGivers } from "./givers.store.ts";
import { findKitOf, lockOccasion } from "./occasion.store.ts";
import { occasionNotFound } from "./save-occasion.ts";

type GiverCalls =
  | "GET /api/admin/occasions/{occasionId}/givers"
  | "PUT /api/admin/occasions/{occasionId}/givers";

export const giversApi = ({ database: { db } }: CatalogueServices): Handlers<GiverCalls> => {
  const read = async (occasionId: OccasionId) => ({
    givers: await listGivers(db, occasionId),
    choices: (await listGiverChoices(db)).map((row) => ({
      id: row.user_id,
      name: fullName(row.first_name, row.last_name),
    })),
  });
  return {
    async "GET /api/admin/occasions/{occasionId}/givers"({ params: { occasionId } }) {
      return (await findKitOf(db, occasionId)) ? read(occasionId) : occasionNotFound;
    },
    async "PUT /api/admin/occasions/{occasionId}/givers"({ params: { occasionId }, body, ...staff }) {
      const refused = await db.transaction().execute(async (trx) => {
        if (!(await lockOccasion(trx, occasionId))) return occasionNotFound;
        const before = await listGivers(trx, occasionId);
        const choices = new Set((await listGiverChoices(trx)).map(({ user_id }) => user_id));
        // Who has lost the role stays out, so that nobody else is found by a number.
        const givers = body.userIds.filter((id) => choices.has(id)).toSorted((a, b) => a - b);
        await saveGivers(trx, occasionId, givers);
        await recordChange(trx, {
          staff,
          action: "givers of an occasion changed",
          subject: "occasions",
          subjectId: occasionId,
          before: { givers: before },
          after: { givers },
          now: staff.now,
        });
        return undefined;
      });
      return refused ?? read(occasionId);
    },
  };
};
