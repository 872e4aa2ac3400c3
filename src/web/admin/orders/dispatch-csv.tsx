import TruckIcon from "@mui/icons-material/LocalShippingOutlined";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Button as RaButton, TextInput } from "react-admin";
import { useFormContext } from "react-hook-form";
import type { DispatchLine } from "../../../contract/admin/bulk-order-actions.ts";
import { t } from "../../../platform/language/t.ts";
import { FormDialog } from "../actions/action-dialog.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { CsvFileButton } from "../inputs/csv-file-button.tsx";
import { OutcomeTable } from "../lists/outcome-table.tsx";
import { serverWord } from "../words/server-words.ts";

/** A button in the list's toolbar. It opens the dialog for the courier's lines. */
export function DispatchCsvButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <RaButton label={t("Dispatch from CSV")} onClick={() => setOpen(true)}>
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
      title={t("Dispatch from CSV")}
      maxWidth="md"
      closeLabel={isDone ? t("Close") : t("Back")}
      onClose={onClose}
      initialValues={{ text: "", courier: "" }}
      onSubmit={(values) => send(values, linesOf(values) === undefined)}
      action={(values) => {
        const lines = linesOf(values);
        const readyCount = lines ? countOutcome(lines, "would") : 0;
        if (lines && readyCount === 0) return null;
        return (
          <Button type="submit" variant="contained" disabled={isBusy || !values.text.trim()}>
            {lines
              ? t("Dispatch {readyCount, plural, one {# order} other {# orders}}", { readyCount })
              : t("Check the lines")}
          </Button>
        );
      }}
    >
      {(values) => {
        const lines = linesOf(values);
        return (
          <>
            <Typography color="textSecondary">
              {t(
                "Choose the courier's file, or paste order number, courier and AWB number, a line for each order, from a spreadsheet. A heading line may put the columns in another order.",
              )}
            </Typography>
            {!isDone && <DispatchFile onText={(text) => send({ ...values, text }, true)} />}
            <TextInput
              source="text"
              label={t("Lines")}
              multiline
              minRows={5}
              maxRows={10}
              readOnly={isDone ?? false}
              slotProps={{
                htmlInput: { spellCheck: false, style: { fontFamily: "ui-monospace, monospace" } },
              }}
            />
            <TextInput
              source="courier"
              label={t("Courier of lines that name none")}
              readOnly={isDone ?? false}
            />
            {lines && <Outcomes lines={lines} />}
          </>
        );
      }}
    </FormDialog>
  );
}

/** Fills the lines from a file of the courier, and checks them at once. They can still be changed, and are checked anew then. */
function DispatchFile({ onText }: { onText: (text: string) => void }) {
  const { setValue } = useFormContext<DispatchValues>();
  return (
    <div>
      <CsvFileButton
        label={t("Choose a CSV file")}
        inputLabel={t("CSV file of the courier")}
        onText={(text) => {
          setValue("text", text, { shouldDirty: true });
          onText(text);
        }}
      />
    </div>
  );
}

const countOutcome = (lines: readonly DispatchLine[], outcome: DispatchLine["outcome"]): number =>
  lines.filter((line) => line.outcome === outcome).length;

function Outcomes({ lines }: { lines: readonly DispatchLine[] }) {
  const counts = [
    [countOutcome(lines, "would"), t("ready to be dispatched")],
    [countOutcome(lines, "done"), t("dispatched")],
    [countOutcome(lines, "nothing"), t("dispatched before")],
    [countOutcome(lines, "refused"), t("left out")],
  ] as const;
  return (
    <>
      <Typography role="status">
        {counts
          .filter(([n]) => n > 0)
          .map(([n, label]) => `${n} ${label}`)
          .join(", ") || t("There is no line in this text.")}
      </Typography>
      {lines.length > 0 && (
        <OutcomeTable
          headings={[t("Line"), t("Order No"), t("Courier"), t("AWB number"), t("What")]}
          lines={lines.map((each) => ({
            key: each.line,
            outcome: each.outcome,
            cells: [each.line, each.orderNo, each.shippedBy, each.awbNo, serverWord(each.message)],
          }))}
        />
      )}
    </>
  );
}
