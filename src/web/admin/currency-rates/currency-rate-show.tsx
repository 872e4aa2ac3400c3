import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Show, useRecordContext } from "react-admin";
import type { Rate } from "../../../contract/admin/currency-rates.ts";
import { t } from "../../../platform/language/t.ts";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { RecordHeading } from "../records/record-heading.tsx";
import { SectionCard } from "../records/section-card.tsx";
import { baseCurrency, baseSymbol, baseUnits, formatChange, formatDateTime } from "../words/format.ts";
import { CurrencyRateForm } from "./currency-rate-form.tsx";
import { CurrencyRateHistory } from "./currency-rate-history.tsx";
import { RemoveCurrency } from "./remove-currency.tsx";

export const CurrencyRateShow = () => (
  <Show component="div" actions={false}>
    <RateDetails />
  </Show>
);

function RateDetails() {
  const rate = useRecordContext<Rate>();
  if (!rate) return null;
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 760 }}>
      <RecordHeading title={`${rate.name} (${rate.id})`} allLabel={t("All currencies")} />
      <OfferedRate rate={rate} />
      <SectionCard
        title={t("One {id} costs {baseSymbol}{rate}", { id: rate.id, baseSymbol, rate: rate.rate })}
      >
        {rate.id === baseCurrency ? (
          <Typography color="textSecondary">
            {t("Everything is kept in {baseUnits}: their rate is always 1.", { baseUnits })}
          </Typography>
        ) : (
          <CurrencyRateForm rate={rate} />
        )}
      </SectionCard>
      <CurrencyRateHistory currencyCode={rate.id} />
      {rate.id !== baseCurrency && (
        <Box sx={{ justifySelf: "start" }}>
          <RemoveCurrency rate={rate} />
        </Box>
      )}
    </Box>
  );
}

/** A rate from the source that is too far from the present one. Staff use or reject it. */
function OfferedRate({ rate }: { rate: Rate }) {
  const { isBusy, run } = useAction();
  const { offer, version } = rate;
  if (!offer) return null;
  const params = { currencyCode: rate.id };
  const body = { version, rate: offer.rate, confirmed: true };
  return (
    <Alert severity="warning">
      <span>
        {t(
          "The source says {rate} ({percent} %) since {offeredAt}. That is too far off to be used without a decision.",
          {
            rate: offer.rate,
            percent: formatChange(offer.percent),
            offeredAt: formatDateTime(offer.offeredAt),
          },
        )}
      </span>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 1 }}>
        <Button
          color="inherit"
          variant="outlined"
          disabled={isBusy}
          onClick={() =>
            void run(
              () => api.call("PUT /api/admin/currency-rates/{currencyCode}", { params, body }),
              t("The rate is changed"),
            )
          }
        >
          {t("Use {rate}", { rate: offer.rate })}
        </Button>
        <Button
          color="inherit"
          disabled={isBusy}
          onClick={() =>
            void run(
              () => api.call("DELETE /api/admin/currency-rates/{currencyCode}/offer", { params }),
              t("Rejected"),
            )
          }
        >
          {t("Reject it")}
        </Button>
      </Box>
    </Alert>
  );
}
