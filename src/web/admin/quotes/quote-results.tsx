import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { t } from "../../../platform/language/t.ts";
import { noOptions, useResponse } from "../calls/use-response.ts";
import { formatBaseAmount } from "../words/format.ts";
import { lostReasonLabels } from "./quote-labels.ts";

/** How quotes went in twelve months, in one line, and why others were lost. Keeps its height while it is loaded. */
export function QuoteResults() {
  const { response } = useResponse("GET /api/admin/quote-results", noOptions);
  const reasons = response?.lost.map(({ reason, count }) => `${lostReasonLabels[reason]} ${count}`) ?? [];
  const lost = response?.lost.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <Box sx={{ minHeight: 56, pt: 1 }}>
      {response && (
        <>
          <Typography>
            {t("{open} open; in twelve months {won} won ({total}), {lapsed} lapsed, {lost} lost.", {
              open: response.open,
              won: response.won,
              total: formatBaseAmount(response.wonTotal),
              lapsed: response.lapsed,
              lost,
            })}
          </Typography>
          {reasons.length > 0 && (
            <Typography color="textSecondary">
              {t("Lost because of: {reasons}", { reasons: reasons.join(" · ") })}
            </Typography>
          )}
        </>
      )}
    </Box>
  );
}
