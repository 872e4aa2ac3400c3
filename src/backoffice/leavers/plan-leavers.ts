import type { LeaverLine } from "../../contract/admin/leavers.ts";
import type { CouponId, OrderId, UserId } from "../../contract/ids.ts";
import type { OrderStatus } from "../../orders/order/order-status.ts";
import type { EmailListLine } from "../../platform/mail/parse-email-list.ts";
import { lastDayIn } from "./last-day.ts";

export interface LeaverAccount {
  readonly email: string;
  readonly userId: UserId;
  readonly fullName: string;
  readonly isBlocked: boolean;
  readonly openLogins: number;
}
export interface LeaverCode {
  readonly email: string;
  readonly couponId: CouponId;
}
export interface LeaverOrder {
  readonly userId: UserId;
  readonly email: string;
  readonly orderId: OrderId;
  readonly orderNo: string;
  readonly status: OrderStatus;
  readonly isSwag: boolean;
}

/** What the store has about the leavers' normalized e-mail addresses, and what leaving may end. */
export interface LeaverHoldings {
  readonly accounts: readonly LeaverAccount[];
  /** Personal codes that are usable now or later. */
  readonly codes: readonly LeaverCode[];
  /** Orders that are neither delivered nor cancelled. */
  readonly orders: readonly LeaverOrder[];
}

/**
 * Only kit orders that are not dispatched are cancelled. A parcel on its way cannot be called back, and
 * orders that the person paid for stay theirs.
 */
export const isCancelledOnLeaving = ({ isSwag, status }: LeaverOrder): boolean =>
  isSwag && status !== "Dispatched";

/**
 * What ends for each line. Nothing ends for a leaver whose last day is unclear, or is not over by the store's calendar
 * (`today`, YYYY-MM-DD). The caller (`callerId`) cannot end their own access.
 */
export function planLeavers(
  pasted: readonly EmailListLine[],
  known: LeaverHoldings,
  { callerId, today }: { readonly callerId: number; readonly today: string },
): LeaverLine[] {
  const seenEmails = new Set<string>();
  return pasted.map(({ line, text, email }) => {
    if (email === null) return lineWithoutEffect(line, text.slice(0, 254), "malformed");
    if (seenEmails.has(email)) return lineWithoutEffect(line, email, "duplicate");
    seenEmails.add(email);
    const account = known.accounts.find((each) => each.email === email);
    if (account?.userId === callerId) return lineWithoutEffect(line, email, "yourself");
    const lastDay = lastDayIn(text);
    if (lastDay === "unclear") return lineWithoutEffect(line, email, "unclear_day");
    if (lastDay !== null && lastDay >= today)
      return { ...lineWithoutEffect(line, email, "not_yet"), lastDay };
    const codes = known.codes.filter((each) => each.email === email);
    const orders = known.orders.filter((each) => each.userId === account?.userId);
    if (!account && codes.length === 0) return lineWithoutEffect(line, email, "unknown");
    const kitOrders = orders.filter(isCancelledOnLeaving).map(({ orderNo }) => orderNo);
    const hasNothingLeft =
      (!account || (account.isBlocked && account.openLogins === 0)) && codes.length + kitOrders.length === 0;
    return {
      line,
      email,
      outcome: hasNothingLeft ? "nothing_left" : "ends",
      lastDay,
      personId: account?.userId ?? null,
      fullName: account?.fullName ?? "",
      openLogins: account?.openLogins ?? 0,
      codes: codes.length,
      kitOrders,
      staying: orders.filter((order) => !isCancelledOnLeaving(order)).map(({ orderNo }) => orderNo),
    };
  });
}

const lineWithoutEffect = (line: number, email: string, outcome: LeaverLine["outcome"]): LeaverLine => ({
  line,
  email,
  outcome,
  lastDay: null,
  personId: null,
  fullName: "",
  openLogins: 0,
  codes: 0,
  kitOrders: [],
  staying: [],
});

/**
 * The part of a plan that must be the same when it is carried out. Logins are left out: they start and end by
 * themselves, and all of them are ended anyway.
 */
export const planHashInput = (lines: readonly LeaverLine[]): string =>
  JSON.stringify(
    lines
      .filter(({ outcome }) => outcome === "ends" || outcome === "not_yet")
      .map(({ email, lastDay, personId, codes, kitOrders }) => [email, lastDay, personId, codes, kitOrders]),
  );
