import { Link } from "react-admin";

export const OrderLink = ({ orderNo }: { orderNo: string }) => (
  <Link to={`/orders/${orderNo}/show`}>{orderNo}</Link>
);
