import { PaymentEventList } from "./payment-event-list.tsx";

export const paymentEventScreens = { list: PaymentEventList, options: { label: "Payments" } };
