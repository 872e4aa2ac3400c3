import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import { Confirm } from "react-admin";
import type { Rate } from "../../../contract/admin/rates.ts";
import { isFarOff, microsOfText, percentMoved } from "../../../features/rate/rate.ts";
import { signed } from "../amount.ts";
import { api } from "../api.ts";
import { useStep } from "../use-step.ts";

/** Changes a rate; far from the present one only after a second look. */
export function RateForm({ rate }: { rate: Rate }) {
  const [typed, setTyped] = useState(rate.rate);
  const [isAsked, setAsked] = useState(false);
  const { isBusy, take } = useStep();
  const from = microsOfText(rate.rate) ?? 1;
  const to = microsOfText(typed.trim());
  const isSame = to === from;
  const write = (confirmed: boolean) =>
    void take(
      () =>
        api.call("PUT /api/admin/rates/{currencyCode}", {
          params: { currencyCode: rate.id },
          body: { version: rate.version, rate: typed.trim(), confirmed },
        }),
      `One ${rate.id} costs ₹${typed.trim()} now`,
    );
  function submit(event: FormEvent) {
    event.preventDefault();
    if (to === undefined || isSame) return;
    if (isFarOff(from, to)) setAsked(true);
    else write(false);
  }
  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "flex-start" }}
    >
      <TextField
        label={`Rupees for one ${rate.id}`}
        size="small"
        value={typed}
        error={to === undefined}
        helperText={to === undefined ? "A number above 0, at most six decimals" : moved(from, to)}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { inputMode: "decimal", autoComplete: "off" } }}
      />
      <Button type="submit" variant="contained" disabled={isBusy || to === undefined || isSame}>
        Change the rate
      </Button>
      <Typography variant="body2" color="text.secondary" sx={{ flexBasis: "100%" }}>
        The shop shows prices with it within a second. Who is at the checkout with the old one is asked to
        look again.
      </Typography>
      <Confirm
        isOpen={isAsked}
        title={`From ${rate.rate} to ${typed.trim()}?`}
        content={`That is ${signed(percentMoved(from, to ?? from))} %: every price in ${rate.id} moves by as much. Is it no slip?`}
        confirm="It is right: change it"
        onConfirm={() => {
          setAsked(false);
          write(true);
        }}
        onClose={() => setAsked(false)}
      />
    </Box>
  );
}

const moved = (from: number, to: number): string =>
  from === to ? "The present rate" : `${signed(percentMoved(from, to))} % from the present rate`;
