import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId, useState } from "react";
import { useRecordContext } from "react-admin";
import type { AuditRow } from "../../../contract/admin/audit.ts";
import { AuditDetails } from "./audit-details.tsx";

/** The action of an audit row. It opens a dialog with the values that it changed. */
export function AuditDetailsButton() {
  const row = useRecordContext<AuditRow>();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  if (!row) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} sx={{ textAlign: "left", ml: -0.625 }}>
        {row.action}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} maxWidth="md" fullWidth aria-labelledby={titleId}>
        <DialogTitle id={titleId}>
          {row.subject} {row.subjectId}: {row.action}
        </DialogTitle>
        <DialogContent>
          <AuditDetails row={row} />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
