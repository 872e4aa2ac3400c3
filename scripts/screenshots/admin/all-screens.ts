import type { AdminScreen } from "./admin-screen.ts";
import { catalogueScreens } from "./catalogue-screens.ts";
import { couponAndShippingScreens } from "./coupon-and-shipping-screens.ts";
import { occasionScreens } from "./occasion-screens.ts";
import { orderScreens } from "./order-screens.ts";
import { roomScreens } from "./room-screens.ts";
import { staffScreens } from "./staff-screens.ts";

/** Every screen of the admin, in all states that look different. */
export const allScreens: readonly AdminScreen[] = [
  ...staffScreens,
  ...orderScreens,
  ...catalogueScreens,
  ...couponAndShippingScreens,
  ...occasionScreens,
  ...roomScreens,
];
