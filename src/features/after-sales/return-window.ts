/**
 * How long after delivery a product may be returned (specification 1: within 7 days, at the buyer's cost).
 */
export const RETURN_DAYS = 7;

/** The latest time at which a return may be requested, for an order delivered at `deliveredAt`. */
export const returnableUntil = (deliveredAt: Date): Date =>
  new Date(deliveredAt.getTime() + RETURN_DAYS * 24 * 60 * 60 * 1_000);
