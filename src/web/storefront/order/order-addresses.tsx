import type { OrderDetails } from "../../../contract/customer-orders.ts";
import { linesBelowName } from "../../../platform/address/shown-address.ts";
import { t } from "../../../platform/language/t.ts";
import type { Elements } from "../../ui/elements.ts";
import { useAddressCountry } from "../wording/address-country.ts";

/** The delivery address of an order and, if there are any, the billing address or office, and the note of a gift. */
export function OrderAddresses({ order }: { order: OrderDetails }) {
  const countryName = useAddressCountry();
  const { addresses, billedCompany, billingOffice, isGift, giftNote } = order;
  return (
    <div className="grid gap-5 text-sm sm:grid-cols-2">
      {addresses.map((each) => (
        <AddressBlock
          key={String(each.isBilling)}
          heading={each.isBilling ? t("Billing Address") : t("Delivery Address")}
        >
          <p className="font-medium">{each.recipientName}</p>
          <address className="whitespace-pre-line not-italic">
            {[...linesBelowName(each, countryName(each.country)), each.recipientPhone].join("\n")}
          </address>
        </AddressBlock>
      ))}
      {isGift && (
        <AddressBlock heading={t("Gift")}>
          <p className="whitespace-pre-line" dir="auto">
            {giftNote || t("Without a note")}
          </p>
        </AddressBlock>
      )}
      {!billingOffice && billedCompany.company && (
        <AddressBlock heading={t("Billed to")}>
          <p>{billedCompany.company}</p>
          <p translate="no">{billedCompany.vatNumber}</p>
        </AddressBlock>
      )}
      {billingOffice && (
        <AddressBlock heading={t("Billed to")}>
          <p>{t("The {billingOffice} office", { billingOffice })}</p>
        </AddressBlock>
      )}
    </div>
  );
}

function AddressBlock({ heading, children }: { heading: string; children: Elements }) {
  return (
    <div className="min-w-0 break-inside-avoid wrap-anywhere">
      <h2 className="mb-1 text-sm font-medium tracking-normal text-soft">{heading}</h2>
      {children}
    </div>
  );
}
