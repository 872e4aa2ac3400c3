import type { NewShippingCountry, ShippingCountryChange } from "../../contract/admin/shipping.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import { englishCountryName } from "../../platform/country/country-names.ts";
import { countryCodeOf } from "../../platform/country/read-country.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { isUniqueViolation } from "../../platform/db/unique-violation.ts";
import { rupeesToPaise } from "../../platform/money/money.ts";
import { listServiceLocations } from "./shipping.store.ts";
import type { ShippingBand } from "./shipping.ts";
import {
  insertCountry,
  lockCountry,
  moveCountryRow,
  replaceBands,
  updateCountry,
} from "./shipping-country.store.ts";
import { findInvertedBand, findOverlaps } from "./validate-bands.ts";

interface ShippingCountryEdit {
  readonly countryId: number;
  readonly staff: StaffCaller;
  readonly now: Date;
}

export const countryNotFound = refuse("not_found", "There is no such country.");
const nameTaken = refuse(
  "name_taken",
  "There is a country of that name already (perhaps withdrawn), or a rest of the world.",
);

/** A code or another name of a country is written as its English name, by which everything else names it: `USA`. */
function nameInList(typed: string): string {
  const code = countryCodeOf(typed);
  return code === undefined ? typed.trim() : englishCountryName(code);
}

/** Whether the list has this country under whatever name; what is no country is compared by the database. */
async function hasCountry(trx: Trx, name: string): Promise<boolean> {
  const code = countryCodeOf(name);
  if (code === undefined) return false;
  return (await listServiceLocations(trx)).some((location) => countryCodeOf(location.name) === code);
}

const bandsFromWire = (bands: NewShippingCountry["bands"]): ShippingBand[] =>
  bands.map(({ fromGrams, toGrams, charge }) => ({
    weightFromGrams: fromGrams,
    weightToGrams: toGrams,
    chargePaise: rupeesToPaise(charge),
  }));

function validateBands(bands: readonly ShippingBand[]): Refusal<"bands_invalid"> | undefined {
  const backward = findInvertedBand(bands);
  if (backward)
    return refuse(
      "bands_invalid",
      `The band from ${backward.weightFromGrams} g ends before it begins, at ${backward.weightToGrams} g.`,
    );
  const [overlap] = findOverlaps(bands);
  return (
    overlap &&
    refuse("bands_invalid", `Two bands both name the weights ${overlap.fromGrams} to ${overlap.toGrams} g.`)
  );
}

/** Adds a country to deliver to. Returns its id. Refuses bands_invalid (bands overlap, or end before they begin). */
export async function addCountry(
  db: Db,
  country: NewShippingCountry,
  staff: StaffCaller,
  now: Date,
): Promise<number | Refusal<"bands_invalid" | "name_taken">> {
  const bands = bandsFromWire(country.bands);
  const wrong = validateBands(bands);
  if (wrong) return wrong;
  const name = nameInList(country.name);
  return db.transaction().execute(async (trx) => {
    if (!country.isRestOfWorld && (await hasCountry(trx, name))) return nameTaken;
    const id = await insertCountry(trx, {
      name,
      delivery_charge_paise: rupeesToPaise(country.deliveryCharge),
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

/** Changes a country's name, charge and bands, or withdraws it from delivery. Undefined when it is done. */
export async function changeCountry(
  db: Db,
  { countryId, change, staff, now }: ShippingCountryEdit & { readonly change: ShippingCountryChange },
): Promise<Refusal<"bands_invalid" | "name_taken" | "not_found" | "version_conflict"> | undefined> {
  const bands = bandsFromWire(change.bands);
  const wrong = validateBands(bands);
  if (wrong) return wrong;
  const written = db.transaction().execute(async (trx) => {
    const before = await lockCountry(trx, countryId);
    if (!before) return countryNotFound;
    if (before.version !== change.version)
      return refuse(
        "version_conflict",
        "Somebody else changed this country in the meantime, so nothing was saved.",
      );
    const name = change.name.trim();
    const after = {
      name,
      delivery_charge_paise: rupeesToPaise(change.deliveryCharge),
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
    if (isUniqueViolation(error, "service_locations_name_key")) return nameTaken;
    throw error;
  });
}

/** Moves a country in the shop's list. Undefined when it is done. */
export async function moveCountry(
  db: Db,
  { countryId, direction, staff, now }: ShippingCountryEdit & { readonly direction: "up" | "down" },
): Promise<Refusal<"not_found"> | undefined> {
  return db.transaction().execute(async (trx) => {
    if (!(await moveCountryRow(trx, countryId, direction))) return countryNotFound;
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
