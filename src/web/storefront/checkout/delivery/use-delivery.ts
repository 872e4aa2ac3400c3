import { useState } from "react";
import type { CartLine } from "../../../../contract/cart.schemas.ts";
import type { ServiceLocation } from "../../../../contract/catalogue.schemas.ts";
import type { SavedAddress } from "../../../../contract/saved-addresses.ts";
import { useForm } from "../../form/use-form.ts";
import { useStoreData } from "../../page/store-data.ts";
import { likelyCountry } from "../../state/country-of-currency.ts";
import { useChosenCurrency } from "../../state/currency.ts";
import { readLabelName } from "../../state/label-name.ts";
import { parcelNameOf, type User } from "../../state/user.ts";
import {
  type blankDelivery,
  blankDeliveryTo,
  countryChoices,
  deliveryCountry,
  deliveryErrors,
  fromSavedAddress,
} from "./delivery.ts";
import type { DeliveryState } from "./delivery-form.tsx";

/** Where the order goes: what is typed, and whether it is saved (specification 4). */
export function useDelivery(user: User, lines: readonly CartLine[], locations: readonly ServiceLocation[]) {
  const { homeCountry } = useStoreData().config.policy;
  const countries = countryChoices(locations, homeCountry);
  const likely = likelyCountry(countries, useChosenCurrency(), homeCountry);
  const isKitAlone = lines.every((line) => line.isSwag);
  const form: DeliveryState = useForm({
    blank: {
      ...blankDeliveryTo(countries, likely),
      recipientName: (isKitAlone && readLabelName()) || parcelNameOf(user),
      recipientPhone: user.contactNo ?? "",
    },
    draft: `delivery.${user.userId}`,
    check: deliveryErrors,
    onSubmit: (): void => setSaved("on"),
  });
  const [hasToggled, setToggled] = useState(false);

  function setSaved(saved: "on" | "") {
    setToggled(true);
    form.change({ isSaved: saved });
  }

  /** Fills the form with a saved address and saves it. If a field is missing (a billing office), focuses it instead. */
  function choose(address: SavedAddress) {
    const chosen = fromSavedAddress(address, countries);
    const [missing] = Object.keys(
      deliveryErrors({ ...form.values, ...chosen }),
    ) as (keyof typeof blankDelivery)[];
    form.change(chosen);
    if (missing) form.focus(missing);
    else setSaved("on");
  }

  return {
    form,
    countries,
    country: deliveryCountry(form.values),
    isSaved: form.values.isSaved === "on" && form.isValid,
    /** Save and Edit remove the focused button, so the form or the summary that appears takes the focus. */
    hasToggled,
    choose,
    edit: () => setSaved(""),
  };
}

export type Delivery = ReturnType<typeof useDelivery>;
