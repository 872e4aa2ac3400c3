import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { type Outcome, OutcomeTable } from "./outcome-table.tsx";

interface BulkActionDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** What the action will do, shown before it runs. */
  readonly description: string;
  readonly actionLabel: string;
  /** The outcome of each order. Undefined until the action has run. */
  readonly outcomes: readonly Outcome[] | undefined;
  readonly isBusy: boolean;
  readonly children?: ReactNode;
  onRun(): void;
  onClose(): void;
}

/**
 * One action for several orders. The dialog first explains it, then runs it, then shows the outcome of each
 * order.
 */
export function BulkActionDialog({
  isOpen,
  title,
  description: message,
  actionLabel: step,
  outcomes: lines,
  isBusy,
  children,
  onRun: take,
  onClose: close,
}: BulkActionDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={isOpen} onClose={close} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {lines ? <OutcomeTable lines={lines} /> : <Typography>{message}</Typography>}
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{lines ? "Close" : "Back"}</Button>
        {!lines && (
          <Button variant="contained" disabled={isBusy} onClick={take}>
            {step}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
