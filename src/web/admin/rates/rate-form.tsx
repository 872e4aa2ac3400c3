import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import { Confirm } from "react-admin";
import type { Rate } from "../../../contract/admin/currency-rates.ts";
import { isFarOff, parseMicros, percentChange } from "../../../features/currency-rate/currency-rate.ts";
import { api } from "../api.ts";
import { formatChange } from "../format.ts";
import { useAction } from "../use-action.ts";

/** Changes a rate. A rate far from the present one must be confirmed. */
export function RateForm({ rate }: { rate: Rate }) {
  const [rateText, setRateText] = useState(rate.rate);
  const [isConfirming, setConfirming] = useState(false);
  const { isBusy, take: run } = useAction();
  const from = parseMicros(rate.rate) ?? 1;
  const to = parseMicros(rateText.trim());
  const isSame = to === from;
  const saveRate = (confirmed: boolean) =>
    void run(
      () =>
        api.call("PUT /api/admin/rates/{currencyCode}", {
          params: { currencyCode: rate.id },
          body: { version: rate.version, rate: rateText.trim(), confirmed },
        }),
      `One ${rate.id} costs ₹${rateText.trim()} now`,
    );
  function submit(event: FormEvent) {
    event.preventDefault();
    if (to === undefined || isSame) return;
    if (isFarOff(from, to)) setConfirming(true);
    else saveRate(false);
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
        value={rateText}
        error={to === undefined}
        helperText={to === undefined ? "A number above 0, at most six decimals" : changeText(from, to)}
        onChange={(event) => setRateText(event.target.value)}
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
        isOpen={isConfirming}
        title={`From ${rate.rate} to ${rateText.trim()}?`}
        content={`That is ${formatChange(percentChange(from, to ?? from))} %: every price in ${rate.id} moves by as much. Is it no slip?`}
        confirm="It is right: change it"
        onConfirm={() => {
          setConfirming(false);
          saveRate(true);
        }}
        onClose={() => setConfirming(false)}
      />
    </Box>
  );
}

const changeText = (from: number, to: number): string =>
  from === to ? "The present rate" : `${formatChange(percentChange(from, to))} % from the present rate`;
