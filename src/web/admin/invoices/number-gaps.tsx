import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { NumberGap } from "../../../contract/admin/invoices.ts";
import { t } from "../../../platform/language/t.ts";
import { noOptions, useResponse } from "../calls/use-response.ts";
import { SectionCard } from "../records/section-card.tsx";
import { formatDateTime } from "../words/format.ts";
import { SkipNumbers } from "./skip-numbers.tsx";

/** The numbers that no document has, with who skipped them and why. */
export function NumberGaps() {
  const { response: gaps, problem, load } = useResponse("GET /api/admin/invoices/gaps", noOptions);
  return (
    <SectionCard title={t("Gaps in the numbers")} level={2}>
      <Typography sx={{ mb: 1.5 }}>
        {t(
          "Invoices and credit notes of a year are numbered without a gap. After a restored backup, numbers that the lost documents may have are skipped: a gap with its reason is allowed, a number given twice is not.",
        )}
      </Typography>
      {problem && <Alert severity="error">{problem.message}</Alert>}
      {gaps?.length === 0 && <Alert severity="success">{t("No number is missing.")}</Alert>}
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {gaps?.map((gap) => (
          <Gap key={`${gap.kind} ${gap.year} ${gap.from} ${gap.reason}`} gap={gap} />
        ))}
      </Box>
      <SkipNumbers onSkipped={load} />
    </SectionCard>
  );
}

const nameOfKind = { invoice: t("Invoices"), "credit note": t("Credit notes") } as const;

const Gap = ({ gap: { kind, year, from, to, reason, skippedAt, by } }: { gap: NumberGap }) => (
  <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: "divider", overflowWrap: "anywhere" }}>
    <strong>
      {`${nameOfKind[kind]} ${year}: ${from === to ? t("number {from}", { from }) : t("numbers {from} to {to}", { from, to })}`}
    </strong>
    {skippedAt ? (
      <>
        <Typography>{reason}</Typography>
        <Typography variant="body2" color="textSecondary">
          {`${by}, ${formatDateTime(skippedAt)}`}
        </Typography>
      </>
    ) : (
      <Alert severity="error" sx={{ mt: 0.5 }}>
        {t("Nobody has explained this gap. Look for the documents in a backup, and tell your accountant.")}
      </Alert>
    )}
  </Box>
);
