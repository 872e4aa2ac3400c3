import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { TextInput } from "react-admin";
import { isFarOff, parseMicros, percentChange } from "../../../catalogue/currency-rate/currency-rate.ts";
import type { Rate } from "../../../contract/admin/currency-rates.ts";
import { t } from "../../../platform/language/t.ts";
import { CommandForm } from "../actions/command-form.tsx";
import { useAction } from "../actions/use-action.ts";
import { useQuestion } from "../actions/use-question.tsx";
import { api } from "../calls/api.ts";
import { baseSymbol, formatChange } from "../words/format.ts";
import { RATE_HINT, rateLabel } from "./currency-rate-create.tsx";

const fields = { rate_invalid: "rate", rate_change_too_large: "rate" } as const;

/** Changes a rate. A rate far from the present one must be confirmed. */
export function CurrencyRateForm({ rate }: { rate: Rate }) {
  const { ask, question } = useQuestion();
  const { isBusy, submit } = useAction();
  const from = parseMicros(rate.rate) ?? 1;
  async function change(newRate: string): Promise<false> {
    const to = parseMicros(newRate);
    if (to === undefined || to === from) return false;
    const confirmed = isFarOff(from, to);
    if (confirmed && !(await ask(questionAbout(rate, newRate, percentChange(from, to))))) return false;
    await submit(
      () =>
        api.call("PUT /api/admin/currency-rates/{currencyCode}", {
          params: { currencyCode: rate.id },
          body: { version: rate.version, rate: newRate, confirmed },
        }),
      t("One {id} costs {baseSymbol}{newRate} now", { id: rate.id, baseSymbol, newRate }),
    );
    return false;
  }
  return (
    <CommandForm
      initialValues={{ rate: rate.rate }}
      onSubmit={({ rate: typed }) => change(typed.trim())}
      fields={fields}
      sx={{ gridTemplateColumns: { xs: "1fr", sm: "1fr auto" }, alignItems: "start" }}
    >
      {({ rate: typed }) => {
        const to = parseMicros(typed.trim());
        return (
          <>
            <TextInput
              source="rate"
              label={rateLabel(rate.id)}
              error={to === undefined}
              helperText={to === undefined ? RATE_HINT : changeText(from, to)}
              inputMode="decimal"
              autoComplete="off"
            />
            <Button
              type="submit"
              variant="contained"
              disabled={isBusy || to === undefined || to === from}
              sx={{ mt: 1.25 }}
            >
              {t("Change the rate")}
            </Button>
            <Typography variant="body2" color="textSecondary" sx={{ gridColumn: "1 / -1" }}>
              {t(
                "The shop shows prices with it within a second. Who is at the checkout with the old one is asked to look again.",
              )}
            </Typography>
            {question}
          </>
        );
      }}
    </CommandForm>
  );
}

const questionAbout = ({ id, rate }: Rate, newRate: string, percent: number) => ({
  title: t("From {rate} to {newRate}?", { rate, newRate }),
  content: t("That is {percent} %: every price in {id} moves by as much. Is that right?", {
    percent: formatChange(percent),
    id,
  }),
  confirm: t("It is right: change it"),
});

const changeText = (from: number, to: number): string =>
  from === to
    ? t("The present rate")
    : t("{percentChange} % from the present rate", { percentChange: formatChange(percentChange(from, to)) });
