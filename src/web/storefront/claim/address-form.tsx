import type { ReactNode } from "react";
import type { ServiceLocation } from "../../../contract/catalogue.schemas.ts";
import type { ClaimDelivery, ClaimOffer } from "../../../contract/claims.ts";
import { AddressFields } from "../checkout/delivery/address-fields.tsx";
import { blankDeliveryTo, toDeliveryAddress } from "../checkout/delivery/delivery.ts";
import type { DeliveryState } from "../checkout/delivery/delivery-form.tsx";
import { useTypedCountry } from "../checkout/delivery/use-typed-country.ts";
import { SubmitButton } from "../form/submit-button.tsx";
import { useForm } from "../form/use-form.ts";
import { useStoreData } from "../page/store-data.ts";
import { OTHERS } from "../wording/others.ts";
import { ArrivalNote } from "./arrival-note.tsx";

export interface DeliveryFormProps {
  offer: ClaimOffer;
  /** What the last attempt said. */
  notice: ReactNode;
  submitLabel: string;
  onSend: (delivery: ClaimDelivery) => Promise<void>;
}

interface AddressFormProps extends DeliveryFormProps {
  locations: readonly ServiceLocation[];
  countries: readonly string[];
  /** It is ordered when it is sent, so a day of arrival can be said. */
  isOrder: boolean;
}

/** The kit comes by mail: with the fields and rules of checkout. What was typed survives a reload. */
export function AddressForm({
  offer,
  notice,
  submitLabel,
  onSend,
  locations,
  countries,
  isOrder,
}: AddressFormProps) {
  const { homeCountry } = useStoreData().config.policy;
  const typed = useTypedCountry(countries);
  const form: DeliveryState = useForm({
    blank: {
      ...blankDeliveryTo(countries, offer.country || homeCountry),
      recipientName: offer.fullName,
      ...typedBefore(offer, countries),
    },
    check: typed.check,
    // A card may be typed at a screen that others use; what is stored comes before what was typed for it.
    ...(offer.email && !offer.waiting && { draft: "claim" }),
    async onSubmit(values) {
      const place = await typed.readInto(form, values);
      if (place) await onSend({ to: "address", address: toDeliveryAddress({ ...values, ...place }) });
    },
  });
  return (
    <form {...form.formProps} className="grid gap-5">
      <AddressFields form={form} countries={countries} isListMissing={locations.length === 0} />
      {isOrder && <ArrivalNote country={form.values.country} dispatchFrom={offer.dispatchFrom} />}
      <div className="contents">{notice}</div>
      <SubmitButton form={form}>{submitLabel}</SubmitButton>
    </form>
  );
}

/** Where the kit that they wait for goes, as they typed it. */
function typedBefore({ waiting }: ClaimOffer, countries: readonly string[]) {
  if (waiting?.delivery.to !== "address") return {};
  const { recipientName, recipientPhone, address, recipientCity, region, postalCode, country } =
    waiting.delivery.address;
  const isListed = countries.includes(country);
  return {
    recipientName,
    recipientPhone,
    address,
    recipientCity,
    region,
    postalCode: postalCode ?? "",
    ...(isListed || !countries.includes(OTHERS)
      ? { country, otherCountry: "" }
      : { country: OTHERS, otherCountry: country }),
  };
}
