import { isRefusal, type Refusal } from "../../contract/errors.ts";
import type { Caller, Handlers } from "../../contract/handler.ts";
import type { UserId } from "../../contract/ids.ts";
import { clientNetwork } from "../../platform/attempt-limit/attempt-limit.ts";
import { createAttemptLimiter } from "../../platform/attempt-limit/limit-attempts.ts";
import type { Services } from "../../platform/services.ts";
import { findOrderHolder } from "../order/order-holder.ts";
import { normaliseOrderNumber } from "../order/order-number.ts";
import { callOffOwnReturn } from "./call-off-return.ts";
import { askForReturn } from "./open-return.ts";
import { orderReturns } from "./order-returns.ts";
import { reportFault } from "./report-fault.ts";

type CustomerReturnCalls =
  | "GET /api/orders/{orderNo}/returns"
  | "POST /api/orders/{orderNo}/returns"
  | "POST /api/orders/{orderNo}/returns/{returnId}/call-off"
  | "POST /api/orders/{orderNo}/faults";

interface CustomerCall {
  readonly params: { readonly orderNo: string };
  readonly headers: { readonly "x-order-link"?: string | undefined };
  readonly caller: Caller | null;
  readonly clientIp: string;
  readonly now: Date;
}

interface OwnOrder {
  readonly orderNo: string;
  readonly userId: UserId;
  readonly now: Date;
}

/** Returns and faults of an order, for its logged-in buyer and for whoever has its link. */
export function customerReturnsApi({
  database: { db },
  jobs,
  calendar,
  settings,
  config,
}: Services): Handlers<CustomerReturnCalls> {
  const limiter = createAttemptLimiter(db, config);
  /** Runs `act` for the order's holder, and returns the order's returns and faults as they are afterwards. */
  async function asHolder<R extends Refusal = never>(
    call: CustomerCall,
    act: (own: OwnOrder) => Promise<R | undefined>,
  ) {
    const holder = await findOrderHolder(db, limiter, call);
    if (isRefusal(holder)) return holder;
    const own = {
      orderNo: normaliseOrderNumber(call.params.orderNo) ?? "",
      userId: holder.userId,
      now: call.now,
    };
    return (await act(own)) ?? orderReturns(db, own, settings.current(), { calendar, now: call.now });
  }
  return {
    "GET /api/orders/{orderNo}/returns": (call) => asHolder<never>(call, async () => undefined),

    "POST /api/orders/{orderNo}/returns"({ body: input, ...call }) {
      const { returnDays } = settings.current();
      return asHolder(call, (own) => askForReturn(db, jobs, { ...own, input, returnDays }));
    },

    "POST /api/orders/{orderNo}/returns/{returnId}/call-off": (call) =>
      asHolder(call, (own) => callOffOwnReturn(db, jobs, { ...own, returnId: call.params.returnId })),

    "POST /api/orders/{orderNo}/faults"({ body: input, ...call }) {
      const { faultReportDays, supportEmail } = settings.current();
      return asHolder(call, async (own) => {
        const mailbox = { kind: "fault of order in a day" as const, subject: own.orderNo };
        const client = {
          kind: "enquiry from client in a day" as const,
          subject: clientNetwork(call.clientIp),
        };
        return (
          (await limiter.count([mailbox, client], own.now)) ??
          reportFault(db, jobs, { ...own, input, faultReportDays, supportEmail, calendar })
        );
      });
    },
  };
}
