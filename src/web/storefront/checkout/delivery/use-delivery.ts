import { useState } from "react";
import type { CartLine } from "../../../../contract/cart.schemas.ts";
import type { ServiceLocation } from "../../../../contract/catalogue.schemas.ts";
import type { SavedAddress } from "../../../../contract/saved-addresses.ts";
import { useForm } from "../../form/use-form.ts";
import { useStoreData } from "../../page/store-data.ts";
import { chooseCountry, useChosenCountry } from "../../state/chosen-country.ts";
import { readLabelName } from "../../state/label-name.ts";
import { parcelNameOf, type User } from "../../state/user.ts";
import {
  addressLines,
  blankDeliveryTo,
  countryChoices,
  type DeliveryValues,
  deliveryCountry,
  firstMissing,
  fromSavedAddress,
} from "./delivery.ts";
import type { DeliveryState } from "./delivery-form.tsx";
import { useTypedCountry } from "./use-typed-country.ts";

interface DeliverySources {
  readonly user: User;
  readonly lines: readonly CartLine[];
  readonly locations: readonly ServiceLocation[];
  /** The addresses of earlier orders, the latest first. */
  readonly earlier: readonly SavedAddress[];
}

/** Where the order goes: what is typed, and whether it is saved (specification 4). */
export function useDelivery({ user, lines, locations, earlier }: DeliverySources) {
  const { policy, onlyListed } = useStoreData().config;
  const countries = countryChoices(locations, policy.homeCountry, onlyListed);
  const firstCountry = useChosenCountry(countries, earlier[0]?.country);
  const isKitAlone = lines.every((line) => line.isSwag);
  const typed = useTypedCountry(countries);
  const form: DeliveryState = useForm({
    blank: {
      ...blankDeliveryTo(countries, firstCountry),
      recipientName: (isKitAlone && readLabelName()) || parcelNameOf(user),
      recipientPhone: user.contactNo ?? "",
    },
    draft: `delivery.${user.userId}`,
    restore: withoutLoneCountry,
    check: typed.check,
    onSubmit: async (values) => {
      const place = await typed.readInto(form, values);
      if (!place) return;
      chooseCountry(place.country);
      setSaved("on", { ...place, address: addressLines(values.address) });
    },
  });
  const [hasToggled, setToggled] = useState(false);

  function setSaved(isSaved: "on" | "", changed: Partial<DeliveryValues> = {}) {
    setToggled(true);
    form.change({ ...changed, isSaved });
  }

  /** Fills the form with a saved address and saves it. If a field is missing (a billing office), focuses it instead. */
  function choose(address: SavedAddress) {
    const chosen = fromSavedAddress(address, countries);
    const missing = typed.isServed(chosen) ? firstMissing({ ...form.values, ...chosen }) : "country";
    form.change(chosen);
    if (chosen.country && missing !== "country") chooseCountry(chosen.country);
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

/** A draft without an address says nothing of the country: that is the one chosen last, perhaps on a product since. */
function withoutLoneCountry(draft: Partial<DeliveryValues>): Partial<DeliveryValues> {
  const { country: _country, otherCountry: _name, ...others } = draft;
  return draft.address || draft.recipientCity || draft.postalCode ? draft : others;
}

export type Delivery = ReturnType<typeof useDelivery>;
