import Autocomplete from "@mui/material/Autocomplete";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import MenuItem from "@mui/material/MenuItem";
import Switch from "@mui/material/Switch";
import TextField from "@mui/material/TextField";
import type { StoreSettings } from "../../../contract/admin/settings.ts";
import { countryNames, findCountries, knownCountry } from "../../../platform/country/find-countries.ts";
import { t } from "../../../platform/language/t.ts";
import { AccentInput } from "./accent-input.tsx";
import { AccountsInput } from "./accounts-input.tsx";
import { DeliveryTimesInput } from "./delivery-times-input.tsx";
import { LanguagesInput } from "./languages-input.tsx";
import { LogoInput } from "./logo-input.tsx";
import { PromisesInput } from "./promises-input.tsx";
import type { SettingField } from "./setting-fields.ts";
import { WeekdaysInput } from "./weekdays-input.tsx";

type Value = StoreSettings[keyof StoreSettings];
type CardFact = StoreSettings["claimCardFact"];

interface SettingInputProps {
  readonly field: SettingField;
  readonly value: Value;
  /** The variable of the environment that fixes it. */
  readonly fixedBy: string | undefined;
  readonly currencies: readonly string[];
  /** Why it was refused. */
  readonly refusal: string | undefined;
  readonly onChange: (value: Value) => void;
}

/** A number has a short input; a wide one looks as if it wanted a text. */
const shortInput = { sx: { maxWidth: "20rem" } };

/** One setting as an input of its kind. */
export function SettingInput(props: SettingInputProps) {
  const { field, value, fixedBy, currencies, refusal, onChange } = props;
  const common = {
    label: field.label,
    helperText:
      refusal ?? (fixedBy ? t("Set by {fixedBy} on the machine.", { fixedBy }) : (field.help ?? "")),
    error: refusal !== undefined,
    disabled: fixedBy !== undefined,
    size: "small",
    fullWidth: true,
  } as const;
  switch (field.kind) {
    case "accounts":
      return (
        <AccountsInput value={value as StoreSettings["accounts"]} refusal={refusal} onChange={onChange} />
      );
    case "colour":
      return <AccentInput {...common} value={String(value)} onChange={onChange} />;
    case "logo":
      return <LogoInput value={value as string | null} disabled={common.disabled} onChange={onChange} />;
    case "promises":
      return <PromisesInput value={value as StoreSettings["promises"]} onChange={onChange} />;
    case "languages":
      return (
        <LanguagesInput
          label={common.label}
          helperText={common.helperText}
          isWrong={common.error}
          value={value as readonly string[]}
          onChange={onChange}
        />
      );
    case "delivery-times":
      return <DeliveryTimesInput value={value as StoreSettings["deliveryTimes"]} onChange={onChange} />;
    case "weekdays":
      return <WeekdaysInput label={field.label} value={value as readonly number[]} onChange={onChange} />;
    case "switch":
      return (
        <div>
          <FormControlLabel
            label={field.label}
            disabled={common.disabled}
            control={<Switch checked={value === true} onChange={({ target }) => onChange(target.checked)} />}
          />
          <FormHelperText sx={{ mx: 1.75, mt: 0 }}>{common.helperText}</FormHelperText>
        </div>
      );
    case "number":
      return (
        <TextField
          {...common}
          {...shortInput}
          type="number"
          value={value}
          onChange={({ target }) => onChange(Math.trunc(Number(target.value)))}
        />
      );
    case "percent":
      return (
        <TextField
          {...common}
          {...shortInput}
          type="number"
          slotProps={{ htmlInput: { min: 0, max: 99.99, step: 0.01 } }}
          value={Number(value) / 100}
          onChange={({ target }) => onChange(Math.round(Number(target.value) * 100))}
        />
      );
    case "lines":
      return (
        <TextField
          {...common}
          multiline
          minRows={3}
          value={(value as readonly string[]).join("\n")}
          onChange={({ target }) => onChange(target.value === "" ? [] : target.value.split("\n"))}
        />
      );
    case "countries":
      return <CountryChoices {...common} value={value as readonly string[]} onChange={onChange} />;
    case "country":
      return <CountryChoice {...common} value={String(value)} onChange={onChange} />;
    case "time-zone":
      return (
        <Choice
          {...common}
          value={String(value)}
          options={["UTC", ...Intl.supportedValuesOf("timeZone")]}
          onChange={onChange}
        />
      );
    case "currency":
      return <Choice {...common} value={String(value)} options={currencies} onChange={onChange} />;
    case "card-fact":
      return (
        <TextField
          {...common}
          select
          value={value}
          onChange={({ target }) => onChange(target.value as CardFact)}
        >
          <MenuItem value="employee_number">{t("Employee number")}</MenuItem>
          <MenuItem value="first_day">{t("First day at work")}</MenuItem>
        </TextField>
      );
    case "nullable":
      return (
        <TextField
          {...common}
          value={value ?? ""}
          onChange={({ target }) => onChange(target.value || null)}
        />
      );
    case "nullable-number":
      return (
        <TextField
          {...common}
          {...shortInput}
          type="number"
          value={value ?? ""}
          onChange={({ target }) => onChange(target.value === "" ? null : Math.trunc(Number(target.value)))}
        />
      );
    case "text":
      return <TextField {...common} value={value} onChange={({ target }) => onChange(target.value)} />;
  }
}

interface InputProps {
  readonly label: string;
  readonly helperText: string;
  readonly error: boolean;
  readonly disabled: boolean;
}

interface ChoiceProps extends InputProps {
  readonly value: string;
  readonly options: readonly string[];
  readonly onChange: (value: string) => void;
}

/** A text chosen from a list by typing a part of it. */
const Choice = ({ label, helperText, error, disabled, value, options, onChange }: ChoiceProps) => (
  <Autocomplete
    disableClearable
    size="small"
    disabled={disabled}
    options={options.includes(value) || value === "" ? options : [value, ...options]}
    value={value}
    onChange={(_event, chosen) => onChange(chosen)}
    renderInput={(input) => <TextField {...input} label={label} helperText={helperText} error={error} />}
  />
);

/** A country by any of its names. One that is not in the list may be typed. */
const CountryChoice = ({ label, helperText, error, disabled, ...chosen }: Omit<ChoiceProps, "options">) => (
  <Autocomplete
    freeSolo
    disableClearable
    size="small"
    disabled={disabled}
    options={countryNames()}
    filterOptions={(_all, { inputValue }) => [...findCountries(inputValue)]}
    value={chosen.value}
    onChange={(_event, country) => chosen.onChange(country)}
    onInputChange={(_event, typed) => chosen.onChange(typed)}
    onBlur={() => chosen.onChange(knownCountry(chosen.value))}
    renderInput={(input) => <TextField {...input} label={label} helperText={helperText} error={error} />}
  />
);

interface CountryChoicesProps extends InputProps {
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
}

/** Countries by any of their names, one after the other. */
const CountryChoices = ({ label, helperText, error, disabled, value, onChange }: CountryChoicesProps) => (
  <Autocomplete
    multiple
    autoHighlight
    filterSelectedOptions
    size="small"
    disabled={disabled}
    options={[...new Set([...countryNames(), ...value])]}
    filterOptions={(open, { inputValue }) => findCountries(inputValue).filter((name) => open.includes(name))}
    value={[...value]}
    onChange={(_event, chosen) => onChange(chosen)}
    renderInput={(input) => <TextField {...input} label={label} helperText={helperText} error={error} />}
  />
);
