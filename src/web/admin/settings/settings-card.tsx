import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { type FormEvent, Fragment, useEffect, useRef, useState } from "react";
import type { SettingsState, SettingTexts, StoreSettings } from "../../../contract/admin/settings.ts";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { SectionCard } from "../records/section-card.tsx";
import { focusRefused, type RefusedSettings, refusedSettings } from "./refused-settings.ts";
import {
  type SettingField,
  type SettingGroup,
  type SettingTextName,
  settingTexts,
} from "./setting-fields.ts";
import { SettingInput } from "./setting-input.tsx";

interface SettingsCardProps {
  readonly group: SettingGroup;
  readonly state: SettingsState;
  readonly currencies: readonly string[];
  readonly onSaved: (state: SettingsState) => void;
}

/** One card of settings that are saved together. What is typed in other cards stays. */
export function SettingsCard({ group, state, currencies, onSaved }: SettingsCardProps) {
  const [changed, setChanged] = useState<Partial<StoreSettings>>({});
  const [inGerman, setInGerman] = useState<Partial<SettingTexts>>({});
  const [refused, setRefused] = useState<RefusedSettings>({});
  const form = useRef<HTMLFormElement>(null);
  const { isBusy, run } = useAction();
  useEffect(() => {
    if (Object.keys(refused).length > 0) focusRefused(form.current);
  }, [refused]);
  const isTranslated = Object.keys(inGerman).length > 0;
  const isChanged = isTranslated || Object.keys(changed).length > 0;
  const { offersGerman, translations } = state.settings;
  const german = { ...translations.de, ...inGerman };
  async function save(event: FormEvent) {
    event.preventDefault();
    const settings = { ...changed, ...(isTranslated && { translations: { de: german } }) };
    const body = { version: state.version, settings };
    setRefused({});
    const isSaved = await run(
      async () => onSaved(await api.call("PUT /api/admin/settings", { body })),
      "Saved. The shop shows it.",
      (problem) => {
        const atFields = refusedSettings(problem, group.fields);
        setRefused(atFields);
        return Object.keys(atFields).length > 0;
      },
    );
    if (!isSaved) return;
    setChanged({});
    setInGerman({});
  }
  return (
    <Box
      component="form"
      ref={form}
      id={group.id}
      onSubmit={(event) => void save(event)}
      sx={{ scrollMarginTop: 64 }}
    >
      <SectionCard title={group.title} level={3}>
        <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)", mt: 1 }}>
          {group.fields.map((field) => (
            <Fragment key={field.name}>
              <SettingInput
                field={field}
                value={{ ...state.settings, ...changed }[field.name]}
                fixedBy={state.fixed.find(({ setting }) => setting === field.name)?.variable}
                currencies={currencies}
                refusal={refused[field.name]}
                offersGerman={offersGerman}
                onChange={(value) => setChanged((before) => ({ ...before, [field.name]: value }))}
              />
              {offersGerman && isSettingText(field.name) && (
                <GermanSettingInput
                  name={field.name}
                  label={field.label}
                  value={german[field.name] ?? ""}
                  onChange={(text) => setInGerman((before) => ({ ...before, [field.name]: text }))}
                />
              )}
            </Fragment>
          ))}
          <Button
            type="submit"
            variant="contained"
            disabled={isBusy || !isChanged}
            aria-label={`Save: ${group.title}`}
            sx={{ justifySelf: "start" }}
          >
            Save
          </Button>
        </Box>
      </SectionCard>
    </Box>
  );
}

const isSettingText = (name: SettingField["name"]): name is SettingTextName => name in settingTexts;

interface GermanSettingInputProps {
  readonly name: SettingTextName;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A setting's text in German, below the text itself. */
const GermanSettingInput = ({ name, label, value, onChange }: GermanSettingInputProps) => (
  <TextField
    size="small"
    fullWidth
    label={`${label} in German`}
    helperText={
      name === "mailGreeting"
        ? "Empty: mails in German greet with Hallo."
        : "Shown below /de and in German mails. Empty: the text above."
    }
    slotProps={{ htmlInput: { lang: "de", maxLength: settingTexts[name] } }}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);
