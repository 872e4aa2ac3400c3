const HOUR_MS = 60 * 60 * 1_000;

/** How long the store waits for a payment (configuration). */
export interface PayTimes {
  /** For a customer who has not proved their e-mail address; 0: as for the others. */
  readonly unprovedOrderHours: number;
  /** 0: for ever. */
  readonly unpaidOrderDays: number;
}

/**
 * Until when an order is to be paid that was placed, or got a payment link, at `from`. Null: the store waits for ever.
 */
export function payBy(isProved: boolean, from: Date, times: PayTimes): Date | null {
  const others = times.unpaidOrderDays * 24;
  const hours = isProved ? others : times.unprovedOrderHours || others;
  return hours === 0 ? null : new Date(from.getTime() + hours * HOUR_MS);
}

/** Whether there is something to pay, or will be once the shipping charge is confirmed. A kit is free. */
export const isToPay = (order: {
  readonly isSwag: boolean;
  readonly grandTotalPaise: number;
  readonly shippingPaise: number | null;
}): boolean => !order.isSwag && (order.grandTotalPaise > 0 || order.shippingPaise === null);
