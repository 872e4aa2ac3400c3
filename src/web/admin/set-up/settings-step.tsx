import Button from "@mui/material/Button";
import { useState } from "react";
import type { SettingName, SettingsState, StoreSettings } from "../../../contract/admin/settings.ts";
import { t } from "../../../platform/language/t.ts";
import { baseCurrencyOf } from "../../../platform/money/currency-of-country.ts";
import { refusedSettings } from "../settings/refused-settings.ts";
import { settingGroups } from "../settings/setting-fields.ts";
import { SettingInput } from "../settings/setting-input.tsx";
import { isObject, readTyped, saveTyped } from "../typed/typed-storage.ts";
import { baseCurrencies } from "./base-currencies.ts";
import { invoicePrefixOf } from "./invoice-prefix.ts";
import { StepCard } from "./step-card.tsx";
import { useStep } from "./use-step.ts";

interface SettingsStepProps {
  readonly step: number;
  readonly title: string;
  readonly names: readonly SettingName[];
  /** A consequence of the step that its fields do not show. */
  readonly also?: Partial<StoreSettings>;
  readonly state: SettingsState;
  readonly save: (settings: Partial<StoreSettings>) => Promise<void>;
  readonly next: () => void;
}

const fields = settingGroups.flatMap((group) => group.fields);

/** The name of a store that has none: never proposed, because it could be taken over unseen. */
const UNNAMED = "Our company";
/** Its invoices. */
const UNNAMED_PREFIX = "KS";

/**
 * What is proposed where nobody has chosen: the browser's time zone, because most people set up a store where it is, and the
 * money of the store's country.
 */
function suggested({ settings, fixed }: SettingsState): Partial<StoreSettings> {
  const isOpen = !settings.areCurrenciesChosen && !fixed.some(({ setting }) => setting === "baseCurrency");
  const baseCurrency = isOpen ? baseCurrencyOf(settings.homeCountry) : undefined;
  return {
    ...(settings.companyName === UNNAMED && { companyName: "" }),
    ...(settings.timeZone === "UTC" && { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
    ...(baseCurrency && { baseCurrency }),
  };
}

/** Numbers of invoices begin with the company's initials until somebody gives them another beginning. */
function prefixFor(companyName: string, { settings, fixed }: SettingsState): Partial<StoreSettings> {
  const isFixed = fixed.some(({ setting }) => setting === "invoicePrefix");
  const isOpen = [UNNAMED_PREFIX, invoicePrefixOf(settings.companyName)].includes(settings.invoicePrefix);
  const invoicePrefix = invoicePrefixOf(companyName);
  return isOpen && !isFixed && invoicePrefix ? { invoicePrefix } : {};
}

/** What was typed in the step before the page was loaded again. */
function typedBefore(form: string): Partial<StoreSettings> {
  const typed = readTyped(form);
  return isObject(typed) ? typed : {};
}

/** Some of the settings, as one step. What is typed survives a reload. */
export function SettingsStep({ step, title, names, also = {}, state, save, next }: SettingsStepProps) {
  const form = `set-up ${step}`;
  const [given, setGiven] = useState<Partial<StoreSettings>>(() => typedBefore(form));
  const { isBusy, problem, refusal, run } = useStep();
  const values = {
    ...state.settings,
    ...suggested(state),
    ...given,
  };
  const shown = fields.filter(({ name }) => names.includes(name));
  const refused = refusedSettings(refusal, shown);
  const isAtField = Object.keys(refused).length > 0;
  async function goOn() {
    const settings = Object.fromEntries(names.map((name) => [name, values[name]]));
    // The base currency is also one that the shop shows.
    const baseCurrency = given.baseCurrency ?? suggested(state).baseCurrency;
    const defaults = names.includes("baseCurrency") && baseCurrency ? { defaultCurrency: baseCurrency } : {};
    const prefix = names.includes("companyName") ? prefixFor(values.companyName, state) : {};
    if (!(await run(() => save({ ...settings, ...defaults, ...prefix, ...also })))) return;
    saveTyped(form, null);
    next();
  }
  function take(name: SettingName, value: StoreSettings[SettingName]) {
    const changed = { ...given, [name]: value };
    setGiven(changed);
    saveTyped(form, changed);
  }
  return (
    <StepCard
      step={step}
      title={title}
      problem={isAtField ? "" : problem}
      refusal={refusal}
      onSubmit={() => void goOn()}
    >
      {shown.map((field) => (
        <SettingInput
          key={field.name}
          field={field}
          value={values[field.name]}
          fixedBy={state.fixed.find(({ setting }) => setting === field.name)?.variable}
          currencies={baseCurrencies()}
          refusal={refused[field.name]}
          onChange={(value) => take(field.name, value)}
        />
      ))}
      <Button type="submit" variant="contained" disabled={isBusy} sx={{ justifySelf: "start" }}>
        {t("Go on")}
      </Button>
    </StepCard>
  );
}
