import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { ProductImportRun } from "../../../contract/admin/product-imports.ts";
import { t } from "../../../platform/language/t.ts";
import { ConfirmButton } from "../actions/confirm-button.tsx";
import { countChanges, isForgettable, isRunning, isUndoable } from "./run-summary.ts";
import { UndoImport } from "./undo-import.tsx";

interface ImportActionsProps {
  readonly run: ProductImportRun;
  readonly isBusy: boolean;
  /** False: staff decided something since the check, so it must be done again before anything changes. */
  readonly isCurrent: boolean;
  readonly onStep: (step: "apply" | "undo") => void;
  readonly onForget: () => void;
  readonly onDownload: () => void;
}

/** What staff may do with an import in its present state. */
export function ImportActions({ run, isBusy, isCurrent, onStep, onForget, onDownload }: ImportActionsProps) {
  if (isRunning(run)) return null;
  const { state, wrongProducts } = run;
  const isReady = (state === "checked" && isCurrent) || state === "stopped";
  const label = t("Import {countChanges, plural, one {# product} other {# products}}", {
    countChanges: countChanges(run),
  });
  const leftOut = wrongProducts
    ? t(
        " {wrongProducts, plural, one {# product is} other {# products are}} left out, because a line is wrong.",
        { wrongProducts },
      )
    : "";
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      {isReady && countChanges(run) > 0 && (
        <ConfirmButton
          variant="contained"
          disabled={isBusy}
          title={`${label}?`}
          content={t(
            "They change one after the other, and the shop shows each at once.{leftOut} You may leave this page meanwhile. For 30 days the import can be undone.",
            { leftOut },
          )}
          confirm={state === "checked" ? label : t("Go on")}
          onConfirm={() => onStep("apply")}
        >
          {state === "checked" ? label : t("Go on")}
        </ConfirmButton>
      )}
      {isUndoable(run) && <UndoImport variant="outlined" disabled={isBusy} onUndo={() => onStep("undo")} />}
      {run.wrongProducts + run.leftProducts > 0 && (
        <Button variant="outlined" disabled={isBusy} onClick={onDownload}>
          {t("Download the problems")}
        </Button>
      )}
      {isForgettable(run) && (
        <Button disabled={isBusy} onClick={onForget}>
          {t("Forget this file")}
        </Button>
      )}
    </Box>
  );
}
