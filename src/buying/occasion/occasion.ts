import type { occasionStates } from "../../contract/admin/occasions.ts";
import type { OccasionId } from "../../contract/ids.ts";

/** Joining the company: its kit is the welcome kit of the specification, and it is there in every store. */
export const FIRST_OCCASION: OccasionId = 1;

export type OccasionState = (typeof occasionStates)[number];

interface OccasionDays {
  readonly startedAt: Date | null;
  readonly archivedAt: Date | null;
  readonly opensOn: string | null;
  readonly closesOn: string | null;
}

/** What an occasion is on a day (YYYY-MM-DD) of the store's clock. Lists have it as an expression. */
export function occasionState(
  { startedAt, archivedAt, opensOn, closesOn }: OccasionDays,
  today: string,
): OccasionState {
  if (archivedAt) return "archived";
  if (!startedAt) return "preparing";
  if (closesOn !== null && today > closesOn) return "closed";
  return opensOn !== null && today < opensOn ? "upcoming" : "open";
}
