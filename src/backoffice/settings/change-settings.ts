import { hasCurrency } from "../../catalogue/currency-rate/base-currency.store.ts";
import { canBeBase, changeBaseCurrency } from "../../catalogue/currency-rate/change-base-currency.ts";
import { listedCountries } from "../../catalogue/shipping/delivery-country.ts";
import { listServiceLocations } from "../../catalogue/shipping/shipping.store.ts";
import type { ServiceLocation } from "../../catalogue/shipping/shipping.ts";
import { findTakenSlug } from "../../catalogue/slug/slug.store.ts";
import type { MailServer, StoreSettings } from "../../contract/admin/settings.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { type StaffText, staffText } from "../../contract/staff-text.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Config } from "../../platform/config/config.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { refusableTransaction } from "../../platform/db/refusable-transaction.ts";
import { gstinProblem } from "../../platform/gstin/gstin.ts";
import { isLanguage, languages } from "../../platform/language/language.ts";
import type { SecretKeys } from "../../platform/secret-key/sealed-text.ts";
import { withoutPassword, withStoredPassword } from "../../platform/settings/mail-server.ts";
import { openMailServer, sealMailServer } from "../../platform/settings/sealed-mail-server.ts";
import { lockSettings, readStoredSettings, writeSettings } from "../../platform/settings/settings.store.ts";
import { effectiveSettings, fixedSettings } from "../../platform/settings/settings.ts";
import { settingsProblem } from "../../platform/settings/validate-settings.ts";
import { vatNumberProblem } from "../../platform/vat-number/vat-number.ts";
import { hasAmounts } from "./amounts.store.ts";
import { withKnownCountries } from "./settings-countries.ts";

export interface SettingsEdit {
  readonly version: number;
  readonly settings: Partial<StoreSettings>;
  /** Null: mails go nowhere again. Undefined: it stays. */
  readonly mailServer?: MailServer | null | undefined;
  readonly staff: StaffCaller;
  readonly now: Date;
}

type SettingsRefusal = Refusal<
  "base_currency_in_use" | "currency_unknown" | "setting_fixed" | "setting_invalid" | "version_conflict"
>;

/**
 * Changes the given settings and the mail server; the others stay. Returns undefined when it is done. Refuses
 * setting_fixed (the environment sets it) and base_currency_in_use (amounts are stored that would change their meaning).
 */
export function changeSettings(
  db: Db,
  { config, secretKeys }: { readonly config: Config; readonly secretKeys: SecretKeys },
  edit: SettingsEdit,
): Promise<SettingsRefusal | undefined> {
  const { version, staff, now } = edit;
  return refusableTransaction(db, async (trx) => {
    await lockSettings(trx);
    const stored = await readStoredSettings(trx);
    if (stored.version !== version)
      return refuse(
        "version_conflict",
        "Somebody else changed the settings in the meantime, so nothing was saved.",
      );
    const before = effectiveSettings(stored.settings, config);
    // What was stored before countries were read may stay.
    const locations = await listServiceLocations(trx);
    const given = withKnownCountries(changedSettings(before, edit.settings), locations);
    if (isRefusal(given)) return given;
    const changed = changedSettings(before, given);
    const after = { ...before, ...changed };
    const refused =
      refuseFixed(config, changed) ??
      refuseNowhere(changed, locations) ??
      (await refuseInvalid(trx, before, after)) ??
      (await refuseTakenPath(trx, before, after));
    if (refused) return refused;
    const storedServer = openMailServer(secretKeys, stored.mailServer);
    const mailServer = edit.mailServer && withStoredPassword(edit.mailServer, storedServer);
    const written = {
      ...changed,
      ...(mailServer !== undefined && { mailServer: mailServer && sealMailServer(secretKeys, mailServer) }),
    };
    if (Object.keys(written).length === 0) return undefined;
    if (after.baseCurrency !== before.baseCurrency) await changeBaseCurrency(trx, after.baseCurrency);
    await writeSettings(trx, written, { version: version + 1, userId: staff.caller.userId, now });
    await recordChange(trx, {
      staff,
      action: "settings changed",
      subject: "settings",
      subjectId: "store",
      now,
      before: {
        ...pick(before, Object.keys(changed)),
        ...(mailServer !== undefined && { mailServer: withoutPassword(stored.mailServer) }),
      },
      after: { ...changed, ...(mailServer !== undefined && { mailServer: withoutPassword(mailServer) }) },
    });
    return undefined;
  });
}

