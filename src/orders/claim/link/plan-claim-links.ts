import { listKitSkus } from "../../../buying/occasion/occasion-board-stock.store.ts";
import { firstToRunOut, stockNeeds } from "../../../buying/occasion/occasion-board-stock.ts";
import type { ClaimMoment } from "../../../buying/occasion/occasion-columns.ts";
import { listNamedMembers } from "../../../buying/occasion/occasion-members.store.ts";
import { parsePastedMembers, planOccasionMembers } from "../../../buying/occasion/plan-occasion-members.ts";
import type { ClaimLinkPlan } from "../../../contract/admin/claim-links.ts";
import { MAX_LISTED } from "../../../contract/admin/occasions.ts";
import { isRefusal, type Refusal, refuse } from "../../../contract/errors.ts";
import type { MemberId, OccasionId } from "../../../contract/ids.ts";
import type { Calendar } from "../../../platform/calendar/calendar.ts";
import type { Db } from "../../../platform/db/database.ts";
import { claimLinkEnd } from "./claim-link.ts";
import {
  type Candidate,
  listCandidates,
  type OccasionToSend,
  readOccasionToSend,
} from "./claim-recipients.store.ts";
import { addressOf, planRecipients, type Recipients } from "./claim-recipients.ts";

export interface ChosenMembers {
  /** Without both: all who may claim and have no link. */
  readonly memberIds?: readonly MemberId[];
  /** Pasted e-mail addresses and employee numbers. */
  readonly lines?: string;
}

interface PlanLinks extends ChosenMembers {
  readonly occasionId: OccasionId;
  readonly calendar: Pick<Calendar, "dayOf" | "timeZone">;
  /** Who of them gets one: whom a mail reaches, unless said otherwise. */
  readonly choose?: typeof planRecipients;
  readonly now: Date;
}

export interface PlannedLinks extends Recipients {
  readonly occasion: OccasionToSend;
  readonly lines: ClaimLinkPlan["lines"];
  readonly useUntil: string;
  readonly problems: ClaimLinkPlan["problems"];
}

export const occasionUnknown = refuse("not_found", "There is no such occasion.");
export const occasionOver = refuse(
  "occasion_closed",
  "This occasion is over, so its links would open nothing.",
);
export const occasionNotStarted = refuse(
  "occasion_not_open",
  "Start the occasion first: then its links can go out.",
);

/**
 * Who would get a link of an occasion now, who not and why, and which dates and which stock stand against it. It changes nothing, and
 * needs no occasion that has started. Refuses not_found, occasion_closed and too_many_lines.
 */
export async function planClaimLinks(
  db: Db,
  { occasionId, calendar, choose = planRecipients, now, ...chosen }: PlanLinks,
): Promise<PlannedLinks | Refusal<"not_found" | "occasion_closed" | "too_many_lines">> {
  const occasion = await readOccasionToSend(db, occasionId);
  if (!occasion) return occasionUnknown;
  const { rules } = occasion;
  const today = calendar.dayOf(now);
  if (rules.isArchived || (rules.closesOn !== null && rules.closesOn < today)) return occasionOver;
  const named = await nameMembers(db, occasionId, chosen);
  if (isRefusal(named)) return named;
  const { memberIds, lines } = named;
  const moment = { now, timeZone: calendar.timeZone };
  const candidates = await listCandidates(db, { occasionId, memberIds, ...moment });
  const found = choose(candidates, { rules, isNamed: memberIds !== undefined });
  const dates = { rules, dispatchFrom: occasion.dispatchFrom, expiresOn: lastDayOf(now, calendar), today };
  return {
    ...found,
    occasion,
    lines,
    useUntil: [dates.expiresOn, ...(rules.closesOn ? [rules.closesOn] : [])].toSorted()[0] ?? dates.expiresOn,
    problems: [
      ...(occasion.isKitInShop ? [] : [problem("no_kit", null)]),
      ...dateProblems(dates),
      ...(await stockProblems(db, occasionId, candidates, found)),
    ],
  };
}

