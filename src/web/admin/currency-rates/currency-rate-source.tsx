import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { t } from "../../../platform/language/t.ts";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { noOptions, useResponse } from "../calls/use-response.ts";
import { SectionCard } from "../records/section-card.tsx";
import { formatDateTime } from "../words/format.ts";

/** Where the store reads rates once a day, and the outcome of the last read. */
export function CurrencyRateSource() {
  const { isBusy, run } = useAction();
  const { response: source, problem, load } = useResponse("GET /api/admin/currency-rate-source", noOptions);
  if (problem) throw problem;
  if (!source) return null;
  return (
    <SectionCard title={t("Source")} level={2}>
      {source.host ? (
        <>
          <Typography>
            {t("{host} is read once a day; a rate that jumps by more than 20 % is shown here and not used.", {
              host: source.host,
            })}
          </Typography>
          <Typography color="textSecondary">
            {source.triedAt ? `${formatDateTime(source.triedAt)}: ${source.outcome}` : t("Not read yet.")}
          </Typography>
          <Button
            sx={{ mt: 1 }}
            variant="outlined"
            disabled={isBusy}
            onClick={() =>
              void run(
                () => api.call("POST /api/admin/currency-rate-source/fetch", {}),
                t("The source is being read; look again in a moment."),
              ).then(load)
            }
          >
            {t("Read it now")}
          </Button>
        </>
      ) : (
        <Typography color="textSecondary">
          {t("None is set: rates are changed by hand. A source is set under Integrations.")}
        </Typography>
      )}
    </SectionCard>
  );
}
