import { isRefusal, type Refusal } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import { createAttemptLimiter } from "../../platform/attempt-limit/limit-attempts.ts";
import { offeredLanguage } from "../../platform/language/language.ts";
import type { Services } from "../../platform/services.ts";
import { hasAutomaticLinks } from "../order/automatic-links.ts";
import { findOrderHolder, type OrderCall, type OrderHolder } from "../order/order-holder.ts";
import { normaliseOrderNumber } from "../order/order-number.ts";
import { askForExchange } from "./ask-for-exchange.ts";
import { callOffExchange } from "./end-exchange.ts";
import { orderExchanges } from "./order-exchanges.ts";
import { printExchangeLabel } from "./print-exchange-label.ts";

type CustomerExchangeCalls =
  | "GET /api/orders/{orderNo}/exchanges"
  | "POST /api/orders/{orderNo}/exchanges"
  | "POST /api/orders/{orderNo}/exchanges/{returnId}/call-off"
  | "GET /api/orders/{orderNo}/exchanges/{returnId}/label";

/** Exchanges for another size, for an order's logged-in buyer and for whoever has its link. */
export function customerExchangesApi({
  database: { db },
  jobs,
  calendar,
  settings,
  config,
}: Services): Handlers<CustomerExchangeCalls> {
  const limiter = createAttemptLimiter(db, config);
  /** Runs `act` for the order's holder, and returns the order's exchanges as they are afterwards. */
  async function asHolder<R extends Refusal = never>(
    call: OrderCall,
    act: (own: OrderHolder & { readonly orderNo: string }) => Promise<R | undefined>,
  ) {
    const holder = await findOrderHolder(db, limiter, call);
    if (isRefusal(holder)) return holder;
    const own = { ...holder, orderNo: normaliseOrderNumber(call.params.orderNo) ?? "" };
    return (await act(own)) ?? orderExchanges(db, own, settings.current(), call.now);
  }
  return {
    "GET /api/orders/{orderNo}/exchanges": (call) => asHolder<never>(call, async () => undefined),

    "POST /api/orders/{orderNo}/exchanges": ({ body: input, ...call }) =>
      asHolder(call, ({ orderNo, userId, email }) => {
        const terms = settings.current();
        const context = {
          jobs,
          limits: config,
          baseCurrency: terms.baseCurrency,
          isLinkAutomatic: hasAutomaticLinks(config),
          calendar,
          now: call.now,
        };
        return askForExchange(db, { orderNo, userId, email, input, terms, ...context });
      }),

    "POST /api/orders/{orderNo}/exchanges/{returnId}/call-off": (call) =>
      asHolder(call, ({ orderNo, userId }) =>
        callOffExchange(db, { orderNo, userId, returnId: call.params.returnId, jobs, now: call.now }),
      ),

    async "GET /api/orders/{orderNo}/exchanges/{returnId}/label"(call) {
      const holder = await findOrderHolder(db, limiter, call);
      if (isRefusal(holder)) return holder;
      const current = settings.current();
      return printExchangeLabel(db, {
        orderNo: normaliseOrderNumber(call.params.orderNo) ?? "",
        returnId: call.params.returnId,
        userId: holder.userId,
        company: current.companyName,
        returnAddress: current.returnAddress,
        language: offeredLanguage(current, call.headers["x-shop-language"] ?? "en"),
      });
    },
  };
}
