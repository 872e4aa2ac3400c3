import Typography from "@mui/material/Typography";
import { useRecordContext } from "react-admin";
import type { StaffQuoteRow } from "../../../contract/admin/quotes.ts";
import { t } from "../../../platform/language/t.ts";
import { RecordHeading } from "../records/record-heading.tsx";
import { QuoteStateChip } from "./quote-state-chip.tsx";

export function QuoteHeading() {
  const quote = useRecordContext<StaffQuoteRow>();
  if (!quote) return null;
  return (
    <RecordHeading title={quote.company || quote.name} allLabel={t("All quotes")}>
      <QuoteStateChip />
      <Typography color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
        {[quote.quoteNo, quote.company && quote.name, quote.email].filter(Boolean).join(" · ")}
      </Typography>
    </RecordHeading>
  );
}
