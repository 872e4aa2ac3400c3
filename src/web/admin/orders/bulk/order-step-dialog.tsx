import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import { useRefresh } from "react-admin";
import type { StaffOrderRow } from "../../../../contract/admin/orders.schemas.ts";
import { FormDialog } from "../../action-dialog.tsx";
import { plural } from "../../format.ts";
import { type Outcome, OutcomeTable } from "../outcome-table.tsx";
import { runForEach } from "./run-for-each.ts";

/** One step of the day, for one order or for many. */
export interface OrderStep<T extends object> {
  readonly label: string;
  readonly isFor: (order: StaffOrderRow) => boolean;
  /** What it does to these orders: what counts as received, and who is mailed. */
  readonly effect: (orders: readonly StaffOrderRow[]) => string;
  readonly initialValues: T;
  readonly fields?: (orders: readonly StaffOrderRow[]) => ReactNode;
  readonly isReady?: (values: T, orders: readonly StaffOrderRow[]) => boolean;
  /** Returns what to say of this order. */
  readonly run: (order: StaffOrderRow, values: T) => Promise<string>;
  readonly colour?: "error";
}

interface OrderStepDialogProps<T extends object> {
  readonly step: OrderStep<T>;
  readonly selected: readonly StaffOrderRow[];
  /** `isDone`: something was changed. */
  readonly onClose: (isDone: boolean) => void;
}

/**
 * Asks before a step: what it will do, for how many and which orders. Then it runs, and shows the outcome of each. One
 * order that succeeds needs no table: the dialog closes.
 */
export function OrderStepDialog<T extends object>({ step, selected, onClose }: OrderStepDialogProps<T>) {
  const [orders] = useState(() => selected.filter(step.isFor));
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>();
  const [done, setDone] = useState<number>();
  const refresh = useRefresh();
  const run = async (values: T) => {
    setDone(0);
    const results = await runForEach(orders, (order) => step.run(order, values), setDone);
    refresh();
    setDone(undefined);
    if (results.length === 1 && results[0]?.outcome === "done") onClose(true);
    else setOutcomes(results);
    return false;
  };
  const [only] = orders;
  const what = orders.length === 1 && only ? only.id : plural(orders.length, "order");
  const others = selected.length - orders.length;
  return (
    <FormDialog
      title={`${step.label}: ${what}`}
      closeLabel={outcomes ? "Close" : "Not now"}
      onClose={() => onClose(outcomes !== undefined)}
      initialValues={step.initialValues}
      onSubmit={run}
      action={(values) =>
        outcomes || orders.length === 0 ? null : (
          <Button
            type="submit"
            variant="contained"
            color={step.colour ?? "primary"}
            disabled={done !== undefined || step.isReady?.(values, orders) === false}
          >
            {done === undefined ? `${step.label}: ${what}` : `${done} of ${orders.length}…`}
          </Button>
        )
      }
    >
      {() =>
        outcomes ? (
          <OutcomeTable lines={outcomes} />
        ) : (
          <>
            {orders.length > 0 && step.fields?.(orders)}
            {orders.length > 0 && <Typography>{step.effect(orders)}</Typography>}
            {orders.length > 1 && (
              <Typography variant="body2" color="text.secondary">
                {orders.map(({ id }) => id).join(", ")}
              </Typography>
            )}
            {others > 0 && (
              <Typography color="text.secondary">
                {plural(others, "order")} of the selection{" "}
                {others === 1 ? "stays as it is: it is" : "stay as they are: they are"} not at this step.
              </Typography>
            )}
          </>
        )
      }
    </FormDialog>
  );
}
