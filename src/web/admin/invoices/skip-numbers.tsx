import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { NumberInput, required, SelectInput, TextInput } from "react-admin";
import type { NumberSkip } from "../../../contract/admin/invoices.ts";
import { t } from "../../../platform/language/t.ts";
import { FormDialog } from "../actions/action-dialog.tsx";
import { useAction } from "../actions/use-action.ts";
import { useQuestion } from "../actions/use-question.tsx";
import { api } from "../calls/api.ts";
import { serverWord } from "../words/server-words.ts";

type SkipValues = { kind: NumberSkip["kind"]; nextNumber: number | null; reason: string };

const noValues: SkipValues = { kind: "invoice", nextNumber: null, reason: "" };

/** After a restored backup: the next document gets a number that no lost one can have. */
export function SkipNumbers({ onSkipped }: { onSkipped: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(false);
  const { isBusy, submit } = useAction();
  const { ask, question } = useQuestion();
  async function skip({ kind, nextNumber, reason }: SkipValues) {
    if (nextNumber === null) return false;
    const send = (dryRun: boolean) =>
      api.call("POST /api/admin/invoices/skip", { body: { kind, nextNumber, reason, dryRun } });
    const { from, to } = await send(true);
    const numbers = t("{to, plural, one {# number} other {# numbers}}", { to: to - from + 1 });
    const isSure = await ask({
      title:
        from === to
          ? t("Skip the {kind} number {from}?", { kind: serverWord(kind), from })
          : t("Skip the {kind} numbers {from} to {to}?", { kind: serverWord(kind), from, to }),
      content: t(
        "{numbers} of this financial year will be on no document. The next {kind} gets number {nextNumber}. This cannot be taken back.",
        { numbers, kind: serverWord(kind), nextNumber },
      ),
      confirm: t("Skip {numbers}", { numbers }),
    });
    if (!isSure) return false;
    await submit(
      () => send(false),
      t("The next {kind} gets number {nextNumber}", { kind: serverWord(kind), nextNumber }),
    );
    setOpen(false);
    await onSkipped();
    return true;
  }
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ mt: 1.5 }}>
        {t("Skip numbers after a restore…")}
      </Button>
      {isOpen && (
        <FormDialog
          title={t("Skip numbers")}
          closeLabel={t("Not now")}
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
              {t("Skip them…")}
            </Button>
          )}
        >
          {() => (
            <>
              <Typography>
                {t(
                  "Only after a backup was restored. The numbers before the next one are never given, and this cannot be taken back. Take one that is surely above the last document that left the house.",
                )}
              </Typography>
              <SelectInput
                source="kind"
                label={t("Kind")}
                choices={[
                  { id: "invoice", name: t("Invoices") },
                  { id: "credit note", name: t("Credit notes") },
                ]}
                validate={required()}
              />
              <NumberInput
                source="nextNumber"
                label={t("Next number")}
                min={2}
                max={99_999}
                helperText={t("At most 1,000 numbers are skipped at once")}
                validate={required()}
              />
              <TextInput source="reason" label={t("Why")} validate={required()} multiline />
            </>
          )}
        </FormDialog>
      )}
      {question}
    </>
  );
}
