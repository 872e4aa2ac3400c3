import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import type { DispatchLine } from "../../../contract/admin/order-batches.ts";
import { api } from "../api.ts";
import { useStep } from "../use-step.ts";
import { OutcomeTable } from "./outcome-table.tsx";

/** Lines are pasted, checked one by one, and dispatched only then; what was changed is checked anew. */
export function DispatchDialog({ close }: { close: () => void }) {
  const titleId = useId();
  const { isBusy, take } = useStep();
  const [given, setGiven] = useState({ text: "", courier: "" });
  const [lines, setLines] = useState<readonly DispatchLine[]>();
  const send = (isTrial: boolean) =>
    void take(async () => {
      setLines(await api.call("POST /api/admin/orders/dispatch", { body: { ...given, isTrial } }));
    });
  const change = (more: Partial<typeof given>) => {
    setGiven({ ...given, ...more });
    setLines(undefined);
  };
  const ready = lines?.filter(({ outcome }) => outcome === "would").length ?? 0;
  const isDone = lines !== undefined && ready === 0 && lines.some(({ outcome }) => outcome === "done");
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
          value={given.text}
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
          value={given.courier}
          onChange={(event) => change({ courier: event.target.value })}
          disabled={isDone}
        />
        {lines && <Outcomes lines={lines} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{isDone ? "Close" : "Back"}</Button>
        {!lines && (
          <Button variant="contained" disabled={isBusy || !given.text.trim()} onClick={() => send(true)}>
            Check the lines
          </Button>
        )}
        {ready > 0 && (
          <Button variant="contained" disabled={isBusy} onClick={() => send(false)}>
            {ready === 1 ? "Dispatch 1 order" : `Dispatch ${ready} orders`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Outcomes({ lines }: { lines: readonly DispatchLine[] }) {
  const count = (outcome: DispatchLine["outcome"]) => lines.filter((each) => each.outcome === outcome).length;
  const said = [
    [count("would"), "ready to be dispatched"],
    [count("done"), "dispatched"],
    [count("nothing"), "dispatched before"],
    [count("refused"), "left out"],
  ] as const;
  return (
    <>
      <Typography role="status">
        {said
          .filter(([n]) => n > 0)
          .map(([n, what]) => `${n} ${what}`)
          .join(", ") || "There is no line in this text."}
      </Typography>
      {lines.length > 0 && (
        <OutcomeTable
          heads={["Line", "Order No", "Courier", "AWB", "What"]}
          lines={lines.map((each) => ({
            key: each.line,
            tone: each.outcome,
            cells: [each.line, each.orderNo, each.shippedBy, each.awbNo, each.says],
          }))}
        />
      )}
    </>
  );
}
