import { useState } from "react";
import { ApiProblem } from "../../../contract/api-problem.ts";
import type { OrderRow } from "../../../contract/checkout.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { errorNotice, type Notice, NoticeBox } from "../form/notice.tsx";
import { refusalText } from "../form/refusal-text.ts";
import { cancelOrder, type OrderAccess } from "./order-access.ts";

interface CancelOrderProps {
  /** Null: the dialog is closed. */
  order: OrderRow | null;
  /** Left out: by the login. */
  access?: OrderAccess;
  onCancelled: (order: OrderRow) => void;
  onClose: () => void;
}

/** Asks for confirmation before it cancels an order. */
export function CancelOrder({ order, access, onCancelled, onClose }: CancelOrderProps) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isBusy, setBusy] = useState(false);

  function close() {
    setNotice(null);
    onClose();
  }

  async function cancel(orderNo: string) {
    setBusy(true);
    setNotice(null);
    try {
      onCancelled(await cancelOrder(access ?? { orderNo, link: null }));
    } catch (problem) {
      const why = problem instanceof ApiProblem ? refusalText(problem) : undefined;
      setNotice(errorNotice(t("The order was not cancelled."), why));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog open={order !== null} onClose={close} title={t("Cancel this order?")}>
      <div className="grid gap-5">
        <NoticeBox notice={notice} />
        {order && (
          <p>
            <span>{t("Order")}</span>{" "}
            <strong className="font-medium" translate="no">
              {order.orderNo}
            </strong>{" "}
            <span>{t("will not be sent.")}</span>{" "}
            {order.isSwag && <span>{t("You can redeem your kit again afterwards.")}</span>}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={close}>
            {t("Keep it")}
          </Button>
          <Button look="ink" busy={isBusy} onClick={() => order && void cancel(order.orderNo)}>
            {t("Cancel order")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
