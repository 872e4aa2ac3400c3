import { describeShop } from "../../support/describe-shop.ts";
import { checkPageStates } from "./check-page-states.ts";

describeShop("on a desktop, in light and dark, no fault is found on", (shop) =>
  checkPageStates("desktop", shop),
);
