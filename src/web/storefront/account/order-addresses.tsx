import type { ReactNode } from "react";
import type { OrderDetails } from "../../../contract/buyer-orders.ts";

/** Where an order goes and, where that is another place, who is billed. */
export function OrderAddresses({ order: { addresses, billingOffice } }: { order: OrderDetails }) {
  return (
    <div className="grid gap-5 text-sm sm:grid-cols-2">
      {addresses.map((each) => (
        <Place key={String(each.isBilling)} heading={each.isBilling ? "Billing Address" : "Delivery Address"}>
          <p className="font-medium">{each.recipientName}</p>
          <address className="whitespace-pre-line not-italic">
            {[
              each.address,
              [each.recipientCity, each.region, each.postalCode].filter(Boolean).join(", "),
              each.country,
              each.recipientPhone,
            ].join("\n")}
          </address>
        </Place>
      ))}
      {billingOffice && (
        <Place heading="Billed to">
          <p>The {billingOffice} office</p>
        </Place>
      )}
    </div>
  );
}

function Place({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="min-w-0 break-inside-avoid [overflow-wrap:anywhere]">
      <h2 className="mb-1 text-sm font-medium tracking-normal text-soft">{heading}</h2>
      {children}
    </div>
  );
}
