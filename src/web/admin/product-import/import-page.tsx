import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import { Confirm, Link, Title } from "react-admin";
import type { ProductImport } from "../../../contract/admin/product-csv.ts";
import { api } from "../api.ts";
import { SectionCard } from "../section-card.tsx";
import { useAction } from "../use-action.ts";
import { ImportLines } from "./import-lines.tsx";
import { applyLabel, countChanges, describeChanges, describeCheck } from "./import-summary.ts";
import { type CsvInput, ProductCsvField } from "./product-csv-field.tsx";

const noFile: CsvInput = { csv: "", fileName: "" };

/**
 * Shows first what a file would change, line by line, then applies all of it in one call. A newly chosen file
 * must be checked again.
 */
export function ProductImportPage() {
  const [csvInput, setCsvInput] = useState(noFile);
  const [plan, setPlan] = useState<ProductImport>();
  const [isConfirming, setConfirming] = useState(false);
  const { isBusy, take: run } = useAction();
  const send = (planHash?: string) =>
    run(async () => {
      const body = { csv: csvInput.csv, ...(planHash !== undefined && { planHash }) };
      setPlan(await api.call("POST /api/admin/products/import", { body }));
    });
  function replaceFile(newInput: CsvInput) {
    setCsvInput(newInput);
    setPlan(undefined);
  }
  function check(event: FormEvent) {
    event.preventDefault();
    void send();
  }
  async function apply() {
    setConfirming(false);
    // After a refusal the shown plan is out of date: the file must be checked again.
    if (!(await send(plan?.planHash ?? ""))) setPlan(undefined);
  }
  const mayApply = plan && !plan.isDone && plan.invalidLines === 0 && countChanges(plan) > 0;
  return (
    <Box sx={{ maxWidth: 980, py: 2, display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Title title="Import products" />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        <Typography variant="h5" component="h2" sx={{ flex: 1 }}>
          Products from a CSV
        </Typography>
        <Button component={Link} to="/products">
          All products
        </Button>
      </Box>
      <SectionCard title="1. The file">
        <Box component="form" onSubmit={check} sx={{ display: "grid", gap: 2, pt: 1 }}>
          <Typography color="text.secondary">
            Export CSV above the list of products makes such a file. Leave out the columns and lines that stay
            as they are. A line without numbers and with a new address is a new product.
          </Typography>
          <ProductCsvField csvInput={csvInput} onChange={replaceFile} />
          <div>
            <Button
              type="submit"
              variant={plan ? "outlined" : "contained"}
              disabled={isBusy || !csvInput.csv.trim()}
            >
              {isBusy && !plan ? "Checking…" : "Check"}
            </Button>
          </div>
        </Box>
      </SectionCard>
      <Box role="status" sx={{ display: "contents" }}>
        {plan && (
          <SectionCard title={plan.isDone ? "Done" : "2. What will change"}>
            <Typography sx={{ mb: 1.5 }}>
              {plan.isDone
                ? `Applied: ${describeChanges(plan)}. The shop shows it now.`
                : describeCheck(plan)}
            </Typography>
            {plan.invalidLines > 0 && (
              <Typography sx={{ mb: 1.5 }}>
                Nothing can be applied while a line is wrong. Mend the file and check it again.
              </Typography>
            )}
            {mayApply && (
              <Button
                variant="contained"
                disabled={isBusy}
                onClick={() => setConfirming(true)}
                sx={{ mb: 2 }}
              >
                {applyLabel(plan)}
              </Button>
            )}
            {plan.isDone ? (
              <Button variant="outlined" onClick={() => replaceFile(noFile)}>
                Import another file
              </Button>
            ) : (
              <ImportLines lines={plan.lines} />
            )}
          </SectionCard>
        )}
      </Box>
      {plan && (
        <Confirm
          isOpen={isConfirming}
          title={`${applyLabel(plan)}?`}
          content={`${describeChanges(plan)}: all of it at once, or nothing. Published products change on the shop within a second; stock that changes is written to the ledger as counted.`}
          confirm={applyLabel(plan)}
          onConfirm={() => void apply()}
          onClose={() => setConfirming(false)}
        />
      )}
    </Box>
  );
}
