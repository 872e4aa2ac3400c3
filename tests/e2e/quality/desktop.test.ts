import { describeShop } from "../../support/describe-shop.ts";
import { lookClosely } from "./look-closely.ts";

describeShop("on a desktop, in light and dark, nothing is amiss with", (shop) =>
  lookClosely("desktop", shop),
);
