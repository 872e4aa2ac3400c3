import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { KitForecast } from "../../../contract/admin/kit.ts";
import { t } from "../../../platform/language/t.ts";
import { CommandForm } from "../actions/command-form.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { CsvTextInput } from "../inputs/csv-text-input.tsx";
import { serverWord } from "../words/server-words.ts";
import { ForecastTable } from "./forecast-table.tsx";

const fields = { too_many_lines: "joiners" } as const;

/** Makes a forecast from a pasted list of joiners. The server does not store the list. */
export function KitForecastForm({ occasionId }: { occasionId: number }) {
  const [result, setResult] = useState<{ joiners: string; forecast: KitForecast }>();
  const { isBusy, submit } = useAction();
  return (
    <CommandForm
      initialValues={{ joiners: "" }}
      fields={fields}
      onSubmit={async (body) => {
        await submit(async () =>
          setResult({
            ...body,
            forecast: await api.call("POST /api/admin/kit/forecast", {
              query: { occasion: occasionId },
              body,
            }),
          }),
        );
        return false;
      }}
    >
      {({ joiners }) => (
        <>
          <CsvTextInput
            source="joiners"
            label={t("Joiners")}
            helperText={t(
              "A line for each: the day (2026-12-01 or 01/12/2026) and the size where you know it. Nothing of it is kept.",
            )}
          />
          <div>
            <Button type="submit" variant="contained" disabled={isBusy || !joiners.trim()}>
              {t("Calculate")}
            </Button>
          </div>
          {result?.joiners === joiners && <Forecast forecast={result.forecast} />}
        </>
      )}
    </CommandForm>
  );
}

const Forecast = ({ forecast }: { forecast: KitForecast }) => (
  <>
    <Typography>
      {[
        t("{count, plural, one {# joiner to come.} other {# joiners to come.}}", { count: forecast.joiners }),
        forecast.past > 0 &&
          t(
            "{count, plural, one {# line is of a day that is past and is not counted.} other {# lines are of days that are past and are not counted.}}",
            { count: forecast.past },
          ),
      ]
        .filter(Boolean)
        .join(" ")}
    </Typography>
    {forecast.skipped.length > 0 && (
      <Box component="ul" sx={{ m: 0, pl: 3, color: "warning.main" }}>
        {forecast.skipped.slice(0, 50).map(({ line, text, reason }) => (
          <li key={line}>
            {t("Line {line} is not counted, {reason}: {text}", { line, reason: serverWord(reason), text })}
          </li>
        ))}
      </Box>
    )}
    <ForecastTable sizes={forecast.sizes} />
  </>
);
