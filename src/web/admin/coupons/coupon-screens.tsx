import CouponIcon from "@mui/icons-material/LocalOfferOutlined";
import { CouponCreate } from "./coupon-create.tsx";
import { CouponList } from "./coupon-list.tsx";
import { CouponShow } from "./coupon-show.tsx";

export const couponScreens = {
  list: CouponList,
  show: CouponShow,
  create: CouponCreate,
  icon: CouponIcon,
  recordRepresentation: "code",
};
