import type { LeaverLine } from "../../contract/admin/leavers.ts";
import type { PastedAddress } from "./pasted-addresses.ts";

export interface LeaverAccount {
  readonly email: string;
  readonly userId: number;
  readonly fullName: string;
  readonly isBlocked: boolean;
  readonly openLogins: number;
}
export interface LeaverCode {
  readonly email: string;
  readonly couponId: number;
}
export interface LeaverOrder {
  readonly userId: number;
  readonly orderId: number;
  readonly orderNo: string;
  readonly status: string;
  readonly isSwag: boolean;
}

/** What the store keeps of folded addresses that leaving may end. */
export interface KnownOfLeavers {
  readonly accounts: readonly LeaverAccount[];
  /** Personal codes that could be used now or later. */
  readonly codes: readonly LeaverCode[];
  /** Orders that are neither delivered nor cancelled. */
  readonly orders: readonly LeaverOrder[];
}

/** Kit orders that have not left the store yet; a parcel on its way cannot be called back, and what was bought is theirs. */
export const endsWithLeaving = ({ isSwag, status }: LeaverOrder): boolean =>
  isSwag && status !== "Dispatched";

/** What ends for each line; `callerId` is who asks, and cannot end their own. */
export function planLeavers(
  pasted: readonly PastedAddress[],
  known: KnownOfLeavers,
  callerId: number,
): LeaverLine[] {
  const seen = new Set<string>();
  return pasted.map(({ line, text, email }) => {
    if (email === null) return empty(line, text.slice(0, 254), "malformed");
    if (seen.has(email)) return empty(line, email, "duplicate");
    seen.add(email);
    const account = known.accounts.find((each) => each.email === email);
    const codes = known.codes.filter((each) => each.email === email);
    const orders = known.orders.filter((each) => each.userId === account?.userId);
    if (account?.userId === callerId) return empty(line, email, "yourself");
    if (!account && codes.length === 0) return empty(line, email, "unknown");
    const kitOrders = orders.filter(endsWithLeaving).map(({ orderNo }) => orderNo);
    const isOver =
      (!account || (account.isBlocked && account.openLogins === 0)) && codes.length + kitOrders.length === 0;
    return {
      line,
      email,
      outcome: isOver ? "nothing_left" : "ends",
      personId: account?.userId ?? null,
      fullName: account?.fullName ?? "",
      openLogins: account?.openLogins ?? 0,
      codes: codes.length,
      kitOrders,
      staying: orders.filter((order) => !endsWithLeaving(order)).map(({ orderNo }) => orderNo),
    };
  });
}

const empty = (line: number, email: string, outcome: LeaverLine["outcome"]): LeaverLine => ({
  line,
  email,
  outcome,
  personId: null,
  fullName: "",
  openLogins: 0,
  codes: 0,
  kitOrders: [],
  staying: [],
});

/** What of a plan must still be so when it is carried out. Logins come and go by themselves, and all end anyway. */
export const sealedPart = (lines: readonly LeaverLine[]): string =>
  JSON.stringify(
    lines
      .filter(({ outcome }) => outcome === "ends")
      .map(({ email, personId, codes, kitOrders }) => [email, personId, codes, kitOrders]),
  );
