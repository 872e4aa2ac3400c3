import type { StaffOrderRow } from "../../../../contract/admin/orders.schemas.ts";
import { t } from "../../../../platform/language/t.ts";
import { type RecordNames, type Step, StepDialog } from "../../lists/step-dialog.tsx";

/** One step of the day, for one order or for many. */
export type OrderStep<T extends object> = Step<StaffOrderRow, T>;

export const orderNames: RecordNames<StaffOrderRow> = {
  count: (orders) => t("{orders, plural, one {# order} other {# orders}}", { orders }),
  nameOf: ({ id }) => id,
};

interface OrderStepDialogProps<T extends object> {
  readonly step: OrderStep<T>;
  readonly selected: readonly StaffOrderRow[];
  readonly onClose: (isDone: boolean) => void;
}

/** Asks before a step of orders, and shows what came of it. */
export const OrderStepDialog = <T extends object>(props: OrderStepDialogProps<T>) => (
  <StepDialog {...orderNames} {...props} />
);
