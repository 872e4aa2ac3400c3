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
  type blankDelivery,
  blankDeliveryTo,
  countryChoices,
  type DeliveryValues,
  deliveryCountry,
  deliveryErrors,
  fromSavedAddress,
} from "./delivery.ts";
import type { DeliveryState } from "./delivery-form.tsx";

interface DeliverySources {
  readonly user: User;
  readonly lines: readonly CartLine[];
  readonly locations: readonly ServiceLocation[];
  /** The addresses of earlier orders, the latest first. */
  readonly earlier: readonly SavedAddress[];
}

/** Where the order goes: what is typed, and whether it is saved (specification 4). */
export function useDelivery({ user, lines, locations, earlier }: DeliverySources) {
  const { homeCountry } = useStoreData().config.policy;
  const countries = countryChoices(locations, homeCountry);
  const firstCountry = useChosenCountry(countries, earlier[0]?.country);
  const isKitAlone = lines.every((line) => line.isSwag);
  const form: DeliveryState = useForm({
    blank: {
      ...blankDeliveryTo(countries, firstCountry),
      recipientName: (isKitAlone && readLabelName()) || parcelNameOf(user),
      recipientPhone: user.contactNo ?? "",
    },
    draft: `delivery.${user.userId}`,
    restore: withoutLoneCountry,
    check: deliveryErrors,
    onSubmit: ({ country, address }): void => {
      chooseCountry(country);
      setSaved("on", { address: addressLines(address) });
    },
  });
  const [hasToggled, setToggled] = useState(false);

  function setSaved(isSaved: "on" | "", typed: Partial<DeliveryValues> = {}) {
    setToggled(true);
    form.change({ ...typed, isSaved });
  }

  /** Fills the form with a saved address and saves it. If a field is missing (a billing office), focuses it instead. */
  function choose(address: SavedAddress) {
    const chosen = fromSavedAddress(address, countries);
    const [missing] = Object.keys(
      deliveryErrors({ ...form.values, ...chosen }),
    ) as (keyof typeof blankDelivery)[];
    form.change(chosen);
    if (chosen.country) chooseCountry(chosen.country);
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