/** Where a link for a member would be mailed to now. Undefined: there is no such member or occasion, or no address is known. */
export async function findLinkAddress(
  db: Db,
  { memberId, ...of }: ClaimMoment & { readonly occasionId: OccasionId; readonly memberId: MemberId },
): Promise<string | undefined> {
  const [candidate] = await listCandidates(db, { ...of, memberIds: [memberId] });
  return candidate && addressOf(candidate)?.email;
}

/** The day on which a link that is mailed now stops working. */
const lastDayOf = (now: Date, { dayOf }: Pick<Calendar, "dayOf">) => dayOf(claimLinkEnd(now));

async function nameMembers(
  db: Db,
  occasionId: OccasionId,
  { memberIds, lines: list }: ChosenMembers,
): Promise<
  | { readonly memberIds: readonly MemberId[] | undefined; readonly lines: ClaimLinkPlan["lines"] }
  | Refusal<"too_many_lines">
> {
  if (list === undefined) return { memberIds, lines: [] };
  const pasted = parsePastedMembers(list);
  if (pasted.length > MAX_LISTED)
    return refuse("too_many_lines", `Please give up to ${MAX_LISTED} lines at once.`);
  const keysOf = (isEmail: boolean) =>
    pasted.flatMap((each) => (each.isEmail === isEmail ? [...each.keys] : []));
  const named = await listNamedMembers(db, occasionId, { emails: keysOf(true), hrIds: keysOf(false) });
  // Whether the list of the occasion has them is a question of who may claim, and answered there.
  const planned = planOccasionMembers(
    pasted,
    named.map((each) => ({ ...each, is_listed: false })),
  );
  return {
    memberIds: [...new Set([...(memberIds ?? []), ...planned.memberIds])],
    lines: planned.lines.flatMap(({ outcome, ...line }) =>
      outcome === "ready" || outcome === "listed" ? [] : [{ ...line, outcome }],
    ),
  };
}

type Problem = ClaimLinkPlan["problems"][number];

const problem = (name: Problem["problem"], day: string | null): Problem => ({
  problem: name,
  day,
  part: "",
  size: "",
  kits: null,
  needed: null,
});

interface Dates extends Pick<OccasionToSend, "dispatchFrom" | "rules"> {
  readonly expiresOn: string;
  readonly today: string;
}

/** Which days of an occasion stand against links that are mailed today. Days are YYYY-MM-DD. */
export function dateProblems({ rules, dispatchFrom, expiresOn, today }: Dates): Problem[] {
  const { opensOn, closesOn, isStarted } = rules;
  const opensLater = opensOn !== null && opensOn > today;
  return [
    ...(isStarted ? [] : [problem("not_started", null)]),
    ...(opensLater && opensOn < expiresOn ? [problem("opens_later", opensOn)] : []),
    ...(opensLater && opensOn >= expiresOn ? [problem("expires_before_opening", opensOn)] : []),
    ...(dispatchFrom !== null && closesOn !== null && dispatchFrom > closesOn
      ? [problem("dispatch_after_closing", dispatchFrom)]
      : []),
  ];
}

/** What would run out if everybody claims who gets a link now or has one. */
async function stockProblems(
  db: Db,
  occasionId: OccasionId,
  candidates: readonly Candidate[],
  { recipients, others }: Recipients,
): Promise<Problem[]> {
  const claims = new Set([
    ...recipients.map(({ memberId }) => memberId),
    ...others.flatMap(({ memberId, reason }) => (reason === "has_link" ? [memberId] : [])),
  ]);
  const sizes = candidates.flatMap((each) => (claims.has(each.memberId) ? [each.sizes] : []));
  const { rows } = stockNeeds(await listKitSkus(db, occasionId), sizes);
  const short = rows.filter(({ kits, needed }) => kits !== null && kits < needed);
  const first = firstToRunOut(short);
  return short
    .toSorted((a, b) => Number(b === first) - Number(a === first))
    .map(({ part, size, kits, needed }) => ({ problem: "stock_short", day: null, part, size, kits, needed }));
}
