import { Temporal } from "temporal-polyfill";
import type { LeaverLine } from "../../contract/admin/leavers.ts";
import type { CouponId, MemberId, OrderId, UserId } from "../../contract/ids.ts";
import type { OrderStatus } from "../../orders/order/order-status.ts";
import { mailboxOf } from "../../platform/mail/email-address.ts";
import type { LeaverRow } from "./read-leavers.ts";

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

/** An employment of a member who has a leaver's mailbox, or their account. */
export interface LeaverEmployment {
  readonly memberId: MemberId;
  readonly userId: UserId | null;
  readonly mailboxes: readonly string[];
  readonly startOn: string;
  readonly endOn: string | null;
}

/** What the store has about the leavers' mailboxes, and what leaving may end. */
export interface LeaverHoldings {
  readonly accounts: readonly LeaverAccount[];
  /** Personal codes that are usable now or later. */
  readonly codes: readonly LeaverCode[];
  /** Orders that are neither delivered nor cancelled. */
  readonly orders: readonly LeaverOrder[];
  readonly employments: readonly LeaverEmployment[];
}

/**
 * Only kit orders that are not dispatched are cancelled. A parcel on its way cannot be called back, and
 * orders that the person paid for stay theirs.
 */
export const isCancelledOnLeaving = ({ isSwag, status }: LeaverOrder): boolean =>
  isSwag && status !== "Dispatched";

/**
 * What ends for each line. A person is their mailbox: with lea@ also the account of lea+kit@ ends, as a line of its own. Nothing ends
 * for a leaver whose last day is unclear, or is not over by the store's calendar (`today`, YYYY-MM-DD). The caller (`callerId`)
 * cannot end their own access.
 */
export function planLeavers(
  rows: readonly LeaverRow[],
  known: LeaverHoldings,
  { callerId, today }: { readonly callerId: number; readonly today: string },
): LeaverLine[] {
  const seen = new Set<string>();
  return rows.flatMap(({ line, text, email, lastDay }): LeaverLine[] => {
    if (email === null) return [lineWithoutEffect(line, text.slice(0, 254), "malformed")];
    const mailbox = mailboxOf(email);
    if (seen.has(mailbox)) return [lineWithoutEffect(line, email, "duplicate")];
    seen.add(mailbox);
    const accounts = known.accounts
      .filter((each) => mailboxOf(each.email) === mailbox)
      .sort((one, other) => Number(other.email === email) - Number(one.email === email));
    if (accounts.some(({ userId }) => userId === callerId))
      return [lineWithoutEffect(line, email, "yourself")];
    if ("wrong" in lastDay)
      return [{ ...lineWithoutEffect(line, email, "unclear_day"), unclear: lastDay.wrong }];
    const { day } = lastDay;
    if (day !== null && day >= today) return [{ ...lineWithoutEffect(line, email, "not_yet"), lastDay: day }];
    const codes = known.codes.filter((each) => mailboxOf(each.email) === mailbox).length;
    const userIds = new Set(accounts.map(({ userId }) => userId));
    const theirs = known.employments.filter(
      ({ userId, mailboxes }) => mailboxes.includes(mailbox) || (userId !== null && userIds.has(userId)),
    );
    const [first, ...others] = accounts;
    if (!first && codes + theirs.length === 0) return [lineWithoutEffect(line, email, "unknown")];
    const base = { line, lastDay: day, codes: 0, employments: [] };
    const own = { codes, employments: employmentsThatEnd(theirs, day, today) };
    return [
      endingLine({ ...base, ...own, email: first?.email ?? email, account: first }, known.orders),
      ...others.map((account) => endingLine({ ...base, email: account.email, account }, known.orders)),
    ];
  });
}

/**
 * The employments that have begun and go on after the last day (YYYY-MM-DD); null: they have left, and nobody says when, so it was at the
 * latest the day before today. One that is to begin later is another one: who comes back.
 */
function employmentsThatEnd(
  employments: readonly LeaverEmployment[],
  lastDay: string | null,
  today: string,
): LeaverLine["employments"] {
  const yesterday = Temporal.PlainDate.from(today).subtract({ days: 1 }).toString();
  return employments.flatMap(({ memberId, startOn, endOn: known }) => {
    const endOn = lastDay ?? (startOn === today ? today : yesterday);
    return startOn <= endOn && (known === null || known > endOn) ? [{ memberId, startOn, endOn }] : [];
  });
}

interface EndingLine extends Pick<LeaverLine, "line" | "email" | "lastDay" | "codes" | "employments"> {
  readonly account: LeaverAccount | undefined;
}

function endingLine({ account, codes, ...line }: EndingLine, all: readonly LeaverOrder[]): LeaverLine {
  const orders = all.filter(({ userId }) => userId === account?.userId);
  const kitOrders = orders.filter(isCancelledOnLeaving).map(({ orderNo }) => orderNo);
  const hasNothingLeft =
    (!account || (account.isBlocked && account.openLogins === 0)) &&
    codes + kitOrders.length + line.employments.length === 0;
  return {
    ...line,
    outcome: hasNothingLeft ? "nothing_left" : "ends",
    unclear: null,
    personId: account?.userId ?? null,
    fullName: account?.fullName ?? "",
    openLogins: account?.openLogins ?? 0,
    codes,
    kitOrders,
    staying: orders.filter((order) => !isCancelledOnLeaving(order)).map(({ orderNo }) => orderNo),
  };
}

const lineWithoutEffect = (line: number, email: string, outcome: LeaverLine["outcome"]): LeaverLine => ({
  line,
  email,
  outcome,
  lastDay: null,
  unclear: null,
  personId: null,
  fullName: "",
  openLogins: 0,
  codes: 0,
  kitOrders: [],
  employments: [],
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
      .map(({ email, lastDay, personId, codes, kitOrders, employments }) => [
        ...[email, lastDay, personId, codes, kitOrders],
        employments,
      ]),
  );
