import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useMemo } from "react";
import { Link, RecordContextProvider } from "react-admin";
import type { StaffEnquiry } from "../../../contract/admin/enquiries.ts";
import { t } from "../../../platform/language/t.ts";
import { useResponse } from "../calls/use-response.ts";
import { SectionCard } from "../records/section-card.tsx";
import { formatBaseAmount, formatDay } from "../words/format.ts";
import { quoteForEnquiry } from "./quote-create.tsx";
import { QuoteStateChip } from "./quote-state-chip.tsx";

const all = { page: 1, perPage: 100, sort: "changedAt", order: "desc" } as const;

/** The quotes that answer an enquiry, with their states, and the way to another. */
export function EnquiryQuotes({ enquiry }: { enquiry: StaffEnquiry }) {
  const options = useMemo(() => ({ query: { ...all, enquiryId: enquiry.id } }), [enquiry.id]);
  const { response } = useResponse("GET /api/admin/quotes", options);
  return (
    <SectionCard title={t("Quotes")}>
      {response?.rows.map((quote) => (
        <RecordContextProvider key={quote.id} value={quote}>
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, mb: 1 }}>
            <Link to={`/quotes/${quote.id}/show`}>{quote.quoteNo}</Link>
            <QuoteStateChip />
            <span>{formatBaseAmount(quote.total)}</span>
            <span>{t("until {day}", { day: formatDay(quote.validUntil) })}</span>
          </Box>
        </RecordContextProvider>
      ))}
      <Button variant="outlined" component={Link} to={quoteForEnquiry(enquiry.id)}>
        {response?.rows.length ? t("Make another quote") : t("Make a quote")}
      </Button>
    </SectionCard>
  );
}
