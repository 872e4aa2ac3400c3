import Box from "@mui/material/Box";
import { useMemo } from "react";
import { Show, useRecordContext, useRedirect } from "react-admin";
import type { StaffQuote } from "../../../contract/admin/quotes.ts";
import { t } from "../../../platform/language/t.ts";
import { api } from "../calls/api.ts";
import { toInput, valuesOf } from "./quote-form.ts";
import { QuoteForm } from "./quote-form-screen.tsx";
import { QuoteHeading } from "./quote-heading.tsx";

/** Changes what the next version of a quote says. */
export const QuoteEdit = () => (
  <Show component="div" actions={false}>
    <Box sx={{ display: "grid", gap: 2, maxWidth: 880, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <QuoteHeading />
      <EditedQuote />
    </Box>
  </Show>
);

function EditedQuote() {
  const quote = useRecordContext<StaffQuote>();
  return quote?.versions ? <QuoteFields key={quote.version} quote={quote} /> : null; // react-admin shows the list's row first
}

function QuoteFields({ quote }: { quote: StaffQuote }) {
  const redirect = useRedirect();
  const initialValues = useMemo(() => valuesOf(quote), [quote]);
  const { id: quoteId, version } = quote;
  return (
    <QuoteForm
      keepAs={`quotes/${quoteId}`}
      initialValues={initialValues}
      isSent={quote.sentVersion > 0}
      saveLabel={t("Save the draft")}
      onSave={async (values) => {
        await api.call("PUT /api/admin/quotes/{quoteId}", {
          params: { quoteId },
          body: { ...toInput(values), version },
        });
        redirect("show", "quotes", quoteId);
      }}
    />
  );
}
