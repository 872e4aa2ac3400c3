import { useEffect, useEffectEvent, useState } from "react";
import type { ServiceLocation } from "../../../contract/catalogue.schemas.ts";
import type { SavedAddress } from "../../../contract/saved-addresses.ts";
import { t } from "../../../platform/language/t.ts";
import { Button } from "../../ui/button.tsx";
import { AddressFields } from "../checkout/delivery/address-fields.tsx";
import {
  blankDeliveryTo,
  countryChoices,
  fromSavedAddress,
  toDeliveryAddress,
} from "../checkout/delivery/delivery.ts";
import type { DeliveryState } from "../checkout/delivery/delivery-form.tsx";
import { useTypedCountry } from "../checkout/delivery/use-typed-country.ts";
import { failureNotice, type Notice, NoticeBox } from "../form/notice.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useForm } from "../form/use-form.ts";
import { useStoreData } from "../page/store-data.ts";
import { api } from "../state/api.ts";

interface OwnAddressFormProps {
  /** Null: a new one. */
  address: SavedAddress | null;
  locations: readonly ServiceLocation[];
  onClose: (saved?: readonly SavedAddress[]) => void;
}

/** One saved address, with the fields and rules of checkout (specification 5). */
export function OwnAddressForm({ address, locations, onClose }: OwnAddressFormProps) {
  const { policy, onlyListed } = useStoreData().config;
  const { homeCountry } = policy;
  const countries = countryChoices(locations, homeCountry, onlyListed);
  const [notice, setNotice] = useState<Notice | null>(null);
  const typed = useTypedCountry(countries);
  const form: DeliveryState = useForm({
    blank: {
      ...blankDeliveryTo(countries, homeCountry),
      ...(address && fromSavedAddress(address, countries)),
    },
    check: typed.check,
    onInvalid: () => setNotice(null),
    async onSubmit(values) {
      setNotice(null);
      const place = await typed.readInto(form, values);
      if (!place) return;
      const { id: _id, isBilling: _isBilling, ...fields } = toDeliveryAddress({ ...values, ...place });
      const body = { ...fields, ...(address && { savedAddressId: address.savedAddressId }) };
      try {
        onClose(await api.call("POST /api/accounts/addresses", { body }));
      } catch (problem) {
        setNotice(failureNotice(t("The address could not be saved."), problem));
      }
    },
  });
  const appear = useEffectEvent(() => form.focus("recipientName"));
  useEffect(() => appear(), []);
  return (
    <form {...form.formProps} className="grid gap-5">
      <AddressFields form={form} countries={countries} isListMissing={locations.length === 0} />
      <NoticeBox notice={notice} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton form={form}>{t("Save Address")}</SubmitButton>
        <Button look="secondary" onClick={() => onClose()}>
          {t("Cancel", { context: "close a form" })}
        </Button>
      </div>
    </form>
  );
}
