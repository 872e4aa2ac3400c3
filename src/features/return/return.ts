/** How long after delivery something may be returned (specification 1: within 7 days, at the buyer's cost). */
export const RETURN_DAYS = 7;

/** The last moment at which a return of an order that was delivered then may be asked for. */
export const returnableUntil = (deliveredAt: Date): Date =>
  new Date(deliveredAt.getTime() + RETURN_DAYS * 24 * 60 * 60 * 1_000);
