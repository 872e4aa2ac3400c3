import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useRefresh } from "react-admin";
import { t } from "../../../platform/language/t.ts";
import type { Elements } from "../../ui/elements.ts";
import { FormDialog } from "../actions/action-dialog.tsx";
import { type Outcome, OutcomeTable } from "./outcome-table.tsx";
import { runForEach } from "./run-for-each.ts";

/** Something that is done to one record of a list, or to many. */
export interface Step<R, T extends object> {
  readonly label: string;
  readonly isFor: (record: R) => boolean;
  /** What it does to these records: what counts as received, and who is mailed. */
  readonly effect: (records: readonly R[], values: T) => string;
  readonly initialValues: T;
  readonly fields?: (records: readonly R[], values: T) => Elements;
  readonly isReady?: (values: T, records: readonly R[]) => boolean;
  /** Returns what to say of this record. */
  readonly run: (record: R, values: T) => Promise<string>;
  readonly colour?: "error";
}

/** What the records of a list are called. */
export interface RecordNames<R> {
  /** So many of them, such as `3 orders`. */
  readonly count: (records: number) => string;
  readonly nameOf: (record: R) => string;
}

interface StepDialogProps<R, T extends object> extends RecordNames<R> {
  readonly step: Step<R, T>;
  readonly selected: readonly R[];
  /** `isDone`: something was changed. */
  readonly onClose: (isDone: boolean) => void;
}

/**
 * Asks before a step: what it will do, for how many and which records. Then it runs, and shows the outcome of each. One
 * record that succeeds needs no table: the dialog closes.
 */
export function StepDialog<R extends { readonly id: string | number }, T extends object>({
  step,
  selected,
  count,
  nameOf,
  onClose,
}: StepDialogProps<R, T>) {
  const [records] = useState(() => selected.filter(step.isFor));
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>();
  const [done, setDone] = useState<number>();
  const refresh = useRefresh();
  const run = async (values: T) => {
    setDone(0);
    const results = await runForEach(records, nameOf, (record) => step.run(record, values), setDone);
    setDone(undefined);
    if (results.length === 1 && results[0]?.outcome === "done") close(true);
    else setOutcomes(results);
    return false;
  };
  // Only now, because a list in which no record is left takes its steps, and so this dialog, off the screen.
  const close = (isDone: boolean) => {
    onClose(isDone);
    if (isDone) refresh();
  };
  const [only] = records;
  const what = records.length === 1 && only ? nameOf(only) : count(records.length);
  const others = selected.length - records.length;
  return (
    <FormDialog
      title={`${step.label}: ${what}`}
      closeLabel={outcomes ? t("Close") : t("Not now")}
      onClose={() => close(outcomes !== undefined)}
      initialValues={step.initialValues}
      onSubmit={run}
      action={(values) =>
        outcomes || records.length === 0 ? null : (
          <Button
            type="submit"
            variant="contained"
            color={step.colour ?? "primary"}
            disabled={done !== undefined || step.isReady?.(values, records) === false}
          >
            {done === undefined
              ? `${step.label}: ${what}`
              : t("{done} of {records}…", { done, records: records.length })}
          </Button>
        )
      }
    >
      {(values) =>
        outcomes ? (
          <OutcomeTable lines={outcomes} />
        ) : (
          <>
            {records.length > 0 && step.fields?.(records, values)}
            {records.length > 0 && <Typography>{step.effect(records, values)}</Typography>}
            {records.length > 1 && (
              <Typography variant="body2" color="textSecondary">
                {records.map(nameOf).join(", ")}
              </Typography>
            )}
            {others > 0 && (
              <Typography color="textSecondary">
                {t(
                  "{others, plural, one {{records} of the selection stays as it is: it is} other {{records} of the selection stay as they are: they are}} not at this step.",
                  { others, records: count(others) },
                )}
              </Typography>
            )}
          </>
        )
      }
    </FormDialog>
  );
}
