import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { ProductImportRun } from "../../../contract/admin/product-imports.ts";
import { ConfirmButton } from "../actions/confirm-button.tsx";
import { isRunning, isUndoable } from "./run-summary.ts";
import { UndoImport } from "./undo-import.tsx";

interface LargeImportActionsProps {
  readonly run: ProductImportRun;
  readonly isBusy: boolean;
  readonly onStep: (step: "apply" | "undo") => void;
  readonly onDiscard: () => void;
  readonly onDownload: () => void;
  readonly onClosed: () => void;
}

/** What staff may do with an import in its present state. */
export function LargeImportActions({
  run,
  isBusy,
  onStep,
  onDiscard,
  onDownload,
  onClosed,
}: LargeImportActionsProps) {
  if (isRunning(run)) return null;
  const { state } = run;
  const hasChanges = run.newProducts + run.changedProducts > 0;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      {(state === "checked" || state === "stopped") && hasChanges && (
        <ConfirmButton
          variant="contained"
          disabled={isBusy}
          title="Import these products?"
          content="The products change one after the other, and the shop shows each at once. You may leave this page meanwhile. For 30 days the import can be undone."
          confirm="Import them"
          onConfirm={() => onStep("apply")}
        >
          {state === "checked" ? "Import them" : "Go on"}
        </ConfirmButton>
      )}
      {isUndoable(run) && <UndoImport variant="outlined" disabled={isBusy} onUndo={() => onStep("undo")} />}
      {run.wrongProducts + run.leftProducts > 0 && (
        <Button variant="outlined" disabled={isBusy} onClick={onDownload}>
          Download the problems
        </Button>
      )}
      {(state === "asking" || state === "checked" || state === "failed") && (
        <Button disabled={isBusy} onClick={onDiscard}>
          Forget this file
        </Button>
      )}
      <Button onClick={onClosed}>Close</Button>
    </Box>
  );
}
