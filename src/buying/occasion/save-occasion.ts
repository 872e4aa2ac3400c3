import { lockProducts } from "../../catalogue/product/products.store.ts";
import { markKit } from "../../catalogue/product/save-product.store.ts";
import { changedFields } from "../../catalogue/product/validate-product.ts";
import type { OccasionChange, OccasionInput } from "../../contract/admin/occasions.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { OccasionId } from "../../contract/ids.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import { countryCodes } from "../../platform/country/country-codes.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { refusableTransaction } from "../../platform/db/refusable-transaction.ts";
import { isUniqueViolation } from "../../platform/db/unique-violation.ts";
import { rupeesToPaise } from "../../platform/money/money.ts";
import * as store from "./occasion.store.ts";
import { FIRST_OCCASION } from "./occasion.ts";
import { hasImages, saveImages } from "./occasion-images.store.ts";
import { findOccasion } from "./occasion-list.store.ts";

type Invalid =
  | "country_unknown"
  | "duplicate_entry"
  | "image_unknown"
  | "kit_taken"
  | "office_unknown"
  | "product_unknown"
  | "schedule_overlap"
  | "state_conflict";

export const occasionNotFound = refuse("not_found", "There is no such occasion.");
export const occasionChanged = refuse(
  "version_conflict",
  "Somebody else changed this occasion in the meantime, so nothing was saved.",
);
const kitTaken = refuse("kit_taken", "This product is, or was, the kit of another occasion.");

/** Prepares an occasion. Returns its id, or what is wrong with the input. */
export const addOccasion = (
  db: Db,
  input: OccasionInput,
  staff: StaffCaller,
  now: Date,
): Promise<OccasionId | Refusal<Invalid>> =>
  withUniqueKit(
    refusableTransaction(db, async (trx) => {
      const refused = await refuseInput(trx, input);
      if (refused) return refused;
      if (input.kitProductId && (await lockProducts(trx, [input.kitProductId])).length === 0)
        return productUnknown;
      if (input.kitProductId && (await store.isKitOfOther(trx, input.kitProductId, null))) return kitTaken;
      const occasionId = await store.insertOccasion(trx, columnsOf(input), now);
      if (input.kitProductId) await markKit(trx, input.kitProductId, true);
      await store.saveOffices(trx, occasionId, input.officeIds);
      await store.saveTexts(trx, occasionId, input.texts);
      await saveImages(trx, occasionId, input.images);
      const after = await auditFields(trx, occasionId);
      await recordChange(trx, {
        staff,
        action: "occasion added",
        subject: "occasions",
        subjectId: occasionId,
        after,
        now,
      });
      return occasionId;
    }),
  );

/**
 * Changes an occasion. Undefined when it is done. Refuses state_conflict: what the first one, or one that has started, can no
 * longer become.
 */
export const changeOccasion = (
  db: Db,
  {
    occasionId,
    change,
    staff,
    now,
  }: { occasionId: OccasionId; change: OccasionChange; staff: StaffCaller; now: Date },
): Promise<Refusal<Invalid | "not_found" | "version_conflict"> | undefined> =>
  withUniqueKit(
    refusableTransaction(db, async (trx) => {
      const kitBefore = (await store.findKitOf(trx, occasionId))?.kit_product_id ?? null;
      const { kitProductId } = change;
      const products = await lockProducts(
        trx,
        [kitBefore, kitProductId].filter((id) => id !== null),
      );
      const before = await store.lockOccasion(trx, occasionId);
      if (!before) return occasionNotFound;
      if (before.version !== change.version || before.kit_product_id !== kitBefore) return occasionChanged;
      const refused = (await refuseInput(trx, change)) ?? (await refuseLate(trx, before, change));
      if (refused) return refused;
      if (kitProductId && !products.some(({ product_id }) => product_id === kitProductId))
        return productUnknown;
      if (kitProductId && (await store.isKitOfOther(trx, kitProductId, occasionId))) return kitTaken;
      const audited = await auditFields(trx, occasionId);
      if (kitBefore !== null && kitBefore !== kitProductId) await markKit(trx, kitBefore, false);
      await store.updateOccasion(trx, occasionId, columnsOf(change), now);
      if (kitProductId && kitBefore !== kitProductId) await markKit(trx, kitProductId, true);
      await store.saveOffices(trx, occasionId, change.officeIds);
      await store.saveTexts(trx, occasionId, change.texts);
      await saveImages(trx, occasionId, change.images);
      await recordChange(trx, {
        staff,
        action: "occasion changed",
        subject: "occasions",
        subjectId: occasionId,
        now,
        ...changedFields(audited, await auditFields(trx, occasionId)),
      });
      return undefined;
    }),
  );

