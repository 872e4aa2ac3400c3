import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import type { StaffQuote } from "../../../contract/admin/quotes.ts";
import { t } from "../../../platform/language/t.ts";
import { downloadPdf } from "../../ui/download-pdf.ts";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { ChangeButton } from "../records/change-button.tsx";
import { LoseQuoteDialog } from "./lose-quote-dialog.tsx";

/** What can be done with a quote now: change, send, print, or settle it as lost. */
export function QuoteActions({ quote }: { quote: StaffQuote }) {
  const { isBusy, run } = useAction();
  const [isLosing, setLosing] = useState(false);
  const { id: quoteId, version, state, email, isUnsent } = quote;
  const params = { quoteId };
  const isWon = state === "accepted";
  const isSettled = isWon || state === "lost" || state === "lapsed";
  const send = () =>
    void run(
      () => api.call("POST /api/admin/quotes/{quoteId}/send", { params, body: { version } }),
      t("Mailed to {email}", { email }),
    );
  const print = () =>
    void run(async () => downloadPdf(await api.call("POST /api/admin/quotes/{quoteId}/pdf", { params })));
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      {!isWon && (isUnsent || isSettled) && (
        <Button variant="contained" disabled={isBusy} onClick={send}>
          {t("Send to {email}", { email })}
        </Button>
      )}
      {!isWon && <ChangeButton />}
      <Button variant="outlined" disabled={isBusy} onClick={print}>
        {t("PDF")}
      </Button>
      {!isWon && state !== "lost" && (
        <Button color="inherit" disabled={isBusy} onClick={() => setLosing(true)}>
          {t("It is lost…")}
        </Button>
      )}
      {isLosing && <LoseQuoteDialog quote={quote} onClose={() => setLosing(false)} />}
    </Box>
  );
}
