import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import { Confirm, Link, Title } from "react-admin";
import type { ProductImport } from "../../../contract/admin/product-sheet.ts";
import { api } from "../api.ts";
import { Part } from "../part.tsx";
import { useStep } from "../use-step.ts";
import { ImportLines } from "./import-lines.tsx";
import { applyLabel, changesOf, foundOf, makesOf } from "./import-words.ts";
import { type GivenSheet, SheetField } from "./sheet-field.tsx";

const nothing: GivenSheet = { csv: "", fileName: "" };

/** First what a file would change, line by line; then all of it at once. What is chosen anew is checked anew. */
export function ImportPage() {
  const [sheet, setSheet] = useState(nothing);
  const [plan, setPlan] = useState<ProductImport>();
  const [isAsking, ask] = useState(false);
  const { isBusy, take } = useStep();
  const send = (seal?: string) =>
    take(async () => {
      const body = { csv: sheet.csv, ...(seal !== undefined && { seal }) };
      setPlan(await api.call("POST /api/admin/products/import", { body }));
    });
  function give(given: GivenSheet) {
    setSheet(given);
    setPlan(undefined);
  }
  function check(event: FormEvent) {
    event.preventDefault();
    void send();
  }
  async function apply() {
    ask(false);
    // What is refused is no longer as it was shown: it has to be looked at again.
    if (!(await send(plan?.seal ?? ""))) setPlan(undefined);
  }
  const mayApply = plan && !plan.isDone && plan.wrongLines === 0 && changesOf(plan) > 0;
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
      <Part title="1. The file">
        <Box component="form" onSubmit={check} sx={{ display: "grid", gap: 2, pt: 1 }}>
          <Typography color="text.secondary">
            Export CSV above the list of products makes such a file. Leave out the columns and lines that stay
            as they are. A line without numbers and with a new address is a new product.
          </Typography>
          <SheetField sheet={sheet} set={give} />
          <div>
            <Button
              type="submit"
              variant={plan ? "outlined" : "contained"}
              disabled={isBusy || !sheet.csv.trim()}
            >
              {isBusy && !plan ? "Checking…" : "Check"}
            </Button>
          </div>
        </Box>
      </Part>
      <Box role="status" sx={{ display: "contents" }}>
        {plan && (
          <Part title={plan.isDone ? "Done" : "2. What will change"}>
            <Typography sx={{ mb: 1.5 }}>
              {plan.isDone ? `Applied: ${makesOf(plan)}. The shop shows it now.` : foundOf(plan)}
            </Typography>
            {plan.wrongLines > 0 && (
              <Typography sx={{ mb: 1.5 }}>
                Nothing can be applied while a line is wrong. Mend the file and check it again.
              </Typography>
            )}
            {mayApply && (
              <Button variant="contained" disabled={isBusy} onClick={() => ask(true)} sx={{ mb: 2 }}>
                {applyLabel(plan)}
              </Button>
            )}
            {plan.isDone ? (
              <Button variant="outlined" onClick={() => give(nothing)}>
                Import another file
              </Button>
            ) : (
              <ImportLines lines={plan.lines} />
            )}
          </Part>
        )}
      </Box>
      {plan && (
        <Confirm
          isOpen={isAsking}
          title={`${applyLabel(plan)}?`}
          content={`${makesOf(plan)}: all of it at once, or nothing. Published products change on the shop within a second; stock that changes is written to the ledger as counted.`}
          confirm={applyLabel(plan)}
          onConfirm={() => void apply()}
          onClose={() => ask(false)}
        />
      )}
    </Box>
  );
}
