/** Every kind of mail. A database constraint has the same list. */
export const mailKinds = [
  "welcome",
  "one-time-code",
  "order-placed",
  "order-cancelled",
  "enquiry-to-support",
  "enquiry-to-sender",
  "order-confirmed",
  "order-dispatched",
  "order-delivered",
  "payment-link",
  "enquiry-reply",
  "coupon-code",
  "order-refunded",
  "login-warning",
  "payment-reminder",
  "order-expired",
  "order-unconfirmed",
  "order-link",
] as const;
export type MailKind = (typeof mailKinds)[number];
