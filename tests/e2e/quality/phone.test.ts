import { describeShop } from "../../support/describe-shop.ts";
import { lookClosely } from "./look-closely.ts";

describeShop("on a phone, in light and dark, down to 320 px, nothing is amiss with", (shop) =>
  lookClosely("phone", shop),
);
