import { randomUUID } from "node:crypto";
import type { Handlers } from "../../contract/handler.ts";
import { clientNetwork } from "../../platform/attempt-limit/attempt-limit.ts";
import { createAttemptLimiter } from "../../platform/attempt-limit/limit-attempts.ts";
import { createSemaphore } from "../../platform/semaphore/semaphore.ts";
import type { Services } from "../../platform/services.ts";
import { hasAutomaticLinks } from "../order/automatic-links.ts";
import { limitCheckout } from "./limit-checkouts.ts";
import { placeOrder } from "./place-order.ts";
import { clientHash } from "./unpaid-holds.store.ts";

/**
 * Checkouts wait for one another's rows, each with a connection. So they use at most half of the connections, and
 * only a few may wait for one. The others get 503 with Retry-After, and may send the same key again.
 */
const checkoutSemaphore = (poolSize: number) =>
  createSemaphore({ maxRunning: Math.max(1, Math.floor(poolSize / 2)), maxWaiting: 32 });

export const checkoutApi = ({
  database: { db, poolSize },
  jobs,
  calendar,
  settings,
  config,
}: Services): Handlers<"POST /api/ShoppingCart/Checkout"> => {
  const limiter = createAttemptLimiter(db, config);
  const inTurn = checkoutSemaphore(poolSize);
  const isLinkAutomatic = hasAutomaticLinks(config);
  return {
    "POST /api/ShoppingCart/Checkout"({ body, headers, caller, clientIp, now }) {
      const idempotencyKey = headers["idempotency-key"] ?? randomUUID();
      return limitCheckout(limiter, { caller, clientIp, couponCode: body.couponCode ?? "", now }, () =>
        inTurn(() =>
          placeOrder(db, jobs, {
            body,
            idempotencyKey,
            language: headers["x-shop-language"] ?? "en",
            limits: config,
            holdLimits: settings.current(),
            caller,
            isLinkAutomatic,
            now,
            timeZone: calendar.timeZone,
            client: config.rateLimit === 0 ? null : clientHash(clientNetwork(clientIp)),
          }),
        ),
      );
    },
  };
};
