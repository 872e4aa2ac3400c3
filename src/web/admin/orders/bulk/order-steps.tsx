import type { StaffOrderRow, StatusChange } from "../../../../contract/admin/orders.ts";
import { isUnpaid, isUnshipped } from "../../../../features/order/order-status.ts";
import { api } from "../../api.ts";
import { formatBaseAmount, plural } from "../../format.ts";
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
