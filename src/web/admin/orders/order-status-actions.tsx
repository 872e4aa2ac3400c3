import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { StaffOrder } from "../../../contract/admin/orders.schemas.ts";
import type { StatusChange } from "../../../contract/admin/orders.ts";
import { isUnpaid } from "../../../orders/order/order-status.ts";
import { t } from "../../../platform/language/t.ts";
import type { Elements } from "../../ui/elements.ts";
import { useAction } from "../actions/use-action.ts";
import { useQuestion } from "../actions/use-question.tsx";
import { api } from "../calls/api.ts";
import { formatBaseAmount } from "../words/format.ts";
import { serverValue, serverWord } from "../words/server-words.ts";
import { ConfirmOrder } from "./confirm-order.tsx";
import { DispatchForm } from "./dispatch-form.tsx";
import { PaidBackActions } from "./paid-back-actions.tsx";
import { PaymentLinkForm } from "./payment-link-form.tsx";

/** What each status change will do, shown beside its button. */
const statusActions: Record<string, { label: string; effect: string }> = {
  "Order Confirmed": {
    label: t("Confirm"),
    effect: t("counts as paid; mails the customer that it is confirmed"),
  },
  Delivered: { label: t("Mark delivered"), effect: t("mails the customer how to return") },
  Cancelled: {
    label: t("Cancel order"),
    effect: t(
      "releases stock, coupon and kit, and mails the customer; what was paid is refunded under Money",
    ),
  },
  "Order Requested": {
    label: t("Take it back"),
    effect: t("the order is not confirmed after all; mails the customer that it was our mistake"),
  },
};

/** What is asked before the step is taken. */
const questionOf = (order: StaffOrder, to: string): { title: string; content: string } => {
  const paid = order.paid - order.refunded - order.refunding;
  if (to === "Cancelled")
    return {
      title: t("Cancel {id}?", { id: order.id }),
      content: t(
        "Stock, coupon and kit are free again, and a mail tells {email}. {value}This cannot be undone.",
        {
          email: order.email,
          value:
            paid > 0
              ? t("{paid} was paid and has to be refunded under Money. ", { paid: formatBaseAmount(paid) })
              : "",
        },
      ),
    };
  if (to === "Delivered")
    return {
      title: t("Is {id} delivered?", { id: order.id }),
      content: t("Every parcel of it counts as arrived, and a mail tells {email} how to return.", {
        email: order.email,
      }),
    };
  return {
    title: t("Take back the confirmation of {id}?", { id: order.id }),
    content: t("{value}A mail tells {email} that the order is not confirmed yet.", {
      value:
        order.paid > 0
          ? t("{paid} counts as not received, and is due again. ", { paid: formatBaseAmount(order.paid) })
          : "",
      email: order.email,
    }),
  };
};

export function OrderStatusActions({ order }: { order: StaffOrder }) {
  const { isBusy, run, submit } = useAction();
  const { ask, question } = useQuestion();
  const isAnythingLeft = order.lines.some(({ toSend }) => toSend > 0); // nothing is: every piece was refunded
  const nextStatuses = order.nextStatuses.filter((status) =>
    status === "Dispatched" ? isAnythingLeft : statusActions[status],
  );
  if (order.queue === "decide") return <PaidBackActions order={order} />;
  const openParcels = parcelsToDecide(order);
  if (openParcels) return <Typography>{openParcels}</Typography>;
  if (nextStatuses.length === 0)
    return <Typography color="textSecondary">{t("Nothing is left to do.")}</Typography>;
  const changeStatus = (to: string, details: Partial<StatusChange> = {}) => {
    const body: StatusChange = { from: order.status, to, ...details };
    return api.call("POST /api/admin/orders/{orderNo}/status", { params: { orderNo: order.id }, body });
  };
  const doneMessage = (to: string): string => `${order.id}: ${serverValue(to)}`;
  const askAndChange = async (to: string, confirm: string) => {
    if (await ask({ ...questionOf(order, to), confirm })) await run(() => changeStatus(to), doneMessage(to));
  };
  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      {mayRequestPayment(order) && <PaymentLinkForm order={order} />}
      {nextStatuses.map((status) =>
        status === "Dispatched" ? (
          <DispatchForm
            key={status}
            order={order}
            isBusy={isBusy}
            onDispatch={(courier) => submit(() => changeStatus(status, courier), doneMessage(status))}
          />
        ) : (
          <StatusAction key={status} status={status}>
            {status === "Order Confirmed" ? (
              <ConfirmOrder
                order={order}
                isBusy={isBusy}
                onConfirm={(paid) => submit(() => changeStatus(status, paid), doneMessage(status))}
              />
            ) : (
              <Button
                variant={status === "Delivered" ? "contained" : "outlined"}
                color={status === "Cancelled" ? "error" : "primary"}
                disabled={isBusy}
                onClick={() => void askAndChange(status, statusActions[status]?.label ?? status)}
                sx={{ minWidth: 140 }}
              >
                {statusActions[status]?.label}
              </Button>
            )}
          </StatusAction>
        ),
      )}
      {question}
    </Box>
  );
}

const StatusAction = ({ status, children }: { status: string; children: Elements }) => (
  <Box sx={{ display: "flex", alignItems: "center", gap: 1.5 }}>
    {children}
    <Typography variant="body2" color="textSecondary">
      {statusActions[status]?.effect}
    </Typography>
  </Box>
);

const mayRequestPayment = ({ isSwag, status }: StaffOrder): boolean => !isSwag && isUnpaid(status);

/**
 * What has to be done under Parcels before a dispatched order can be called delivered, which the server refuses until then.
 * Empty: nothing.
 */
function parcelsToDecide({ status, isSwag, lines, shipments }: StaffOrder): string {
  if (status !== "Dispatched") return "";
  const undecided = shipments.find(({ needsDecision }) => needsDecision);
  if (undecided)
    return t("Parcel {number} is {state}: under Parcels, send it again or {value}.", {
      number: undecided.number,
      state: serverWord(undecided.state),
      value: isSwag ? t("give it up") : t("refund it"),
    });
  const left = lines.reduce((sum, { toSend }) => sum + toSend, 0);
  return left > 0
    ? t("Under Parcels, send what is left: {left, plural, one {# piece} other {# pieces}}.", { left })
    : "";
}
