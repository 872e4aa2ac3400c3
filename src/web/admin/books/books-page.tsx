import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Title } from "react-admin";
import type { BooksReport } from "../../../contract/admin/books.ts";
import { t } from "../../../platform/language/t.ts";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { noOptions, useResponse } from "../calls/use-response.ts";
import { SectionCard } from "../records/section-card.tsx";
import { formatDateTime } from "../words/format.ts";
import { serverWord } from "../words/server-words.ts";

/** What the newest check of the books found, and a button for the next one. */
export function BooksPage() {
  const { response: report, problem, load } = useResponse("GET /api/admin/books", noOptions);
  const { isBusy, run } = useAction();
  const check = async () => {
    await run(() => api.call("POST /api/admin/books/check", {}), t("The books are checked."));
    await load();
  };
  return (
    <Box sx={{ maxWidth: 980, py: 2, display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Title title={t("Books")} />
      <Typography variant="h5" component="h2">
        {t("Do the books agree?")}
      </Typography>
      <Typography>
        {t(
          "Stock and its ledger, orders and their amounts, coupons, kits, parcels, mails and the audit are compared over the whole store. It happens each night by itself; what does not agree is also listed on the first page.",
        )}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
        <Button variant="contained" disabled={isBusy} onClick={() => void check()}>
          {isBusy ? t("Checking…") : t("Check now")}
        </Button>
        {report && (
          <Typography color="textSecondary" role="status">
            {report.checkedAt
              ? t("Checked {checkedAt}: {rules} rules", {
                  checkedAt: formatDateTime(report.checkedAt),
                  rules: report.rules,
                })
              : t("Not checked so far.")}
          </Typography>
        )}
      </Box>
      {problem && <Alert severity="error">{problem.message}</Alert>}
      {report?.checkedAt && <Findings report={report} />}
    </Box>
  );
}

function Findings({ report: { broken } }: { report: BooksReport }) {
  if (broken.length === 0) return <Alert severity="success">{t("The books agree: every rule holds.")}</Alert>;
  return broken.map(({ rule, count, examples }) => (
    <SectionCard key={rule} title={t("Not so: {rule}", { rule: serverWord(rule) })}>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {examples.map(({ subject, fault }) => (
          <Typography component="li" key={`${subject} ${fault}`} sx={{ overflowWrap: "anywhere" }}>
            <strong>{serverWord(subject)}</strong>
            <span>{`: ${serverWord(fault)}`}</span>
          </Typography>
        ))}
      </Box>
      {count > examples.length && (
        <Typography>{t("… and {count} more.", { count: count - examples.length })}</Typography>
      )}
    </SectionCard>
  ));
}
