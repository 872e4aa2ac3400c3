import { useState } from "react";
import type { DeliveryAddress, OrderRow } from "../../../contract/checkout.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { AddressFields } from "../checkout/delivery/address-fields.tsx";
import { blankDelivery, deliveryErrors, toDeliveryAddress } from "../checkout/delivery/delivery.ts";
import type { DeliveryState } from "../checkout/delivery/delivery-form.tsx";
import { failureNotice, type Notice, NoticeBox } from "../form/notice.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useForm } from "../form/use-form.ts";
import { changeOwnAddress, type OrderAccess } from "./order-access.ts";

interface ChangeAddressProps {
  address: DeliveryAddress;
  access: OrderAccess;
  onChanged: (order: OrderRow) => void;
}

/** Where the order goes, with the fields of checkout. The country stays, because the shipping charge depends on it. */
export function ChangeAddress({ address, access, onChanged }: ChangeAddressProps) {
  const { country } = address;
  const [notice, setNotice] = useState<Notice | null>(null);
  const form: DeliveryState = useForm({
    blank: {
      ...blankDelivery,
      country,
      recipientName: address.recipientName,
      recipientPhone: address.recipientPhone,
      address: address.address,
      recipientCity: address.recipientCity,
      region: address.region,
      postalCode: address.postalCode ?? "",
    },
    check: deliveryErrors,
    onInvalid: () => setNotice(null),
    async onSubmit(values) {
      setNotice(null);
      const { id: _id, isBilling: _isBilling, country: _country, ...corrected } = toDeliveryAddress(values);
      const body = { ...corrected, postalCode: corrected.postalCode ?? "" };
      try {
        onChanged(await changeOwnAddress(access, body));
      } catch (problem) {
        setNotice(failureNotice(t("The address was not changed."), problem));
      }
    },
  });
  return (
    <form {...form.formProps} className="grid gap-5" aria-label={t("Delivery Address")}>
      <AddressFields form={form} countries={[country]} isListMissing={false} />
      <p className="text-sm text-soft">
        {t("The country stays. To send it to another one, please write to us.")}
      </p>
      <NoticeBox notice={notice} />
      <SubmitButton form={form}>{t("Save Address")}</SubmitButton>
    </form>
  );
}
