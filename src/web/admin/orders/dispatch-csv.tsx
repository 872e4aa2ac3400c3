import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import type { DispatchLine } from "../../../contract/admin/bulk-order-actions.ts";
import { api } from "../api.ts";
import { useAction } from "../use-action.ts";
import { OutcomeTable } from "./outcome-table.tsx";

/**
 * Pasted lines are checked one by one first, and dispatched only after that. A changed text must be checked
 * again.
 */
export function DispatchCsvDialog({ onClose: close }: { onClose: () => void }) {
  const titleId = useId();
  const { isBusy, take: run } = useAction();
  const [input, setInput] = useState({ text: "", courier: "" });
  const [lines, setLines] = useState<readonly DispatchLine[]>();
  const send = (dryRun: boolean) =>
    void run(async () => {
      setLines(await api.call("POST /api/admin/orders/dispatch", { body: { ...input, dryRun: dryRun } }));
    });
  const change = (more: Partial<typeof input>) => {
    setInput({ ...input, ...more });
    setLines(undefined);
  };
  const readyCount = lines?.filter(({ outcome }) => outcome === "would").length ?? 0;
  const isDone = lines !== undefined && readyCount === 0 && lines.some(({ outcome }) => outcome === "done");
  return (
    <Dialog open onClose={close} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Dispatch from CSV</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <Typography color="text.secondary">
          Paste order number, courier and AWB number, a line for each order, from a spreadsheet or the
          courier's file. A heading line may put the columns in another order.
        </Typography>
        <TextField
          label="Lines"
          value={input.text}
          onChange={(event) => change({ text: event.target.value })}
          multiline
          minRows={5}
          maxRows={10}
          disabled={isDone}
          slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: "ui-monospace, monospace" } } }}
        />
        <TextField
          label="Courier of lines that name none"
          size="small"
          value={input.courier}
          onChange={(event) => change({ courier: event.target.value })}
          disabled={isDone}
        />
        {lines && <Outcomes lines={lines} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{isDone ? "Close" : "Back"}</Button>
        {!lines && (
          <Button variant="contained" disabled={isBusy || !input.text.trim()} onClick={() => send(true)}>
            Check the lines
          </Button>
        )}
        {readyCount > 0 && (
          <Button variant="contained" disabled={isBusy} onClick={() => send(false)}>
            {readyCount === 1 ? "Dispatch 1 order" : `Dispatch ${readyCount} orders`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Outcomes({ lines }: { lines: readonly DispatchLine[] }) {
  const count = (outcome: DispatchLine["outcome"]) => lines.filter((each) => each.outcome === outcome).length;
  const counts = [
    [count("would"), "ready to be dispatched"],
    [count("done"), "dispatched"],
    [count("nothing"), "dispatched before"],
    [count("refused"), "left out"],
  ] as const;
  return (
    <>
      <Typography role="status">
        {counts
          .filter(([n]) => n > 0)
          .map(([n, label]) => `${n} ${label}`)
          .join(", ") || "There is no line in this text."}
      </Typography>
      {lines.length > 0 && (
        <OutcomeTable
          headings={["Line", "Order No", "Courier", "AWB", "What"]}
          lines={lines.map((each) => ({
            key: each.line,
            outcome: each.outcome,
            cells: [each.line, each.orderNo, each.shippedBy, each.awbNo, each.message],
          }))}
        />
      )}
    </>
  );
}
