import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { KitForecast } from "../../../contract/admin/kit.ts";
import { CommandForm } from "../actions/command-form.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { CsvTextInput } from "../inputs/csv-text-input.tsx";
import { ForecastTable } from "./forecast-table.tsx";

const fields = { too_many_lines: "joiners" } as const;

/** Makes a forecast from a pasted list of joiners. The server does not store the list. */
export function KitForecastForm() {
  const [result, setResult] = useState<{ joiners: string; forecast: KitForecast }>();
  const { isBusy, submit } = useAction();
  return (
    <CommandForm
      initialValues={{ joiners: "" }}
      fields={fields}
      onSubmit={async (body) => {
        await submit(async () =>
          setResult({ ...body, forecast: await api.call("POST /api/admin/kit/forecast", { body }) }),
        );
        return false;
      }}
    >
      {({ joiners }) => (
        <>
          <CsvTextInput
            source="joiners"
            label="Joiners"
            helperText="A line for each: the day (2026-12-01 or 01/12/2026) and the size where you know it. Nothing of it is kept."
          />
          <div>
            <Button type="submit" variant="contained" disabled={isBusy || !joiners.trim()}>
              Calculate
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
      {forecast.joiners} joiners to come.
      {forecast.past > 0 && ` ${forecast.past} lines are of days that are past and are not counted.`}
    </Typography>
    {forecast.skipped.length > 0 && (
      <Box component="ul" sx={{ m: 0, pl: 3, color: "warning.main" }}>
        {forecast.skipped.slice(0, 50).map(({ line, text, reason }) => (
          <li key={line}>
            Line {line} is not counted, {reason}: {text}
          </li>
        ))}
      </Box>
    )}
    <ForecastTable sizes={forecast.sizes} />
  </>
);
