import Chip from "@mui/material/Chip";
import { useRecordContext } from "react-admin";
import type { StaffQuoteRow } from "../../../contract/admin/quotes.ts";
import { quoteStateLabels } from "./quote-labels.ts";

const colours = {
  draft: "default",
  sent: "primary",
  "change asked": "warning",
  accepted: "success",
  lapsed: "default",
  lost: "default",
} as const;

export function QuoteStateChip() {
  const quote = useRecordContext<StaffQuoteRow>();
  if (!quote) return null;
  const { state } = quote;
  return <Chip size="small" variant="outlined" color={colours[state]} label={quoteStateLabels[state]} />;
}
