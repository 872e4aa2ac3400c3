import type { KitRedemptionRefusal } from "../../../../buying/kit/kit-eligibility.ts";
import { t } from "../../../../platform/language/t.ts";

/** Why the welcome kit cannot be had, in the language of the page; the texts are those of specification 8. */
export const kitMessage = (refusal: KitRedemptionRefusal): string =>
  ({
    login: t("Please login first to redeem you swag Kit."),
    availed: t(
      "It seems you have already availed your free SWAG kit.Please try out other items from available goodies.",
    ),
    unproved: t(
      "Please confirm your email address before redeeming your SWAG Kit: set your password with the code we emailed you.",
    ),
    mixed: t("Remove other items from cart while redeeming your SWAG Kit."),
    one_only: t("Only one SWAG Kit can be redeemed. Please set its quantity to 1."),
    coupon: t("You cannot redeem your SWAG Kit without applying your SWAG COUPON."),
  })[refusal];
