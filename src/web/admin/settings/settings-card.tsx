import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type FormEvent, useState } from "react";
import type { SettingsState, StoreSettings } from "../../../contract/admin/settings.ts";
import { api } from "../api.ts";
import { SectionCard } from "../section-card.tsx";
import { useAction } from "../use-action.ts";
import type { SettingGroup } from "./setting-fields.ts";
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
  const { isBusy, run } = useAction();
  const isChanged = Object.keys(changed).length > 0;
  async function save(event: FormEvent) {
    event.preventDefault();
    const body = { version: state.version, settings: changed };
    const isSaved = await run(
      async () => onSaved(await api.call("PUT /api/admin/settings", { body })),
      "Saved. The shop shows it.",
    );
    if (isSaved) setChanged({});
  }
  return (
    <Box component="form" id={group.id} onSubmit={(event) => void save(event)} sx={{ scrollMarginTop: 64 }}>
      <SectionCard title={group.title} level={3}>
        <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)", mt: 1 }}>
          {group.fields.map((field) => (
            <SettingInput
              key={field.name}
              field={field}
              value={{ ...state.settings, ...changed }[field.name]}
              fixedBy={state.fixed.find(({ setting }) => setting === field.name)?.variable}
              currencies={currencies}
              onChange={(value) => setChanged((before) => ({ ...before, [field.name]: value }))}
            />
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
