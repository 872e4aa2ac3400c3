import { randomUUID } from "node:crypto";
import { isRefusal } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import { clientNetwork } from "../../platform/attempt-limit/attempt-limit.ts";
import { createAttemptLimiter } from "../../platform/attempt-limit/limit-attempts.ts";
import { createSemaphore } from "../../platform/semaphore/semaphore.ts";
import type { Services } from "../../platform/services.ts";
import { hasAutomaticLinks } from "./automatic-links.ts";
import { limitCheckout } from "./limit-checkouts.ts";
import { mailOrderLink } from "./mail-order-link.ts";
import { readLatestOrders } from "./order.store.ts";
import { orderAgain } from "./order-again.ts";
import { orderDetails } from "./order-details.ts";
import { findOrderHolder } from "./order-holder.ts";
import { normaliseOrderNumber } from "./order-number.ts";
import { placeOrder } from "./place-order.ts";
import { readOrderResponses } from "./read-order-responses.ts";
import { clientHash } from "./unpaid-holds.store.ts";

/** The page shows five (specification 1). Other clients may show a few more. */
const LATEST = 20;

type OrderCalls =
  | "POST /api/ShoppingCart/Checkout"
  | "GET /api/orders/{userId}"
  | "GET /api/orders/{orderNo}/details"
  | "POST /api/order-links"
  | "POST /api/orders/{orderNo}/reorder";

/**
 * Checkouts wait for one another's rows, each with a connection. So they use at most half of the connections, and
 * only a few may wait for one. The others get 503 with Retry-After, and may send the same key again.
 */
const checkoutSemaphore = (poolSize: number) =>
  createSemaphore({ maxRunning: Math.max(1, Math.floor(poolSize / 2)), maxWaiting: 32 });

export const orderApi = ({
  database: { db, poolSize },
  jobs,
  calendar,
  settings,
  config,
}: Services): Handlers<OrderCalls> => {
  const limiter = createAttemptLimiter(db, config);
  const inTurn = checkoutSemaphore(poolSize);
  const moment = (now: Date) => ({
    calendar,
    now,
    policy: settings.current(),
    trackingUrls: settings.current().trackingUrls,
  });
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

    async "GET /api/orders/{userId}"({ caller, now }) {
      return readOrderResponses(db, await readLatestOrders(db, caller.userId, LATEST), moment(now));
    },

    async "GET /api/orders/{orderNo}/details"(call) {
      const holder = await findOrderHolder(db, limiter, call);
      if (isRefusal(holder)) return holder;
      // A link may be passed on: it does not say whose it was.
      const email = call.headers["x-order-link"] === undefined ? holder.email : "";
      const { sellerGstin, sellerVatNumber } = settings.current();
      const chargesVat = sellerGstin === null && sellerVatNumber !== null;
      const query = { orderNo: call.params.orderNo, ...holder, email, chargesVat };
      return orderDetails(db, { ...query, ...moment(call.now) });
    },

    "POST /api/order-links"({ body, clientIp, now }) {
      const orderNo = normaliseOrderNumber(body.orderNo) ?? "";
      return mailOrderLink(db, jobs, limiter, { orderNo, email: body.email, clientIp, now });
    },

    "POST /api/orders/{orderNo}/reorder"({ params, headers, caller, now }) {
      const language = headers["x-shop-language"];
      return orderAgain(db, {
        orderNo: params.orderNo,
        caller,
        language,
        now,
        timeZone: calendar.timeZone,
      });
    },
  };
};
