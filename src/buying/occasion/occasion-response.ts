import type { Occasion, OccasionMember, OccasionRow } from "../../contract/admin/occasions.ts";
import { fullName } from "../../contract/full-name.ts";
import { paiseToRupees } from "../../platform/money/money.ts";
import { FIRST_OCCASION, occasionState } from "./occasion.ts";
import type { OccasionListRow, OccasionRecord } from "./occasion-list.store.ts";
import type { OccasionMemberRow } from "./occasion-members.store.ts";

/** `today` is the store's day, YYYY-MM-DD. */
export const occasionRowResponse = (row: OccasionListRow, today: string): OccasionRow => ({
  id: row.occasion_id,
  kind: row.kind,
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
  isFirst: row.occasion_id === FIRST_OCCASION,
  audience: row.audience,
  claims: row.claims,
  opensOn: row.opens_on,
  closesOn: row.closes_on,
  kitProductId: row.kit_product_id,
  kitName: row.kit_name ?? "",
  claimed: row.claimed,
});

const toAmount = (paise: number | null) => (paise === null ? null : paiseToRupees(paise));

export const occasionResponse = (row: OccasionRecord, today: string): Occasion => ({
  ...occasionRowResponse(row, today),
  countryCodes: row.country_codes,
  officeIds: row.office_ids,
  employmentKinds: row.employment_kinds as Occasion["employmentKinds"],
  startedFrom: row.started_from,
  startedTo: row.started_to,
  redeemedOnce: row.redeemed_once,
  dispatchFrom: row.dispatch_from,
  costCenter: row.cost_center,
  budget: toAmount(row.budget_paise),
  payrollValue: toAmount(row.payroll_value_paise),
  texts: row.texts.map((text) => ({ ...text })),
  boxColourHex: row.box_colour_hex,
  images: row.images,
  listed: row.listed,
  startedAt: row.started_at?.toISOString() ?? null,
  archivedAt: row.archived_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  changedAt: row.changed_at.toISOString(),
  version: row.version,
});

export const occasionMemberResponse = (row: OccasionMemberRow): OccasionMember => ({
  id: row.member_id,
  fullName: fullName(row.first_name, row.last_name),
  email: row.email ?? "",
  addedAt: row.added_at.toISOString(),
  hasClaimed: row.has_claimed,
});
