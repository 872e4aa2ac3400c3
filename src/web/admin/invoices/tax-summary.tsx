import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { required, TextInput } from "react-admin";
import { t } from "../../../platform/language/t.ts";
import { downloadFile } from "../../ui/download-file.ts";
import { CommandForm } from "../actions/command-form.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { SectionCard } from "../records/section-card.tsx";
import { hasGst, taxName } from "../words/tax-words.ts";
import { monthBefore } from "./month-before.ts";

/** Downloads the documents of a month. It opens with the last month that is over. */
export function TaxSummary() {
  const { isBusy, run } = useAction();
  const [isEmpty, setEmpty] = useState(false);
  async function download({ month }: { month: string }) {
    setEmpty(false);
    await run(async () => {
      const { fileName, csv } = await api.call("GET /api/admin/invoices/summary", { query: { month } });
      const hasDocuments = csv.trim().split("\r\n").length > 1;
      setEmpty(!hasDocuments);
      if (hasDocuments) downloadFile(fileName, csv, "text/csv");
    });
    return false; // the month stays chosen
  }
  return (
    <SectionCard title={t("{taxName} summary of a month", { taxName })} level={2}>
      <Typography sx={{ mb: 1.5 }}>
        {t(
          "A CSV with one line for each {value}. Credit notes count below 0, so every column adds up to what is due for the month.",
          { value: hasGst ? t("document, HSN code and rate") : t("document and rate") },
        )}
      </Typography>
      <CommandForm
        initialValues={{ month: monthBefore(new Date()) }}
        onSubmit={download}
        sx={{ gridTemplateColumns: { sm: "16rem auto" }, alignItems: "start", justifyContent: "start" }}
      >
        <TextInput source="month" label={t("Month")} type="month" validate={required()} helperText={false} />
        <Button type="submit" variant="contained" disabled={isBusy} sx={{ minHeight: 40, mt: 1 }}>
          {t("Download CSV")}
        </Button>
      </CommandForm>
      {isEmpty && (
        <Alert severity="info" role="status" sx={{ mt: 1.5 }}>
          {t("No invoice and no credit note was written in that month.")}
        </Alert>
      )}
    </SectionCard>
  );
}
