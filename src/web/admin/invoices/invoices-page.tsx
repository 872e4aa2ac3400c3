import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Title } from "react-admin";
import { t } from "../../../platform/language/t.ts";
import { taxName } from "../words/tax-words.ts";
import { NumberGaps } from "./number-gaps.tsx";
import { TaxSummary } from "./tax-summary.tsx";

/** What an accountant asks for each month. */
export const InvoicesPage = () => (
  <Box sx={{ maxWidth: 980, py: 2, display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
    <Title title={t("Invoices and {taxName}", { taxName })} />
    <Typography>
      {t(
        "Invoices are written when a parcel leaves, and credit notes when money goes back. Each is on its order.",
      )}
    </Typography>
    <TaxSummary />
    <NumberGaps />
  </Box>
);
