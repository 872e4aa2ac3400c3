import type { EditableMailKind } from "../../../contract/admin/mail-texts.ts";

/** When each mail goes out, in the order of an order's life. */
export const mailKindLabels: Record<EditableMailKind, string> = {
  welcome: "Somebody signed up",
  "one-time-code": "A code to set a password",
  "login-warning": "Many wrong passwords",
  "order-placed": "An order was placed",
  "payment-link": "The link to pay",
  "payment-reminder": "A reminder to pay",
  "order-confirmed": "An order is confirmed",
  "order-dispatched": "A parcel left",
  "order-delivered": "A parcel arrived",
  "order-cancelled": "An order was cancelled",
  "order-expired": "An order was not paid in time",
  "order-link": "The link to an order",
  "size-exchanged": "Another size",
};
