import { type StaffText, staffText } from "../../contract/staff-text.ts";
import { foldLetters } from "../../platform/language/fold-letters.ts";
import { plainDecimal } from "../../platform/money/money.ts";
import { findOrderNumbers } from "../order/order-number.ts";
import { isUnpaid } from "../order/order-status.ts";
import type { Transfer } from "./transfer.ts";

/** An order that a transfer may be for. */
export interface OrderToPay {
  readonly orderNo: string;
  readonly status: string;
  readonly isShippingOpen: boolean;
  /** Money came for it before: whole, in part, or by mistake. */
  readonly hasMoney: boolean;
  /** What it comes to in its own currency and in the store's; none: nothing is to be paid. */
  readonly amounts: readonly { readonly currencyCode: string; readonly hundredths: number }[];
  /** Of its recipient and its customer. */
  readonly names: readonly string[];
  /** YYYY-MM-DD. */
  readonly placedOn: string;
}

export interface KeyedTransfer extends Transfer {
  readonly key: string;
}

export interface PlannedTransfer {
  readonly transfer: KeyedTransfer;
  /** Empty: none. */
  readonly orderNo: string;
  readonly outcome: "asked" | "nothing" | "refused" | "would";
  readonly message: StaffText;
  readonly candidates: readonly OrderToPay[];
}

interface Known {
  /** Every order that a transfer names, and every unpaid one. */
  readonly orders: readonly OrderToPay[];
  /** The orders that these transfers confirmed before, by key. */
  readonly confirmed: ReadonlyMap<string, string>;
  /** What a person said, by key. */
  readonly choices: ReadonlyMap<string, string>;
}

/**
 * Which order each transfer pays, or why it stays. An order number in its text decides, with the amount. Without one the amount
 * decides only where one unpaid order has it and its customer has the payer's name; else a person must say.
 */
export function matchStatement(transfers: readonly KeyedTransfer[], known: Known): PlannedTransfer[] {
  const ordersByNo = new Map(known.orders.map((order) => [order.orderNo, order]));
  const lineOf = new Map<string, number>();
  const take = (planned: PlannedTransfer): PlannedTransfer => {
    if (planned.outcome !== "would") return planned;
    const earlier = lineOf.get(planned.orderNo);
    if (earlier === undefined) {
      lineOf.set(planned.orderNo, planned.transfer.line);
      return planned;
    }
    return {
      ...planned,
      outcome: "refused",
      message: staffText`The order stands in line ${earlier} already.`,
    };
  };
  // Those with a number first, so that an order that a number names is no candidate for an amount alone.
  const named = transfers.map((transfer) => {
    const planned = matchByNumber(transfer, ordersByNo, known.confirmed);
    return planned && take(planned);
  });
  return transfers.map((transfer, at) => {
    const planned = named[at];
    if (planned) return planned;
    const free = known.orders.filter(
      (order) => isPayable(order) && isAmountOf(transfer, order) && !lineOf.has(order.orderNo),
    );
    return take(matchByAmount(transfer, free, known.choices.get(transfer.key)));
  });
}

const isPayable = ({ status, isShippingOpen, hasMoney, amounts }: OrderToPay): boolean =>
  isUnpaid(status) && !isShippingOpen && !hasMoney && amounts.length > 0;

const isAmountOf = ({ amountHundredths, currencyCode }: Transfer, { amounts }: OrderToPay): boolean =>
  amounts.some(
    (each) =>
      each.hundredths === amountHundredths && (currencyCode === "" || currencyCode === each.currencyCode),
  );

/** Undefined: no order number stands in it. */
function matchByNumber(
  transfer: KeyedTransfer,
  ordersByNo: ReadonlyMap<string, OrderToPay>,
  confirmed: ReadonlyMap<string, string>,
): PlannedTransfer | undefined {
  const before = confirmed.get(transfer.key);
  if (before !== undefined)
    return {
      transfer,
      orderNo: before,
      outcome: "nothing",
      message: staffText`${before} was confirmed by this transfer before.`,
      candidates: [],
    };
  const numbers = findOrderNumbers(transfer.text);
  const [orderNo] = numbers;
  if (orderNo === undefined) return undefined;
  const plan = (outcome: "refused" | "would", message: StaffText): PlannedTransfer => ({
    transfer,
    orderNo: numbers.length === 1 ? orderNo : "",
    outcome,
    message,
    candidates: [],
  });
  if (numbers.length > 1)
    return plan("refused", staffText`It names ${numbers.length} orders: confirm each on its page.`);
  const order = ordersByNo.get(orderNo);
  if (!order) return plan("refused", staffText`There is no order with that number.`);
  const why = whyNotPaidBy(transfer, order);
  return why ? plan("refused", why) : plan("would", staffText`Will be confirmed: number and amount match.`);
}

/** Why a transfer cannot confirm an order that it names; undefined: it can. */
export function whyNotPaidBy(transfer: Transfer, order: OrderToPay): StaffText | undefined {
  const { status } = order;
  if (status === "Cancelled")
    return staffText`The order is cancelled: record the money on its page, or pay it back.`;
  if (!isUnpaid(status))
    return staffText`The order is '${status}', so it was paid before: what came twice is paid back.`;
  if (order.hasMoney) return staffText`Other money came for this order: confirm it on its page.`;
  if (order.isShippingOpen) return staffText`Its shipping charge is still to be confirmed.`;
  if (order.amounts.length === 0) return staffText`Nothing is to be paid for this order.`;
  if (isAmountOf(transfer, order)) return undefined;
  const came = amountText(transfer.amountHundredths, transfer.currencyCode);
  const due = order.amounts.map((each) => amountText(each.hundredths, each.currencyCode)).join(" / ");
  return staffText`The amount differs: ${came} came, the order comes to ${due}.`;
}

const amountText = (hundredths: number, currencyCode: string): string =>
  `${plainDecimal(hundredths)} ${currencyCode}`.trim();

function matchByAmount(
  transfer: KeyedTransfer,
  candidates: readonly OrderToPay[],
  chosen: string | undefined,
): PlannedTransfer {
  const [only] = candidates;
  const planned = { transfer, orderNo: "", candidates } as const;
  if (!only)
    return {
      ...planned,
      outcome: "refused",
      message: staffText`It has no order number, and no unpaid order comes to this amount.`,
    };
  const choice = candidates.find(({ orderNo }) => orderNo === chosen);
  if (choice)
    return {
      ...planned,
      orderNo: choice.orderNo,
      outcome: "would",
      message: staffText`Will be confirmed, as you chose.`,
    };
  if (candidates.length === 1 && only.names.some((name) => isSameName(name, transfer.payer)))
    return {
      ...planned,
      orderNo: only.orderNo,
      candidates: [],
      outcome: "would",
      message: staffText`Will be confirmed: the only unpaid order of this amount, and of this name.`,
    };
  return {
    ...planned,
    outcome: "asked",
    message:
      candidates.length === 1
        ? staffText`One unpaid order comes to this amount, of another name: say whether it is that one.`
        : staffText`${candidates.length} unpaid orders come to this amount: say which it is.`,
  };
}

const wordsOf = (name: string): string =>
  foldLetters(name)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
    .sort()
    .join(" ");

/** The same words, in any order: banks write RAO ASHA. */
const isSameName = (name: string, payer: string): boolean =>
  wordsOf(payer) !== "" && wordsOf(name) === wordsOf(payer);
