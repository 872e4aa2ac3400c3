import { occasionState } from "../../../buying/occasion/occasion.ts";
import { occasionNotFound } from "../../../buying/occasion/save-occasion.ts";
import { writeNotes } from "../../../buying/occasion/write-notes.ts";
import type { ClaimLinkPlan } from "../../../contract/admin/claim-links.ts";
import type { Gift, GiftPlan } from "../../../contract/admin/gifts.ts";
import { isRefusal } from "../../../contract/errors.ts";
import { fullName } from "../../../contract/full-name.ts";
import type { Handlers } from "../../../contract/handler.ts";
import { offeredLanguages } from "../../../platform/language/language.ts";
import type { Services } from "../../../platform/services.ts";
import { claimLinkState } from "../link/claim-link.ts";
import { listClaimLinks } from "../link/claim-links.store.ts";
import { planClaimLinks } from "../link/plan-claim-links.ts";
import { sendClaimLinks } from "../link/send-claim-links.ts";
import { findGift, type ListedGift, listGifts } from "./gift.store.ts";

type GiftCalls =
  | "GET /api/admin/gifts"
  | "GET /api/admin/gifts/{occasionId}"
  | "PUT /api/admin/gifts/{occasionId}/note"
  | "GET /api/admin/gifts/{occasionId}/members"
  | "GET /api/admin/gifts/{occasionId}/links"
  | "POST /api/admin/gifts/{occasionId}/links";

/** What a giver sees and does. Each call looks first whether the occasion is the caller's to give. */
export const giftApi = ({ database: { db }, jobs, settings, calendar }: Services): Handlers<GiftCalls> => {
  const { timeZone } = calendar;
  const response = (gift: ListedGift, now: Date): Gift => ({
    ...factsOf(gift, calendar.dayOf(now)),
    notes: offeredLanguages(settings.current()).map((language) => ({
      language,
      note: gift.notes.find((each) => each.language === language)?.note ?? "",
    })),
    version: gift.version,
  });
  return {
    async "GET /api/admin/gifts"({ query, caller, now }) {
      const found = await listGifts(db, caller.userId, query);
      return { ...found, rows: found.rows.map((row) => response(row, now)) };
    },
    async "GET /api/admin/gifts/{occasionId}"({ params, caller, now }) {
      const gift = await findGift(db, caller.userId, params.occasionId);
      return gift ? response(gift, now) : occasionNotFound;
    },
    async "PUT /api/admin/gifts/{occasionId}/note"({ params: { occasionId }, body, ...staff }) {
      const { userId } = staff.caller;
      if (!(await findGift(db, userId, occasionId))) return occasionNotFound;
      const refused = await writeNotes(db, { occasionId, ...body, staff, now: staff.now });
      const gift = await findGift(db, userId, occasionId);
      return refused ?? (gift ? response(gift, staff.now) : occasionNotFound);
    },
    async "GET /api/admin/gifts/{occasionId}/members"({ params: { occasionId }, query, caller, now }) {
      if (!(await findGift(db, caller.userId, occasionId))) return occasionNotFound;
      const planned = await planClaimLinks(db, { occasionId, calendar, now });
      if (isRefusal(planned)) return { rows: [], total: 0, isMore: false }; // it is over
      const words = (query.q ?? "").toLowerCase();
      const found = planned.recipients.filter((each) => each.fullName.toLowerCase().includes(words));
      const from = (query.page - 1) * query.perPage;
      const rows = found.slice(from, from + query.perPage);
      return {
        rows: rows.map((each) => ({ id: each.memberId, fullName: each.fullName })),
        total: found.length,
        isMore: false,
      };
    },
    async "GET /api/admin/gifts/{occasionId}/links"({ params, query: { q: _, ...page }, caller, now }) {
      if (!(await findGift(db, caller.userId, params.occasionId))) return occasionNotFound;
      const found = await listClaimLinks(db, params.occasionId, page, { now, timeZone });
      return {
        ...found,
        rows: found.rows.map((row) => ({
          id: row.id,
          fullName: fullName(row.firstName, row.lastName),
          state: claimLinkState(row, now),
          askedAt: row.askedAt.toISOString(),
        })),
      };
    },
    async "POST /api/admin/gifts/{occasionId}/links"({ params: { occasionId }, body, ...staff }) {
      if (!(await findGift(db, staff.caller.userId, occasionId))) return occasionNotFound;
      const { memberIds = body.lines === undefined ? [] : undefined, ...chosen } = body;
      const sent = await sendClaimLinks(db, jobs, {
        occasionId,
        ...chosen,
        ...(memberIds && { memberIds }),
        calendar,
        staff,
        now: staff.now,
      });
      return isRefusal(sent) ? sent : planResponse(sent);
    },
  };
};

const factsOf = (row: ListedGift, today: string): Omit<Gift, "notes" | "version"> => ({
  id: row.occasion_id,
  name: row.name,
  state: occasionState(
    {
      startedAt: row.started_at,
      archivedAt: row.archived_at,
      opensOn: row.opens_on,
      closesOn: row.closes_on,
    },
    today,
  ),
  opensOn: row.opens_on,
  closesOn: row.closes_on,
  kitName: row.kitName,
  sent: row.sent,
  claimed: row.claimed,
});

/** Without addresses, without what HR knows, and without sizes: of one recipient a part that is short would say theirs. */
const planResponse = ({ recipients, others, problems, ...plan }: ClaimLinkPlan): GiftPlan => ({
  ...plan,
  recipients: recipients.map(({ memberId, fullName: name, replacesLink }) => ({
    memberId,
    fullName: name,
    replacesLink,
  })),
  others: others.map(({ memberId, fullName: name, reason }) => ({ memberId, fullName: name, reason })),
  problems: problems.flatMap(({ problem, day }) => (problem === "stock_short" ? [] : [{ problem, day }])),
});
