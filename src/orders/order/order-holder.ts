import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Caller } from "../../contract/handler.ts";
import type { UserId } from "../../contract/ids.ts";
import { clientNetwork } from "../../platform/attempt-limit/attempt-limit.ts";
import type { AttemptLimiter } from "../../platform/attempt-limit/limit-attempts.ts";
import type { Db } from "../../platform/db/database.ts";
import { isLinkOf } from "../../platform/order-link/sign-order-link.ts";
import { findOrderToLink } from "./order-link.store.ts";
import { normaliseOrderNumber } from "./order-number.ts";

/** Whom a call about an order acts for: its logged-in buyer, or whoever has its link. */
export interface OrderHolder {
  readonly userId: UserId;
  readonly email: string;
  /**
   * False when the customer never proved the e-mail address that has the link. The link then does not show what the
   * customer typed.
   */
  readonly seesAddresses: boolean;
}

export interface OrderCall {
  readonly params: { readonly orderNo: string };
  readonly headers: { readonly "x-order-link"?: string | undefined };
  readonly caller: Caller | null;
  readonly clientIp: string;
  readonly now: Date;
}

/**
 * Who makes a call about an order. A link counts before a login, because somebody else may be logged in there. Refuses
 * login_needed (neither), order_not_found (not a link of this order, or withdrawn), too_many_requests (after wrong
 * links).
 */
export async function findOrderHolder(
  db: Db,
  limiter: AttemptLimiter,
  { params, headers, caller, clientIp, now }: OrderCall,
): Promise<OrderHolder | Refusal<"login_needed" | "order_not_found" | "too_many_requests">> {
  const link = headers["x-order-link"];
  if (link === undefined) {
    if (!caller) return refuse("login_needed", "Please log in.");
    return { userId: caller.userId, email: caller.email, seesAddresses: true };
  }
  const attempt = [{ kind: "order link from client" as const, subject: clientNetwork(clientIp) }];
  const tooMany = await limiter.check(attempt, now);
  if (tooMany) return tooMany;
  const order = await findOrderToLink(db, normaliseOrderNumber(params.orderNo) ?? "");
  if (order && isLinkOf(order.secret, order, link)) {
    const { userId, email, emailProvedAt } = order;
    return { userId, email, seesAddresses: emailProvedAt !== null };
  }
  await limiter.count(attempt, now);
  return refuse("order_not_found", "This link no longer opens an order. Please ask for a new one.");
}
