import type { Config } from "../../platform/config/config.ts";
import type { PaymentProviders } from "./payment-provider.ts";
import { razorpayProvider } from "./razorpay.ts";
import { stripeProvider } from "./stripe.ts";

/** The providers whose keys are configured. Their SDKs are loaded at the first use. */
export function configuredProviders(config: Config): PaymentProviders {
  const { stripeSecretKey, stripeWebhookSecret, razorpayKeyId, razorpayKeySecret, razorpayWebhookSecret } =
    config;
  return {
    ...(razorpayKeyId && razorpayKeySecret && razorpayWebhookSecret
      ? {
          razorpay: razorpayProvider({
            keyId: razorpayKeyId,
            keySecret: razorpayKeySecret,
            webhookSecret: razorpayWebhookSecret,
            apiUrl: config.razorpayApiUrl,
          }),
        }
      : {}),
    ...(stripeSecretKey && stripeWebhookSecret
      ? {
          stripe: stripeProvider({
            secretKey: stripeSecretKey,
            webhookSecret: stripeWebhookSecret,
            apiUrl: config.stripeApiUrl,
          }),
        }
      : {}),
  };
}
