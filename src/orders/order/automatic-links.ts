import type { Config } from "../../platform/config/config.ts";

/** Whether a payment provider makes the link of a new order by itself. */
export const hasAutomaticLinks = ({
  stripeSecretKey,
  razorpayKeyId,
  paymentLinks,
}: Pick<Config, "paymentLinks" | "razorpayKeyId" | "stripeSecretKey">): boolean =>
  Boolean(stripeSecretKey || razorpayKeyId) && paymentLinks === "automatic";
