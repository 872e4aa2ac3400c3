import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { ActionDialog } from "../action-dialog.tsx";
import { type Outcome, OutcomeTable } from "./outcome-table.tsx";

interface BulkActionDialogProps {
  readonly title: string;
  /** What the action will do, shown before it runs. */
  readonly description: string;
  readonly actionLabel: string;
  /** The outcome of each order. Undefined until the action has run. */
  readonly outcomes: readonly Outcome[] | undefined;
  readonly isBusy: boolean;
  readonly onRun: () => void;
  readonly onClose: () => void;
}

/**
 * One action for several orders. The dialog first explains it, then runs it, then shows the outcome of each
 * order.
 */
export const BulkActionDialog = ({
  title,
  description,
  actionLabel,
  outcomes,
  isBusy,
  onRun,
  onClose,
}: BulkActionDialogProps) => (
  <ActionDialog
    title={title}
    closeLabel={outcomes ? "Close" : "Back"}
    onClose={onClose}
    action={
      !outcomes && (
        <Button variant="contained" disabled={isBusy} onClick={onRun}>
          {actionLabel}
        </Button>
      )
    }
  >
    {outcomes ? <OutcomeTable lines={outcomes} /> : <Typography>{description}</Typography>}
  </ActionDialog>
);
