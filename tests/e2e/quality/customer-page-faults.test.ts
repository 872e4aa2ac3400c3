import { describeShop } from "../../support/describe-shop.ts";
import { checkPageStates } from "./check-page-states.ts";
import { customerPageStates } from "./page-states.ts";

describeShop("on a desktop and a phone, in light and dark, down to 320 px, no fault is found on", (shop) =>
  checkPageStates(customerPageStates, shop),
);
