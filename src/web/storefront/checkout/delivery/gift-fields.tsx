import type { ChangeEvent } from "react";
import { t } from "../../../../platform/language/t.ts";
import { CheckField, TextArea } from "../../../ui/field.tsx";
import { parcelNameOf } from "../../state/user.ts";
import type { DeliveryValues } from "./delivery.ts";
import type { DeliveryState } from "./delivery-form.tsx";

/** The logged-in customer, whose name and telephone number are filled in until the order is a gift. */
export interface Giver {
  readonly fullName: string;
  readonly contactNo?: string | null | undefined;
}

/** Tells whoever wrote a gift note and now orders the kit alone. The note is kept for an order of something else. */
export const KitIsNoGift = ({ values }: { values: DeliveryValues }) =>
  values.isGift === "on" && (
    <p className="text-sm font-medium text-warn">
      {values.giftNote.trim()
        ? t(
            "The welcome kit can’t be sent as a gift, so your note won’t be printed. Please check that the address is right.",
          )
        : t("The welcome kit can’t be sent as a gift. Please check that the address is right.")}
    </p>
  );

/** 'This is a gift' and the note in the parcel. The address below is then the recipient's. */
export function GiftFields({ form, giver }: { form: DeliveryState; giver: Giver }) {
  const { values } = form;
  const own = { recipientName: parcelNameOf(giver), recipientPhone: giver.contactNo ?? "" };
  /** The giver's own name would go on the parcel unseen, so it makes room for the recipient's, and comes back. */
  function toggle(event: ChangeEvent<HTMLInputElement>) {
    const isGift = event.target.checked;
    const [from, to] = isGift
      ? [own, { recipientName: "", recipientPhone: "" }]
      : [{ recipientName: "", recipientPhone: "" }, own];
    form.change({
      isGift: isGift ? "on" : "",
      ...(values.recipientName === from.recipientName && { recipientName: to.recipientName }),
      ...(values.recipientPhone === from.recipientPhone && { recipientPhone: to.recipientPhone }),
    });
  }
  return (
    <div className="grid gap-3 rounded-lg bg-tile px-4 py-2 sm:px-5">
      <CheckField label={t("This is a gift")} {...form.checkbox("isGift")} onChange={toggle} />
      {values.isGift === "on" && (
        <div className="grid gap-4 pb-3">
          <p className="text-sm text-soft">
            {t(
              "Enter the name, telephone number and address of the person who gets it. No prices go in the parcel; the invoice comes to you by email.",
            )}
          </p>
          <TextArea
            label={t("Gift note")}
            optional
            rows={3}
            maxLength={300}
            hint={t("Printed on the slip in the parcel, without emoji.")}
            {...form.field("giftNote")}
          />
        </div>
      )}
    </div>
  );
}
