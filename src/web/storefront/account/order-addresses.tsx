import type { ReactNode } from "react";
import type { OrderDetails } from "../../../contract/customer-orders.ts";

/** The delivery address of an order and, if there is one, the billing address or office. */
export function OrderAddresses({ order: { addresses, billingOffice } }: { order: OrderDetails }) {
  return (
    <div className="grid gap-5 text-sm sm:grid-cols-2">
      {addresses.map((each) => (
        <AddressBlock
          key={String(each.isBilling)}
          heading={each.isBilling ? "Billing Address" : "Delivery Address"}
        >
          <p className="font-medium">{each.recipientName}</p>
          <address className="whitespace-pre-line not-italic">
            {[
              each.address,
              [each.recipientCity, each.region, each.postalCode].filter(Boolean).join(", "),
              each.country,
              each.recipientPhone,
            ].join("\n")}
          </address>
        </AddressBlock>
      ))}
      {billingOffice && (
        <AddressBlock heading="Billed to">
          <p>The {billingOffice} office</p>
        </AddressBlock>
      )}
    </div>
  );
}

function AddressBlock({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="min-w-0 break-inside-avoid [overflow-wrap:anywhere]">
      <h2 className="mb-1 text-sm font-medium tracking-normal text-soft">{heading}</h2>
      {children}
    </div>
  );
}
