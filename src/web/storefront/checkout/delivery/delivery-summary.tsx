import { useEffect, useEffectEvent, useRef } from "react";
import { linesBelowName } from "../../../../platform/address/shown-address.ts";
import { t } from "../../../../platform/language/t.ts";
import { PathIcon } from "../../../ui/icon.tsx";
import { useAddressCountry } from "../../wording/address-country.ts";
import { type DeliveryValues, giftOf, toDeliveryAddress } from "./delivery.ts";
import { KitIsNoGift } from "./gift-fields.tsx";

const edit = "M4.5 19.5h3.25L18.5 8.75 15.25 5.5 4.5 16.25v3.25ZM12.75 8 16 11.25";

interface DeliverySummaryProps {
  values: DeliveryValues;
  officeName: string | undefined;
  isGiftPossible: boolean;
  isFocused: boolean;
  onEdit: () => void;
}

/** The saved address, read-only until Edit is pressed (specification 4). */
export function DeliverySummary({
  values,
  officeName,
  isGiftPossible,
  isFocused,
  onEdit,
}: DeliverySummaryProps) {
  const gift = isGiftPossible ? giftOf(values) : undefined;
  const box = useRef<HTMLDivElement>(null);
  const appear = useEffectEvent(() => {
    if (isFocused) box.current?.focus();
  });
  useEffect(() => appear(), []);
  const address = toDeliveryAddress(values);
  const country = useAddressCountry()(address.country);
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="flex items-start justify-between gap-4 rounded-lg outline-none border border-line bg-raised p-5 sm:p-6"
    >
      <div className="min-w-0 wrap-anywhere">
        <h3 className="text-sm font-medium tracking-normal text-soft">{t("Delivering Here")}</h3>
        <p className="mt-2 font-medium">{address.recipientName}</p>
        <address className="whitespace-pre-line not-italic">
          {[...linesBelowName(address, country), address.recipientPhone].join("\n")}
        </address>
        {gift && (
          <p className="mt-3 text-sm whitespace-pre-line text-soft">
            {gift.note
              ? t("A gift, with your note:\n{note}", { note: gift.note })
              : t("A gift, without a note")}
          </p>
        )}
        {!isGiftPossible && (
          <div className="mt-3">
            <KitIsNoGift values={values} />
          </div>
        )}
        {officeName && (
          <p className="mt-3 text-sm text-soft">{t("Billed to the {officeName} office", { officeName })}</p>
        )}
      </div>
      <button
        type="button"
        className="icon-button -mt-2 -me-2 shrink-0"
        aria-label={t("Edit address")}
        onClick={onEdit}
      >
        <PathIcon path={edit} size={20} />
      </button>
    </div>
  );
}
