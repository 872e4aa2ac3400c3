import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ProductImport } from "../../../contract/admin/product-csv.ts";
import { ConfirmButton } from "../actions/confirm-button.tsx";
import { SectionCard } from "../records/section-card.tsx";
import { ImportLines } from "./import-lines.tsx";
import { applyLabel, countChanges, describeChanges, describeCheck } from "./import-summary.ts";

interface ImportPlanProps {
  readonly title: string;
  readonly plan: ProductImport;
  readonly isBusy: boolean;
  readonly onApply: () => void;
  readonly onAnotherFile: () => void;
}

/** What a file will change, line by line, and the button that does it. */
export const ImportPlan = ({ title, plan, isBusy, onApply, onAnotherFile }: ImportPlanProps) => (
  <SectionCard title={plan.isDone ? "Done" : title}>
    <Typography sx={{ mb: 1.5 }}>
      {plan.isDone
        ? `Applied: ${describeChanges(plan)}. The shop shows what is published.`
        : describeCheck(plan)}
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
    {!plan.isDone && plan.notes.length > 0 && (
      <Box component="ul" sx={{ mt: 0, mb: 2, pl: 2.5, color: "text.secondary" }}>
        {plan.notes.map(({ line, message }) => (
          <li key={`${line} ${message}`}>
            Line {line}: {message}
          </li>
        ))}
      </Box>
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
