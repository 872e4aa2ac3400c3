import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { type Outcome, OutcomeTable } from "./outcome-table.tsx";

interface Batch {
  readonly isOpen: boolean;
  readonly title: string;
  /** What the step will do, said before it is taken. */
  readonly says: string;
  readonly step: string;
  /** What came of it, line by line; undefined until it was taken. */
  readonly lines: readonly Outcome[] | undefined;
  readonly isBusy: boolean;
  readonly children?: ReactNode;
  take(): void;
  close(): void;
}

/** Several orders in one step: said first, then done, then told line by line. */
export function BatchDialog({ isOpen, title, says, step, lines, isBusy, children, take, close }: Batch) {
  const titleId = useId();
  return (
    <Dialog open={isOpen} onClose={close} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {lines ? <OutcomeTable lines={lines} /> : <Typography>{says}</Typography>}
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
