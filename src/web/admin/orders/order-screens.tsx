import OrdersIcon from "@mui/icons-material/ReceiptLongOutlined";
import { OrderList } from "./order-list.tsx";
import { OrderShow } from "./order-show.tsx";

export const orderScreens = {
  list: OrderList,
  show: OrderShow,
  icon: OrdersIcon,
  recordRepresentation: "id",
};
