/** Events that found no parcel: staff name it or dismiss them. */
export const openOutcomes = ["no such parcel", "other courier", "several parcels"] as const;
export type OpenOutcome = (typeof openOutcomes)[number];

/** The events that a parcel takes by itself when it gets their AWB number. */
export const earlyOutcomes = ["no such parcel", "other courier"] as const;

/** What became of a courier's event. */
export type CourierOutcome = "delivered" | "noted" | "no change" | OpenOutcome;
