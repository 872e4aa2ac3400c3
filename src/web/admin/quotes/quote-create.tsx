import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useMemo } from "react";
import { ListButton, Title, useLocation, useRedirect } from "react-admin";
import type { StaffEnquiry } from "../../../contract/admin/enquiries.ts";
import { t } from "../../../platform/language/t.ts";
import { api } from "../calls/api.ts";
import { noOptions, useResponse } from "../calls/use-response.ts";
import { emptyQuote, type QuoteValues, toInput } from "./quote-form.ts";
import { QuoteForm } from "./quote-form-screen.tsx";

export const quoteForEnquiry = (enquiryId: number): string =>
  `/quotes/create?${new URLSearchParams({ enquiry: String(enquiryId) })}`;

/** A new quote; filled in with the sender of an enquiry where the URL names one. */
export function QuoteCreate() {
  const enquiryId = Number(new URLSearchParams(useLocation().search).get("enquiry")) || undefined;
  return enquiryId ? <QuoteOfEnquiry key={enquiryId} enquiryId={enquiryId} /> : <NewQuote />;
}

function QuoteOfEnquiry({ enquiryId }: { enquiryId: number }) {
  const options = useMemo(() => ({ params: { enquiryId } }), [enquiryId]);
  const { response: enquiry, problem } = useResponse("GET /api/admin/enquiries/{enquiryId}", options);
  if (problem) return <NewQuote />;
  if (!enquiry) return null;
  return <NewQuote enquiryId={enquiryId} sender={senderOf(enquiry)} />;
}

const senderOf = ({ name, email, language }: StaffEnquiry) => ({ name, email, language });

interface NewQuoteProps {
  readonly enquiryId?: number;
  readonly sender?: Pick<QuoteValues, "email" | "language" | "name">;
}

/** The first country of the store is taken for the delivery, because most go there. */
function NewQuote({ enquiryId, sender }: NewQuoteProps) {
  const redirect = useRedirect();
  const { response: locations, problem } = useResponse("GET /api/servicelocations", noOptions);
  const country = locations?.find(({ isRestOfWorld }) => !isRestOfWorld)?.name ?? "";
  const initialValues = useMemo(() => ({ ...emptyQuote(new Date()), country, ...sender }), [country, sender]);
  if (!locations && !problem) return null;
  return (
    <Box sx={{ maxWidth: 880, py: 2, display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Title title={t("New quote")} />
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Typography variant="h5" component="h2" sx={{ flex: 1 }}>
          {t("Make a quote")}
        </Typography>
        <ListButton label={t("All quotes")} />
      </Box>
      <QuoteForm
        keepAs={enquiryId ? `quotes/enquiry-${enquiryId}` : "quotes/new"}
        initialValues={initialValues}
        isSent={false}
        saveLabel={t("Save the draft")}
        onSave={async (values) => {
          const body = { ...toInput(values), ...(enquiryId && { enquiryId }) };
          const made = await api.call("POST /api/admin/quotes", { body });
          redirect("show", "quotes", made.id);
        }}
      />
    </Box>
  );
}
