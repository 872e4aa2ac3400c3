import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Link, Title } from "react-admin";
import type { ProductImport } from "../../../contract/admin/product-csv.ts";
import { api } from "../api.ts";
import { CommandForm } from "../command-form.tsx";
import { ConfirmButton } from "../confirm-button.tsx";
import { SectionCard } from "../section-card.tsx";
import { useAction } from "../use-action.ts";
import { ImportLines } from "./import-lines.tsx";
import { applyLabel, countChanges, describeChanges, describeCheck } from "./import-summary.ts";
import { ProductCsvInput } from "./product-csv-input.tsx";

interface CheckedCsv {
  readonly csv: string;
  readonly plan: ProductImport;
}

/**
 * Shows first what a file would change, line by line, then applies all of it in one call. A newly chosen file
 * must be checked again.
 */
export function ProductImportPage() {
  const [checked, setChecked] = useState<CheckedCsv>();
  const [fileCount, setFileCount] = useState(0);
  const { isBusy, run } = useAction();
  const send = (body: { csv: string; planHash?: string }) =>
    run(async () =>
      setChecked({ csv: body.csv, plan: await api.call("POST /api/admin/products/import", { body }) }),
    );
  async function apply(csv: string, planHash: string) {
    // After a refusal the shown plan is out of date: the file must be checked again.
    if (!(await send({ csv, planHash }))) setChecked(undefined);
  }
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
      <CommandForm
        key={fileCount}
        initialValues={{ csv: "", fileName: "" }}
        onSubmit={({ csv }) => void send({ csv })}
        sx={{ gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}
      >
        {({ csv }) => {
          const plan = checked?.csv === csv ? checked.plan : undefined;
          return (
            <>
              <SectionCard title="1. The file">
                <Typography color="text.secondary" sx={{ mb: 2 }}>
                  Export CSV above the list of products makes such a file. Leave out the columns and lines
                  that stay as they are. A line without numbers and with a new URL path is a new product.
                </Typography>
                <ProductCsvInput />
                <Button
                  type="submit"
                  variant={plan ? "outlined" : "contained"}
                  disabled={isBusy || !csv.trim()}
                  sx={{ mt: 2 }}
                >
                  {isBusy && !plan ? "Checking…" : "Check"}
                </Button>
              </SectionCard>
              <Box role="status" sx={{ display: "contents" }}>
                {plan && (
                  <Plan
                    plan={plan}
                    isBusy={isBusy}
                    onApply={() => void apply(csv, plan.planHash)}
                    onAnotherFile={() => setFileCount(fileCount + 1)}
                  />
                )}
              </Box>
            </>
          );
        }}
      </CommandForm>
    </Box>
  );
}

interface PlanProps {
  readonly plan: ProductImport;
  readonly isBusy: boolean;
  readonly onApply: () => void;
  readonly onAnotherFile: () => void;
}

const Plan = ({ plan, isBusy, onApply, onAnotherFile }: PlanProps) => (
  <SectionCard title={plan.isDone ? "Done" : "2. What will change"}>
    <Typography sx={{ mb: 1.5 }}>
      {plan.isDone ? `Applied: ${describeChanges(plan)}. The shop shows it now.` : describeCheck(plan)}
    </Typography>
    {plan.invalidLines > 0 && (
      <Typography sx={{ mb: 1.5 }}>
        Nothing can be applied while a line is wrong. Correct the file and check it again.
      </Typography>
    )}
    {!plan.isDone && plan.invalidLines === 0 && countChanges(plan) > 0 && (
      <ConfirmButton
        variant="contained"
        disabled={isBusy}
        sx={{ mb: 2 }}
        title={`${applyLabel(plan)}?`}
        content={`${describeChanges(plan)}: all of it at once, or nothing. Published products change on the shop within a second; stock that changes is written to the ledger as counted.`}
        confirm={applyLabel(plan)}
        onConfirm={onApply}
      >
        {applyLabel(plan)}
      </ConfirmButton>
    )}
    {plan.isDone ? (
      <Button variant="outlined" onClick={onAnotherFile}>
        Import another file
      </Button>
    ) : (
      <ImportLines lines={plan.lines} />
    )}
  </SectionCard>
);
