import TruckIcon from "@mui/icons-material/LocalShippingOutlined";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Button as RaButton, TextInput } from "react-admin";
import type { DispatchLine } from "../../../contract/admin/bulk-order-actions.ts";
import { FormDialog } from "../actions/action-dialog.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { OutcomeTable } from "../lists/outcome-table.tsx";
import { plural } from "../words/format.ts";

/** A button in the list's toolbar. It opens the dialog for the courier's lines. */
export function DispatchCsvButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <RaButton label="Dispatch from CSV" onClick={() => setOpen(true)}>
        <TruckIcon />
      </RaButton>
      {isOpen && <DispatchCsvDialog onClose={() => setOpen(false)} />}
    </>
  );
}

interface DispatchValues {
  readonly text: string;
  readonly courier: string;
}

interface CheckedLines extends DispatchValues {
  readonly lines: readonly DispatchLine[];
}

/**
 * Pasted lines are checked one by one first, and dispatched only after that. A changed text must be checked
 * again.
 */
function DispatchCsvDialog({ onClose }: { onClose: () => void }) {
  const { isBusy, run } = useAction();
  const [checked, setChecked] = useState<CheckedLines>();
  const send = (input: DispatchValues, dryRun: boolean) =>
    void run(async () => {
      const lines = await api.call("POST /api/admin/orders/dispatch", { body: { ...input, dryRun } });
      setChecked({ ...input, lines });
    });
  const linesOf = ({ text, courier }: DispatchValues) =>
    checked?.text === text && checked.courier === courier ? checked.lines : undefined;
  const isDone =
    checked?.lines.some(({ outcome }) => outcome === "done") && countOutcome(checked.lines, "would") === 0;
  return (
    <FormDialog
      title="Dispatch from CSV"
      maxWidth="md"
      closeLabel={isDone ? "Close" : "Back"}
      onClose={onClose}
      initialValues={{ text: "", courier: "" }}
      onSubmit={(values) => send(values, linesOf(values) === undefined)}
      action={(values) => {
        const lines = linesOf(values);
        const readyCount = lines ? countOutcome(lines, "would") : 0;
        if (lines && readyCount === 0) return null;
        return (
          <Button type="submit" variant="contained" disabled={isBusy || !values.text.trim()}>
            {lines ? `Dispatch ${plural(readyCount, "order")}` : "Check the lines"}
          </Button>
        );
      }}
    >
      {(values) => {
        const lines = linesOf(values);
        return (
          <>
            <Typography color="textSecondary">
              Paste order number, courier and AWB number, a line for each order, from a spreadsheet or the
              courier's file. A heading line may put the columns in another order.
            </Typography>
            <TextInput
              source="text"
              label="Lines"
              multiline
              minRows={5}
              maxRows={10}
              readOnly={isDone ?? false}
              slotProps={{
                htmlInput: { spellCheck: false, style: { fontFamily: "ui-monospace, monospace" } },
              }}
            />
            <TextInput source="courier" label="Courier of lines that name none" readOnly={isDone ?? false} />
            {lines && <Outcomes lines={lines} />}
          </>
        );
      }}
    </FormDialog>
  );
}

const countOutcome = (lines: readonly DispatchLine[], outcome: DispatchLine["outcome"]): number =>
  lines.filter((line) => line.outcome === outcome).length;

function Outcomes({ lines }: { lines: readonly DispatchLine[] }) {
  const counts = [
    [countOutcome(lines, "would"), "ready to be dispatched"],
    [countOutcome(lines, "done"), "dispatched"],
    [countOutcome(lines, "nothing"), "dispatched before"],
    [countOutcome(lines, "refused"), "left out"],
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
