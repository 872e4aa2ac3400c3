import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { StaffOrder } from "../../../contract/admin/orders.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { ChangeLinesDialog } from "./change-lines-dialog.tsx";
import { insteadOfUrl } from "./new/instead-of.ts";
import { OrderLink } from "./order-link.tsx";
import { RefundDialog } from "./refunds/refund-dialog.tsx";
import { ReplacePiecesDialog } from "./replace-pieces-dialog.tsx";

/** What can be done about the line items, and the orders that replace pieces of this one. */
export function OrderLineActions({ order }: { order: StaffOrder }) {
  const [opened, setOpened] = useState<"change" | "refund" | "replace">();
  const close = () => setOpened(undefined);
  const mayReplace = order.lines.some(({ replaceable }) => replaceable > 0);
  const mayExchange =
    !order.isSwag && order.refundable > 0 && order.status === "Order Confirmed" && order.queue !== "decide";
  return (
    <Box sx={{ display: "grid", gap: 1, mt: 1 }}>
      {order.freeReason && (
        <Typography>{t("Free of charge: {freeReason}", { freeReason: order.freeReason })}</Typography>
      )}
      {order.replaces && (
        <Typography>
          <span>{t("Replaces pieces of")}</span> <OrderLink orderNo={order.replaces} />
        </Typography>
      )}
      {order.replacedBy.length > 0 && (
        <Typography>
          <span>{t("Replaced by")}</span>{" "}
          {order.replacedBy.map((orderNo, index) => (
            <span key={orderNo}>
              <span>{index > 0 ? ", " : ""}</span>
              <OrderLink orderNo={orderNo} />
            </span>
          ))}
        </Typography>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {order.mayChangeLines && (
          <Button size="small" variant="outlined" onClick={() => setOpened("change")}>
            {t("Change the products…")}
          </Button>
        )}
        {mayReplace && (
          <Button size="small" variant="outlined" onClick={() => setOpened("replace")}>
            {t("Send a replacement…")}
          </Button>
        )}
        {mayExchange && (
          <>
            <Button size="small" variant="outlined" onClick={() => setOpened("refund")}>
              {t("Refund pieces…")}
            </Button>
            <Button size="small" variant="outlined" href={`#${insteadOfUrl(order.id)}`}>
              {t("New order for this person…")}
            </Button>
          </>
        )}
      </Box>
      {mayExchange && (
        <Typography variant="body2" color="textSecondary">
          {t(
            "A paid order keeps its products. For another product, refund the pieces and make a new order of it.",
          )}
        </Typography>
      )}
      {opened === "refund" && <RefundDialog order={order} onClose={close} />}
      {opened === "change" && <ChangeLinesDialog order={order} onClose={close} />}
      {opened === "replace" && <ReplacePiecesDialog order={order} onClose={close} />}
    </Box>
  );
}
