import { useState } from "react";
import type { CartLine } from "../../../../contract/cart.schemas.ts";
import { DeclineParts } from "../../catalogue/decline-parts.tsx";
import { declinedParts, keepDeclinedParts } from "../place-order/declined-parts.ts";

/** The parts of the kit that can be declined. The choice lives as long as the tab: a reload keeps it. */
export default function DeclineInCheckout({
  cartId,
  parts,
}: {
  cartId: string;
  parts: NonNullable<CartLine["declinable"]>;
}) {
  const [declined, setDeclined] = useState(() => declinedParts(cartId));
  return (
    <DeclineParts
      parts={parts}
      declined={declined}
      onChange={(chosen) => {
        setDeclined(chosen);
        keepDeclinedParts(cartId, chosen);
      }}
    />
  );
}
