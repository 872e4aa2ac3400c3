import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import Switch from "@mui/material/Switch";
import { createContext, useState } from "react";
import { t } from "../../../platform/language/t.ts";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { noOptions, useResponse } from "../calls/use-response.ts";

/** Whether only the countries of the list are delivered to; undefined: it is not known yet. */
export const OnlyListed = createContext<boolean | undefined>(undefined);

/** The setting, with what changes it at once. */
export function useOnlyListed() {
  const { response, problem, load } = useResponse("GET /api/admin/settings", noOptions);
  const { isBusy, run } = useAction();
  /** While it is saved. */
  const [chosen, setChosen] = useState<boolean>();
  const isOn = chosen ?? response?.settings.onlyListedCountries;
  async function change(onlyListedCountries: boolean) {
    setChosen(onlyListedCountries);
    await run(
      async () => {
        const body = { version: response?.version ?? 0, settings: { onlyListedCountries } };
        await api.call("PUT /api/admin/settings", { body });
      },
      onlyListedCountries
        ? t("Only these countries can be ordered to now.")
        : t("Every country can be ordered to now."),
    );
    await load();
    setChosen(undefined);
  }
  return { isOn, isBusy, problem, change };
}

/** Whether the store delivers to the countries of the list alone, or everywhere. It holds at once, and its texts follow. */
export function OnlyListedSwitch({ isOn, isBusy, problem, change }: ReturnType<typeof useOnlyListed>) {
  if (problem) return <Alert severity="error">{problem.message}</Alert>;
  return (
    <Box sx={{ mt: 2, maxWidth: 720 }}>
      <FormControlLabel
        // On a phone nothing stands beside it, into which the switch could reach.
        sx={{ ml: 0 }}
        label={t("Only these countries")}
        disabled={isOn === undefined || isBusy}
        control={<Switch checked={isOn ?? false} onChange={({ target }) => void change(target.checked)} />}
      />
      <FormHelperText>
        {isOn
          ? t(
              "The shop offers and names these countries, and refuses others. Orders and saved addresses stay as they are. Texts that you wrote yourselves stay too: look whether they say “worldwide”.",
            )
          : t(
              "The shop says that it delivers everywhere: other countries cost what the rest of the world does.",
            )}
      </FormHelperText>
    </Box>
  );
}
