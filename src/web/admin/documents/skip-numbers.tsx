import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { NumberInput, required, SelectInput, TextInput } from "react-admin";
import type { NumberSkip } from "../../../contract/admin/invoices.ts";
import { FormDialog } from "../action-dialog.tsx";
import { api } from "../api.ts";
import { useAction } from "../use-action.ts";

type SkipValues = { kind: NumberSkip["kind"]; nextNumber: number | null; reason: string };

const noValues: SkipValues = { kind: "invoice", nextNumber: null, reason: "" };

/** After a restored backup: the next document gets a number that no lost one can have. */
export function SkipNumbers({ onSkipped }: { onSkipped: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(false);
  const { isBusy, submit } = useAction();
  async function skip({ kind, nextNumber, reason }: SkipValues) {
    if (nextNumber === null) return false;
    await submit(
      () => api.call("POST /api/admin/invoices/skip", { body: { kind, nextNumber, reason } }),
      `The next ${kind} gets number ${nextNumber}`,
    );
    setOpen(false);
    await onSkipped();
    return true;
  }
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ mt: 1.5 }}>
        Skip numbers after a restore…
      </Button>
      {isOpen && (
        <FormDialog
          title="Skip numbers"
          closeLabel="Not now"
          onClose={() => setOpen(false)}
          initialValues={noValues}
          onSubmit={skip}
          action={({ nextNumber, reason }) => (
            <Button
              type="submit"
              variant="contained"
              color="warning"
              disabled={isBusy || !nextNumber || !reason?.trim()}
            >
              Skip them
            </Button>
          )}
        >
          {() => (
            <>
              <Typography>
                Only after a backup was restored. The numbers before the next one are never given, and this
                cannot be taken back. Take one that is surely above the last document that left the house.
              </Typography>
              <SelectInput
                source="kind"
                choices={[
                  { id: "invoice", name: "Invoices" },
                  { id: "credit note", name: "Credit notes" },
                ]}
                validate={required()}
              />
              <NumberInput
                source="nextNumber"
                label="Next number"
                min={2}
                max={99_999}
                validate={required()}
              />
              <TextInput source="reason" label="Why" validate={required()} multiline />
            </>
          )}
        </FormDialog>
      )}
    </>
  );
}
