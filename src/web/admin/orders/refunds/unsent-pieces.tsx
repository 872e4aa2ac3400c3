import { RadioButtonGroupInput } from "react-admin";
import type { StaffOrder } from "../../../../contract/admin/orders.schemas.ts";
import { t } from "../../../../platform/language/t.ts";

/** Asks what becomes of the pieces that have not left, when a refund pays back everything and does not name them. */
export function UnsentPieces({ order, pieces }: { order: StaffOrder; pieces: number }) {
  if (pieces === 0) return null;
  return (
    <RadioButtonGroupInput
      source="unsent"
      label={t(
        "Everything goes back, and {pieces, plural, one {# piece of it has} other {# pieces of it have}} not left",
        { pieces },
      )}
      choices={[
        order.status === "Order Confirmed"
          ? { id: "cancel", name: t("Cancel the order: nothing is sent") }
          : { id: "withhold", name: t("Do not send the rest") },
        { id: "send", name: t("Send it all the same") },
      ]}
      helperText={false}
    />
  );
}