/** The given settings that differ from the present ones. */
const changedSettings = (before: StoreSettings, given: Partial<StoreSettings>): Partial<StoreSettings> =>
  Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof StoreSettings]),
    ),
  );

const pick = (settings: StoreSettings, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, settings[name as keyof StoreSettings]]));

/** A language has a path of its own, such as /hi. What had it before would be reached no more. */
async function refuseTakenPath(
  trx: Trx,
  before: StoreSettings,
  after: StoreSettings,
): Promise<Refusal<"setting_invalid"> | undefined> {
  const added = after.languages.filter((tag) => !before.languages.includes(tag));
  const taken = await findTakenSlug(
    trx,
    added.map((tag) => tag.toLowerCase()),
  );
  return taken === undefined
    ? undefined
    : refuse(
        "setting_invalid",
        `A product, category or page of yours is at /${taken}, where this language goes. Give it another path first.`,
      );
}

function refuseNowhere(
  { onlyListedCountries }: Partial<StoreSettings>,
  locations: readonly ServiceLocation[],
): Refusal<"setting_invalid"> | undefined {
  return onlyListedCountries && listedCountries(locations).length === 0
    ? refuse("setting_invalid", "Add a shipping country first: without one, nothing could be ordered.")
    : undefined;
}

/** A language that was offered before the program lost it may stay on the list, where it does nothing. */
function newLanguageProblem(before: StoreSettings, after: StoreSettings): StaffText | undefined {
  const unknown = after.languages.find(
    (tag) => !before.languages.includes(tag) && (tag === "en" || !isLanguage(tag)),
  );
  if (unknown === undefined) return undefined;
  return unknown === "en"
    ? staffText`Every shop is in English: name the languages beside it.`
    : staffText`This store has no texts in ${unknown}. It has them in ${languages.filter((tag) => tag !== "en").join(", ")}.`;
}

function refuseFixed(config: Config, changed: Partial<StoreSettings>): Refusal<"setting_fixed"> | undefined {
  const fixed = fixedSettings(config).find(({ setting }) => setting in changed);
  return (
    fixed &&
    refuse(
      "setting_fixed",
      `${fixed.variable} is set in the server's environment, which takes precedence. Unset it there first.`,
    )
  );
}

async function refuseInvalid(
  trx: Trx,
  before: StoreSettings,
  after: StoreSettings,
): Promise<Refusal<"base_currency_in_use" | "currency_unknown" | "setting_invalid"> | undefined> {
  const problem = settingsProblem(after) ?? newLanguageProblem(before, after);
  if (problem) return refuse("setting_invalid", problem);
  // Numbers that were stored before they were checked may stay.
  const { sellerGstin } = after;
  const wrongGstin =
    sellerGstin && sellerGstin !== before.sellerGstin ? gstinProblem(sellerGstin) : undefined;
  if (wrongGstin) return refuse("setting_invalid", wrongGstin);
  const { sellerVatNumber } = after;
  const wrongVatNumber =
    sellerVatNumber && sellerVatNumber !== before.sellerVatNumber
      ? vatNumberProblem(sellerVatNumber)
      : undefined;
  if (wrongVatNumber) return refuse("setting_invalid", wrongVatNumber);
  const isNewBase = after.baseCurrency !== before.baseCurrency;
  if (isNewBase && !canBeBase(after.baseCurrency))
    return refuse(
      "currency_unknown",
      "Amounts are stored with two decimals: choose a currency that has them.",
    );
  const isShown =
    after.defaultCurrency === before.defaultCurrency ||
    after.defaultCurrency === after.baseCurrency ||
    (await hasCurrency(trx, after.defaultCurrency));
  if (!isShown) return refuse("currency_unknown", `Add ${after.defaultCurrency} to the currencies first.`);
  if (isNewBase && (await hasAmounts(trx)))
    return refuse(
      "base_currency_in_use",
      `Prices, shipping or orders are stored in ${before.baseCurrency}. The base currency has to be chosen before the first of them.`,
    );
  return undefined;
}
