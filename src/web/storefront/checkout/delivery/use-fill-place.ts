import { type ChangeEvent, useLayoutEffect, useRef } from "react";
import type { DeliveryState } from "./delivery-form.tsx";
import { type Place, placeOfPin } from "./place-of-pin.ts";

const NOWHERE: Place = { recipientCity: "", region: "" };

/**
 * Returns what handles the postal code: an Indian PIN code fills city and region. What the customer typed there stays; what
 * an earlier PIN code filled is replaced.
 */
export function useFillPlace(form: DeliveryState) {
  const filled = useRef(NOWHERE);
  const latest = useRef(form);
  useLayoutEffect(() => {
    latest.current = form;
  });
  return async (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.target.value;
    form.change({ postalCode: typed });
    if (form.values.country !== "India") return;
    const place = await placeOfPin(typed);
    const { values, change } = latest.current; // the customer may have gone on while the list was loaded
    if (!place || values.postalCode !== typed || values.country !== "India") return;
    const isOurs = (name: keyof Place) => values[name] === "" || values[name] === filled.current[name];
    change({
      ...(isOurs("recipientCity") && { recipientCity: place.recipientCity }),
      ...(isOurs("region") && { region: place.region }),
    });
    filled.current = place;
  };
}
