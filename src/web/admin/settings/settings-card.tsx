import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { SettingsState, StoreSettings } from "../../../contract/admin/settings.ts";
import { t } from "../../../platform/language/t.ts";
import { useVersionedAction } from "../actions/use-versioned-action.tsx";
import { api } from "../calls/api.ts";
import { SectionCard } from "../records/section-card.tsx";
import { LanguageSections } from "../translations/language-sections.tsx";
import type { TextsByLanguage, TranslatedField } from "../translations/translated-field.ts";
import { languageName } from "../words/language-names.ts";
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
  readonly load: () => Promise<unknown>;
}

/** One card of settings that are saved together. What is typed in other cards stays. */
export function SettingsCard({ group, state, currencies, onSaved, load }: SettingsCardProps) {
  const [changed, setChanged] = useState<Partial<StoreSettings>>({});
  const [changedTexts, setChangedTexts] = useState<TextsByLanguage>({});
  const [refused, setRefused] = useState<RefusedSettings>({});
  const form = useRef<HTMLFormElement>(null);
  function discard() {
    setChanged({});
    setChangedTexts({});
  }
  const { isBusy, run, notice } = useVersionedAction({ load, discard });
  useEffect(() => {
    if (Object.keys(refused).length > 0) focusRefused(form.current);
  }, [refused]);
  const isTranslated = Object.keys(changedTexts).length > 0;
  const isChanged = isTranslated || Object.keys(changed).length > 0;
  const shown = { ...state.settings, ...changed };
  // Other cards may have saved their texts meanwhile: only this card's go on top.
  const translations = mergedTexts(state.settings.translations, changedTexts);
  async function save(event: FormEvent) {
    event.preventDefault();
    const settings = {
      ...changed,
      ...(isTranslated && { translations: translations as StoreSettings["translations"] }),
    };
    const body = { version: state.version, settings };
    setRefused({});
    const isSaved = await run(
      async () => onSaved(await api.call("PUT /api/admin/settings", { body })),
      t("Saved. The shop shows it."),
      (problem) => {
        const atFields = refusedSettings(problem, group.fields);
        setRefused(atFields);
        return Object.keys(atFields).length > 0;
      },
    );
    if (isSaved) discard();
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
            <SettingInput
              key={field.name}
              field={field}
              value={shown[field.name]}
              fixedBy={state.fixed.find(({ setting }) => setting === field.name)?.variable}
              currencies={currencies}
              refusal={refused[field.name]}
              onChange={(value) => setChanged((before) => ({ ...before, [field.name]: value }))}
            />
          ))}
          <LanguageSections
            fields={textsOf(group, shown)}
            translations={translations}
            onText={(language, { name }, text) =>
              setChangedTexts((before) => ({ ...before, [language]: { ...before[language], [name]: text } }))
            }
            of={group.title}
            note={noteOf(group)}
          />
          {notice}
          <Button
            type="submit"
            variant="contained"
            disabled={isBusy || !isChanged}
            aria-label={t("Save: {title}", { title: group.title })}
            sx={{ justifySelf: "start" }}
          >
            {t("Save")}
          </Button>
        </Box>
      </SectionCard>
    </Box>
  );
}

/** The texts of a card that customers read. */
const textsOf = (group: SettingGroup, settings: StoreSettings): readonly TranslatedField[] =>
  group.fields.flatMap(({ name, label }) =>
    isSettingText(name) ? [{ name, label, own: settings[name], maxLength: settingTexts[name] }] : [],
  );

const isSettingText = (name: SettingField["name"]): name is SettingTextName => name in settingTexts;

const noteOf = ({ fields }: SettingGroup) =>
  fields.some(({ name }) => name === "mailGreeting")
    ? (language: string) =>
        t("An empty greeting is the program’s own in {language}; an empty line is in your own words.", {
          language: languageName(language),
        })
    : undefined;

const mergedTexts = (stored: TextsByLanguage, changed: TextsByLanguage): TextsByLanguage => ({
  ...stored,
  ...Object.fromEntries(
    Object.entries(changed).map(([language, texts]) => [language, { ...stored[language], ...texts }]),
  ),
});
