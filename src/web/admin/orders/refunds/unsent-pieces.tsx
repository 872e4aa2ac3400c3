import { RadioButtonGroupInput } from "react-admin";
import type { StaffOrder } from "../../../../contract/admin/orders.schemas.ts";
import { plural } from "../../words/format.ts";

/** Asks what becomes of the pieces that have not left, when a refund pays back everything and does not name them. */
export function UnsentPieces({ order, pieces }: { order: StaffOrder; pieces: number }) {
  if (pieces === 0) return null;
  return (
    <RadioButtonGroupInput
      source="unsent"
      label={`Everything goes back, and ${plural(pieces, "piece")} of it ${pieces === 1 ? "has" : "have"} not left`}
      choices={[
        order.status === "Order Confirmed"
          ? { id: "cancel", name: "Cancel the order: nothing is sent" }
          : { id: "withhold", name: "Do not send the rest" },
        { id: "send", name: "Send it all the same" },
      ]}
      helperText={false}
    />
  );
}
