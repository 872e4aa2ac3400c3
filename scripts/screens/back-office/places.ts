import { cataloguePlaces } from "./catalogue-places.ts";
import { moneyPlaces } from "./money-places.ts";
import { orderPlaces } from "./order-places.ts";
import type { Place } from "./place.ts";
import { teamPlaces } from "./team-places.ts";

/** Every screen of the back office, in the states that look different. */
export const places: readonly Place[] = [...teamPlaces, ...orderPlaces, ...cataloguePlaces, ...moneyPlaces];
