import { TextInput } from "react-admin";
import type { StaffOrderRow } from "../../../../contract/admin/orders.schemas.ts";
import type { StatusChange } from "../../../../contract/admin/orders.ts";
import { isUnpaid, isUnshipped } from "../../../../orders/order/order-status.ts";
import { type ProviderName, providerLabels } from "../../../../orders/payment/payment-provider.ts";
import { api } from "../../calls/api.ts";
import { formatBaseAmount, plural } from "../../words/format.ts";
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
    ? `A mail tells ${orders[0]?.email}`
    : `${plural(orders.length, "customer")} are mailed`;

export const confirmStep: OrderStep<typeof howPaidBefore> = {
  label: "Confirm",
  isFor: ({ status }) => isUnpaid(status),
  effect: (orders) =>
    `${duePaise(orders) > 0 ? `${formatBaseAmount(duePaise(orders))} counts as received, because you say so. ` : ""}${mailed(orders)} that the order is confirmed. Until something leaves, each can be taken back on its page.`,
  initialValues: howPaidBefore,
  fields: (orders) => duePaise(orders) > 0 && <HowPaidInputs />,
  isReady: ({ paymentMethod }, orders) => duePaise(orders) === 0 || paymentMethod !== "",
  async run(order, values) {
    await moveTo(order, "Order Confirmed", order.due > 0 ? howPaid(values) : {});
    return "Confirmed; the customer is mailed.";
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
  label: "Dispatch",
  isFor: ({ status }) => status === "Order Confirmed",
  effect(orders, { awbNos }) {
    const missing = orders.filter(({ id }) => !awbNos[id]?.trim()).map(({ id }) => id);
    const isPartly = missing.length > 0 && missing.length < orders.length;
    return `${isPartly ? `The AWB number is missing for ${missing.join(", ")}. ` : ""}All of it leaves. ${mailed(orders)} courier and AWB number.`;
  },
  initialValues: { shippedBy: courier, awbNos: {} },
  fields: (orders) => (
    <>
      <TextInput source="shippedBy" label="Courier" />
      {orders.map(({ id, recipientName }) => (
        <TextInput key={id} source={`awbNos.${id}`} label={`AWB NO of ${id}, ${recipientName}`} />
      ))}
    </>
  ),
  isReady: ({ shippedBy, awbNos }, orders) =>
    shippedBy.trim() !== "" && orders.every(({ id }) => awbNos[id]?.trim()),
  async run(order, { shippedBy, awbNos }) {
    onCourier(shippedBy.trim());
    await moveTo(order, "Dispatched", { shippedBy, awbNo: awbNos[order.id] ?? "" });
    return "Dispatched; the customer is mailed.";
  },
});

/** Has the provider make a payment link for each order. */
export const linkStep = (provider: ProviderName): OrderStep<object> => ({
  label: "Payment link",
  isFor: ({ queue }) => queue === "pay",
  effect: (orders) =>
    `${providerLabels[provider]} makes a link for what each order comes to, and ${orders.length === 1 ? `it is mailed to ${orders[0]?.email}` : `each customer gets theirs by mail`}. An earlier link is withdrawn. Where the shipping charge is open, give it on the order's page.`,
  initialValues: {},
  async run({ id, status }) {
    await api.call("POST /api/admin/orders/{orderNo}/provider-link", {
      params: { orderNo: id },
      body: { from: status, provider },
    });
    return "The link is mailed.";
  },
});

export const deliverStep: OrderStep<object> = {
  label: "Delivered",
  isFor: ({ status }) => status === "Dispatched",
  effect: (orders) => `Every parcel counts as arrived. ${mailed(orders)} how to return.`,
  initialValues: {},
  async run(order) {
    await moveTo(order, "Delivered");
    return "Delivered; the customer is mailed.";
  },
};

export const cancelStep: OrderStep<object> = {
  label: "Cancel",
  isFor: ({ status }) => isUnshipped(status),
  effect(orders) {
    const paid = orders.filter(({ status, isSwag }) => !isUnpaid(status) && !isSwag);
    const money =
      paid.length > 0
        ? `${plural(paid.length, "paid order")} of them must then be refunded under Money. `
        : "";
    return `Stock, coupon and kit are free again. ${money}${mailed(orders)}. This cannot be undone.`;
  },
  initialValues: {},
  colour: "error",
  async run(order) {
    await moveTo(order, "Cancelled");
    return "Cancelled; the customer is mailed.";
  },
};
