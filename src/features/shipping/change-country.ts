import type { CountryChange, NewCountry } from "../../contract/admin/countries.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Staff } from "../../contract/handler.ts";
import type { Db } from "../../server/db/database.ts";
import { violates } from "../../server/db/unique-violation.ts";
import { recordChange } from "../audit/record-change.ts";
import { fromWire } from "../money/money.ts";
import { backwardBand, overlapsOf } from "./bands.ts";
import { insertCountry, lockCountry, moveCountryRow, replaceBands, updateCountry } from "./country.store.ts";
import type { ShippingBand } from "./shipping.ts";

interface OnCountry {
  readonly countryId: number;
  readonly staff: Staff;
  readonly now: Date;
}

export const noCountry = refuse("not_found", "There is no such country.");
const nameTaken = refuse(
  "name_taken",
  "There is a country of that name already (perhaps withdrawn), or a rest of the world.",
);

const bandsOf = (bands: NewCountry["bands"]): ShippingBand[] =>
  bands.map(({ fromGrams, toGrams, charge }) => ({
    weightFromGrams: fromGrams,
    weightToGrams: toGrams,
    chargePaise: fromWire(charge),
  }));

function bandsRefusal(bands: readonly ShippingBand[]): Refusal | undefined {
  const backward = backwardBand(bands);
  if (backward)
    return refuse(
      "bands_wrong",
      `The band from ${backward.weightFromGrams} g ends before it begins, at ${backward.weightToGrams} g.`,
    );
  const [overlap] = overlapsOf(bands);
  return (
    overlap &&
    refuse("bands_wrong", `Two bands both name the weights ${overlap.fromGrams} to ${overlap.toGrams} g.`)
  );
}

/** Delivers to one more country. Answers its id; refuses name_taken and bands_wrong (overlapping, backward). */
export async function addCountry(
  db: Db,
  country: NewCountry,
  staff: Staff,
  now: Date,
): Promise<number | Refusal> {
  const bands = bandsOf(country.bands);
  const wrong = bandsRefusal(bands);
  if (wrong) return wrong;
  return db.transaction().execute(async (trx) => {
    const id = await insertCountry(trx, {
      name: country.name.trim(),
      delivery_charge_paise: fromWire(country.deliveryCharge),
      is_rest_of_world: country.isRestOfWorld ?? false,
    });
    if (id === undefined) return nameTaken;
    await replaceBands(trx, id, bands);
    await recordChange(trx, {
      staff,
      action: "country added",
      subject: "countries",
      subjectId: id,
      after: country,
      now,
    });
    return id;
  });
}

/**
 * Writes a country's name, charge and bands, and whether it is delivered to at all. Undefined when it is done; refuses
 * not_found, edited_meanwhile, name_taken and bands_wrong.
 */
export async function changeCountry(
  db: Db,
  { countryId, change, staff, now }: OnCountry & { readonly change: CountryChange },
): Promise<Refusal | undefined> {
  const bands = bandsOf(change.bands);
  const wrong = bandsRefusal(bands);
  if (wrong) return wrong;
  const written = db.transaction().execute(async (trx) => {
    const before = await lockCountry(trx, countryId);
    if (!before) return noCountry;
    if (before.version !== change.version)
      return refuse("edited_meanwhile", "Somebody else changed this country meanwhile. Nothing was changed.");
    const name = change.name.trim();
    const after = {
      name,
      delivery_charge_paise: fromWire(change.deliveryCharge),
      withdrawn_at: change.isWithdrawn ? (before.withdrawn_at ?? now) : null,
    };
    await updateCountry(trx, countryId, after);
    await replaceBands(trx, countryId, bands);
    const { delivery_charge_paise, withdrawn_at } = before;
    await recordChange(trx, {
      staff,
      action: "country changed",
      subject: "countries",
      subjectId: countryId,
      before: { name: before.name, delivery_charge_paise, withdrawn_at, bands: before.bands },
      after: { ...after, bands },
      now,
    });
    return undefined;
  });
  return written.catch((error: unknown) => {
    if (violates(error, "service_locations_name_key")) return nameTaken;
    throw error;
  });
}

/** Moves a country in the shop's list. Undefined when it is done; refuses not_found. */
export async function moveCountry(
  db: Db,
  { countryId, direction, staff, now }: OnCountry & { readonly direction: "up" | "down" },
): Promise<Refusal | undefined> {
  return db.transaction().execute(async (trx) => {
    if (!(await moveCountryRow(trx, countryId, direction))) return noCountry;
    await recordChange(trx, {
      staff,
      action: `moved ${direction}`,
      subject: "countries",
      subjectId: countryId,
      now,
    });
    return undefined;
  });
}
