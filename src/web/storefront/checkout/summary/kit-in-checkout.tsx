import { useState } from "react";
import type { CartLine } from "../../../../contract/cart.schemas.ts";
import { DeclineParts } from "../../catalogue/decline-parts.tsx";
import { declinedParts, keepDeclinedParts } from "../place-order/declined-parts.ts";
import { SizesInCheckout } from "./sizes-in-checkout.tsx";

/** What is chosen of a kit beside its size. The choice lives as long as the tab: a reload keeps it. */
export default function KitInCheckout({ line }: { line: CartLine }) {
  const { cartId, declinable = [], size } = line;
  const [declined, setDeclined] = useState(() => declinedParts(cartId));
  return (
    <div className="mt-3 grid gap-4 empty:hidden">
      {size && <SizesInCheckout line={line} declined={declined} />}
      <DeclineParts
        parts={declinable}
        declined={declined}
        onChange={(chosen) => {
          setDeclined(chosen);
          keepDeclinedParts(cartId, chosen);
        }}
      />
    </div>
  );
}