const productUnknown = refuse("product_unknown", "There is no such product.");

type Locked = NonNullable<Awaited<ReturnType<typeof store.lockOccasion>>>;

/** What may not change any more. */
async function refuseLate(
  trx: Trx,
  before: Locked,
  change: OccasionChange,
): Promise<Refusal<"state_conflict"> | undefined> {
  const { occasion_id: id } = before;
  if (id === FIRST_OCCASION && (change.audience !== "anyone" || change.redeemedOnce !== "ever"))
    return refuse("state_conflict", "The first occasion is for whoever has its coupon, once.");
  if (before.started_at && change.redeemedOnce !== before.redeemed_once)
    return refuse("state_conflict", "The occasion has started, so how often a kit is given stays as it is.");
  if (before.started_at && change.claims !== before.claims)
    return refuse("state_conflict", "The occasion has started, so how its kit is claimed stays as it is.");
  if (change.kitProductId !== before.kit_product_id && (await store.wasRedeemed(trx, id)))
    return refuse(
      "state_conflict",
      "Its kit was redeemed already. Prepare another occasion for another kit.",
    );
  return undefined;
}

async function refuseInput(
  trx: Trx,
  input: OccasionInput,
): Promise<
  | Refusal<
      | "country_unknown"
      | "duplicate_entry"
      | "image_unknown"
      | "office_unknown"
      | "schedule_overlap"
      | "state_conflict"
    >
  | undefined
> {
  const { audience, claims, opensOn, closesOn, startedFrom, startedTo, texts } = input;
  if (opensOn && closesOn && closesOn < opensOn)
    return refuse("schedule_overlap", `The last day ${closesOn} is before the first, ${opensOn}.`);
  if (claims === "collected" && !closesOn)
    return refuse("schedule_overlap", "Choices are collected until a last day: give one.");
  if (claims === "collected" && audience === "anyone")
    return refuse("state_conflict", "Choices are collected from members: choose who may claim.");
  if (startedFrom && startedTo && startedTo < startedFrom)
    return refuse("schedule_overlap", `The last start ${startedTo} is before the first, ${startedFrom}.`);
  if (new Set(texts.map(({ language }) => language)).size < texts.length)
    return refuse("duplicate_entry", "A language has two texts.");
  const unknown = input.countryCodes.find((code) => !countryCodes.includes(code));
  if (unknown) return refuse("country_unknown", `${unknown} is no country.`);
  if ((await store.countOffices(trx, input.officeIds)) < input.officeIds.length)
    return refuse("office_unknown", "There is no such office.");
  if (!(await hasImages(trx, input.images)))
    return refuse("image_unknown", "An image is missing. Please upload it again.");
  return undefined;
}

const columnsOf = (input: OccasionInput): store.OccasionColumns => ({
  kind: input.kind,
  name: input.name,
  kit_product_id: input.kitProductId,
  audience: input.audience,
  country_codes: input.countryCodes,
  employment_kinds: input.employmentKinds,
  started_from: input.startedFrom,
  started_to: input.startedTo,
  redeemed_once: input.redeemedOnce,
  claims: input.claims,
  opens_on: input.opensOn,
  closes_on: input.closesOn,
  dispatch_from: input.dispatchFrom,
  cost_center: input.costCenter,
  budget_paise: input.budget === null ? null : rupeesToPaise(input.budget),
  payroll_value_paise: input.payrollValue === null ? null : rupeesToPaise(input.payrollValue),
  box_colour_hex: input.boxColourHex,
});

/** The occasion in the form that the audit compares. */
async function auditFields(trx: Trx, occasionId: OccasionId) {
  const row = await findOccasion(trx, occasionId);
  if (!row) throw new Error(`Occasion ${occasionId} was not read`);
  const { claimed: _claimed, listed: _listed, version: _version, changed_at: _changed, ...fields } = row;
  return fields;
}

async function withUniqueKit<T>(written: Promise<T>): Promise<T | Refusal<"kit_taken">> {
  return written.catch((error: unknown) => {
    if (isUniqueViolation(error, "occasions_kit_product_id_key")) return kitTaken;
    throw error;
  });
}
