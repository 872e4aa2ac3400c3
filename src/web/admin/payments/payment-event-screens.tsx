import PaymentsIcon from "@mui/icons-material/PaymentsOutlined";
import { PaymentEventList } from "./payment-event-list.tsx";

export const paymentEventScreens = {
  list: PaymentEventList,
  icon: PaymentsIcon,
  options: { label: "Payments" },
};
