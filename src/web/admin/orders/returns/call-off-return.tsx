import type { StaffOrder } from "../../../../contract/admin/orders.schemas.ts";
import { ConfirmButton } from "../../actions/confirm-button.tsx";
import { useAction } from "../../actions/use-action.ts";
import { api } from "../../calls/api.ts";
import type { OrderReturn } from "./return-row.tsx";

/** Ends a return whose goods have not arrived. */
export function CallOffReturn({ order, orderReturn }: { order: StaffOrder; orderReturn: OrderReturn }) {
  const { isBusy, run } = useAction();
  const params = { orderNo: order.id, returnId: orderReturn.id };
  return (
    <ConfirmButton
      size="small"
      color="warning"
      disabled={isBusy}
      title={`Cancel return R${orderReturn.number}?`}
      content={`The customer keeps the pieces and may ask for another return in time. A mail tells ${order.email}.`}
      confirm="Cancel the return"
      confirmColor="warning"
      onConfirm={() =>
        void run(
          () => api.call("POST /api/admin/orders/{orderNo}/returns/{returnId}/call-off", { params }),
          "Cancelled, and mailed",
        )
      }
    >
      Cancel the return…
    </ConfirmButton>
  );
}
