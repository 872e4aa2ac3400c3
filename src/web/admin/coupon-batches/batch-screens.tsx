import CodesIcon from "@mui/icons-material/ConfirmationNumberOutlined";
import { CouponBatchCreate } from "./coupon-batch-create.tsx";
import { CouponBatchList } from "./coupon-batch-list.tsx";
import { CouponBatchShow } from "./coupon-batch-show.tsx";

export const batchScreens = {
  list: CouponBatchList,
  show: CouponBatchShow,
  create: CouponBatchCreate,
  icon: CodesIcon,
  options: { label: "Personal codes" },
  recordRepresentation: "name",
};
