import type { CatalogueServices } from "../../catalogue/services.ts";
import { isRefusal } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { OccasionId } from "../../contract/ids.ts";
import { countryCodes } from "../../platform/country/country-codes.ts";
import { englishCountryName } from "../../platform/country/country-names.ts";
import { nameOfLanguage, offeredLanguages } from "../../platform/language/language.ts";
import { addOccasionMembers, removeOccasionMembers } from "./list-occasion-members.ts";
import { listBoardRows } from "./occasion-board.store.ts";
import { occasionBoard } from "./occasion-board.ts";
import { listKitSkus, readKitCosts } from "./occasion-board-stock.store.ts";
import { findOccasion, listOccasions, readOccasionChoices } from "./occasion-list.store.ts";
import { listOccasionMembers } from "./occasion-members.store.ts";
import { occasionMemberResponse, occasionResponse, occasionRowResponse } from "./occasion-response.ts";
import { addOccasion, changeOccasion, occasionNotFound } from "./save-occasion.ts";
import { archiveOccasion, startOccasion } from "./start-occasion.ts";

type OccasionCalls =
  | "GET /api/admin/occasions"
  | "GET /api/admin/occasion-choices"
  | "POST /api/admin/occasions"
  | "GET /api/admin/occasions/{occasionId}"
  | "PUT /api/admin/occasions/{occasionId}"
  | "POST /api/admin/occasions/{occasionId}/start"
  | "POST /api/admin/occasions/{occasionId}/archive"
  | "GET /api/admin/occasions/{occasionId}/board"
  | "GET /api/admin/occasions/{occasionId}/members"
  | "POST /api/admin/occasions/{occasionId}/members"
  | "POST /api/admin/occasions/{occasionId}/members/remove";

export const occasionApi = ({
  database: { db },
  catalogue,
  calendar,
  settings,
}: CatalogueServices): Handlers<OccasionCalls> => {
  const readOne = async (occasionId: OccasionId, now: Date) => {
    const row = await findOccasion(db, occasionId);
    return row ? occasionResponse(row, calendar.dayOf(now)) : occasionNotFound;
  };
  return {
    async "GET /api/admin/occasions"({ query, now }) {
      const today = calendar.dayOf(now);
      const found = await listOccasions(db, query, today);
      return { ...found, rows: found.rows.map((row) => occasionRowResponse(row, today)) };
    },
    async "GET /api/admin/occasion-choices"() {
      const countries = countryCodes.map((id) => ({ id, name: englishCountryName(id) }));
      const languages = offeredLanguages(settings.current()).map((id) => ({ id, name: nameOfLanguage(id) }));
      return {
        ...(await readOccasionChoices(db)),
        countries: countries.toSorted((a, b) => a.name.localeCompare(b.name, "en")),
        languages,
      };
    },
    async "POST /api/admin/occasions"({ body, ...staff }) {
      const id = await addOccasion(db, body, staff, staff.now);
      if (isRefusal(id)) return id;
      // The database notifies the other processes. This process refreshes before it responds.
      if (body.kitProductId) await catalogue.refresh();
      return readOne(id, staff.now);
    },
    "GET /api/admin/occasions/{occasionId}": ({ params, now }) => readOne(params.occasionId, now),
    async "PUT /api/admin/occasions/{occasionId}"({ params: { occasionId }, body, ...staff }) {
      const refused = await changeOccasion(db, { occasionId, change: body, staff, now: staff.now });
      if (refused) return refused;
      await catalogue.refresh();
      return readOne(occasionId, staff.now);
    },
    async "POST /api/admin/occasions/{occasionId}/start"({ params: { occasionId }, body, ...staff }) {
      const today = calendar.dayOf(staff.now);
      const refused = await startOccasion(db, { occasionId, ...body, staff, now: staff.now, today });
      return refused ?? readOne(occasionId, staff.now);
    },
    async "POST /api/admin/occasions/{occasionId}/archive"({ params: { occasionId }, body, ...staff }) {
      const refused = await archiveOccasion(db, { occasionId, ...body, staff, now: staff.now });
      return refused ?? readOne(occasionId, staff.now);
    },
    async "GET /api/admin/occasions/{occasionId}/board"({ params: { occasionId }, now }) {
      const occasion = await findOccasion(db, occasionId);
      if (!occasion) return occasionNotFound;
      const [rows, skus, costs] = await Promise.all([
        listBoardRows(db, occasionId, { now, timeZone: calendar.timeZone }),
        listKitSkus(db, occasionId),
        readKitCosts(db, occasionId),
      ]);
      return occasionBoard({ occasion, rows, skus, costs, today: calendar.dayOf(now) });
    },
    async "GET /api/admin/occasions/{occasionId}/members"({ params, query }) {
      if (!(await findOccasion(db, params.occasionId))) return occasionNotFound;
      const found = await listOccasionMembers(db, params.occasionId, query);
      return { ...found, rows: found.rows.map(occasionMemberResponse) };
    },
    "POST /api/admin/occasions/{occasionId}/members": ({ params: { occasionId }, body, ...staff }) =>
      addOccasionMembers(db, {
        occasionId,
        list: body.lines,
        dryRun: body.dryRun,
        staff,
        now: staff.now,
      }),
    async "POST /api/admin/occasions/{occasionId}/members/remove"({
      params: { occasionId },
      body,
      ...staff
    }) {
      const removed = await removeOccasionMembers(db, {
        occasionId,
        memberIds: body.memberIds,
        staff,
        now: staff.now,
      });
      return isRefusal(removed) ? removed : { removed };
    },
  };
};
