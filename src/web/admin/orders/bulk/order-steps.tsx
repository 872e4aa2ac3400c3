import { TextInput } from "react-admin";
import type { StaffOrderRow } from "../../../../contract/admin/orders.schemas.ts";
import type { StatusChange } from "../../../../contract/admin/orders.ts";
import { isUnpaid, isUnshipped } from "../../../../orders/order/order-status.ts";
import { type ProviderName, providerLabels } from "../../../../orders/payment/payment-provider.ts";
import { t } from "../../../../platform/language/t.ts";
import { api } from "../../calls/api.ts";
import { formatBaseAmount } from "../../words/format.ts";
import { HowPaidInputs, howPaid, howPaidBefore } from "../confirm-order.tsx";
import type { OrderStep } from "./order-step-dialog.tsx";

const moveTo = ({ id, status }: StaffOrderRow, to: string, details: Partial<StatusChange> = {}) =>
  api.call("POST /api/admin/orders/{orderNo}/status", {
    params: { orderNo: id },
    body: { from: status, to, ...details },
  });

const duePaise = (orders: readonly StaffOrderRow[]) => orders.reduce((sum, { due }) => sum + due, 0);
const mailed = (orders: readonly StaffOrderRow[]) =>
  orders.length === 1
    ? t("A mail tells {email}", { email: orders[0]?.email ?? "" })
    : t("{orders, plural, one {# customer} other {# customers}} are mailed", { orders: orders.length });

export const confirmStep: OrderStep<typeof howPaidBefore> = {
  label: t("Confirm"),
  isFor: ({ status }) => isUnpaid(status),
  effect: (orders) =>
    t(
      "{value}{mailed} that the order is confirmed. Until something leaves, each can be taken back on its page.",
      {
        value:
          duePaise(orders) > 0
            ? t("{duePaise} counts as received, because you say so. ", {
                duePaise: formatBaseAmount(duePaise(orders)),
              })
            : "",
        mailed: mailed(orders),
      },
    ),
  initialValues: howPaidBefore,
  fields: (orders) => duePaise(orders) > 0 && <HowPaidInputs />,
  isReady: ({ paymentMethod }, orders) => duePaise(orders) === 0 || paymentMethod !== "",
  async run(order, values) {
    await moveTo(order, "Order Confirmed", order.due > 0 ? howPaid(values) : {});
    return t("Confirmed; the customer is mailed.");
  },
};

interface DispatchValues {
  readonly shippedBy: string;
  readonly awbNos: Readonly<Record<string, string>>;
}

/** Sends all of each order as one parcel. The courier is that of the parcel before. */
export const dispatchStep = (
  courier: string,
  onCourier: (name: string) => void,
): OrderStep<DispatchValues> => ({
  label: t("Dispatch"),
  isFor: ({ status }) => status === "Order Confirmed",
  effect(orders, { awbNos }) {
    const missing = orders.filter(({ id }) => !awbNos[id]?.trim()).map(({ id }) => id);
    const isPartly = missing.length > 0 && missing.length < orders.length;
    return t("{value}All of it leaves. {mailed} courier and AWB number.", {
      value: isPartly ? t("The AWB number is missing for {missing}. ", { missing: missing.join(", ") }) : "",
      mailed: mailed(orders),
    });
  },
  initialValues: { shippedBy: courier, awbNos: {} },
  fields: (orders) => (
    <>
      <TextInput source="shippedBy" label={t("Courier")} />
      {orders.map(({ id, recipientName }) => (
        <TextInput
          key={id}
          source={`awbNos.${id}`}
          label={t("AWB NO of {id}, {recipientName}", { id, recipientName })}
        />
      ))}
    </>
  ),
  isReady: ({ shippedBy, awbNos }, orders) =>
    shippedBy.trim() !== "" && orders.every(({ id }) => awbNos[id]?.trim()),
  async run(order, { shippedBy, awbNos }) {
    onCourier(shippedBy.trim());
    await moveTo(order, t("Dispatched"), { shippedBy, awbNo: awbNos[order.id] ?? "" });
    return t("Dispatched; the customer is mailed.");
  },
});

/** Has the provider make a payment link for each order. */
export const linkStep = (provider: ProviderName): OrderStep<object> => ({
  label: t("Payment link"),
  isFor: ({ queue }) => queue === "pay",
  effect: (orders) =>
    t(
      "{provider} makes a link for what each order comes to, and {value}. An earlier link is withdrawn. Where the shipping charge is open, give it on the order's page.",
      {
        provider: providerLabels[provider],
        value:
          orders.length === 1
            ? t("it is mailed to {email}", { email: orders[0]?.email ?? "" })
            : t("each customer gets theirs by mail"),
      },
    ),
  initialValues: {},
  async run({ id, status }) {
    await api.call("POST /api/admin/orders/{orderNo}/provider-link", {
      params: { orderNo: id },
      body: { from: status, provider },
    });
    return t("The link is mailed.");
  },
});

export const deliverStep: OrderStep<object> = {
  label: t("Delivered"),
  isFor: ({ status }) => status === "Dispatched",
  effect: (orders) =>
    t("Every parcel counts as arrived. {mailed} how to return.", { mailed: mailed(orders) }),
  initialValues: {},
  async run(order) {
    await moveTo(order, t("Delivered"));
    return t("Delivered; the customer is mailed.");
  },
};

export const cancelStep: OrderStep<object> = {
  label: t("Cancel", { context: "order" }),
  isFor: ({ status }) => isUnshipped(status),
  effect(orders) {
    const paid = orders.filter(({ status, isSwag }) => !isUnpaid(status) && !isSwag);
    const money =
      paid.length > 0
        ? t(
            "{paid, plural, one {# paid order} other {# paid orders}} of them must then be refunded under Money. ",
            { paid: paid.length },
          )
        : "";
    return t("Stock, coupon and kit are free again. {money}{mailed}. This cannot be undone.", {
      money,
      mailed: mailed(orders),
    });
  },
  initialValues: {},
  colour: "error",
  async run(order) {
    await moveTo(order, t("Cancelled"));
    return t("Cancelled; the customer is mailed.");
  },
};
