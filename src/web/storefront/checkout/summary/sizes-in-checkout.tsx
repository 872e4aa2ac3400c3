import { useEffect, useState } from "react";
import type { CartLine } from "../../../../contract/cart.schemas.ts";
import type { SizedPart } from "../../../../contract/sized-parts.ts";
import { t } from "../../../../platform/language/t.ts";
import { AboutPart } from "../../catalogue/about-part.tsx";
import { SizeChoice } from "../../catalogue/size-choice.tsx";
import { api } from "../../state/api.ts";
import { keepOwnSizes, ownSizes } from "../place-order/declined-parts.ts";

interface SizesInCheckoutProps {
  line: CartLine;
  /** The places of the parts that are left out. */
  declined: readonly number[];
}

/**
 * The sizes of the kit's other parts: the first has the size that the kit was put into the cart with. Where they cannot be loaded, all parts have that
 * size, as ever.
 */
export function SizesInCheckout({ line: { cartId, productId, size }, declined }: SizesInCheckoutProps) {
  const [parts, setParts] = useState<readonly SizedPart[]>([]);
  const [own, setOwn] = useState(() => ownSizes(cartId));
  useEffect(() => {
    api.call("GET /api/kits/{productId}/sized-parts", { params: { productId } }).then(
      (loaded) => {
        setParts(loaded);
        const isThere = (each: (typeof own)[number]) =>
          loaded.some((part) => part.variantId === each.variantId && isPickable(part, each.size));
        setOwn((before) => before.filter(isThere));
      },
      () => setOwn([]),
    );
  }, [productId]);
  useEffect(() => keepOwnSizes(cartId, own), [cartId, own]);

  const sizeOf = ({ variantId }: SizedPart) => own.find((each) => each.variantId === variantId)?.size ?? size;
  function choose({ position, variantId }: SizedPart, chosen: string) {
    const others = own.filter((each) => each.variantId !== variantId);
    setOwn(chosen === size ? others : [...others, { position, variantId, size: chosen }]);
  }
  const shown = parts.slice(1).filter(({ position }) => !declined.includes(position));
  return shown.map((part) => (
    <div key={part.variantId}>
      <SizeChoice
        part={part.part}
        sizes={part.sizes.map(({ name }) => ({ name, inStock: name === size || isPickable(part, name) }))}
        chosen={sizeOf(part)}
        onChoose={(chosen) => choose(part, chosen)}
        error={null}
        chart={part.sizeChart}
        productName={part.part}
      />
      {part.usualSize && part.usualSize !== sizeOf(part) && (
        <p className="text-sm text-soft">{t("You usually take {size}.", { size: part.usualSize })}</p>
      )}
      <AboutPart part={part.part} about={part.about} />
    </div>
  ));
}

/** What stands in for a part is said for the kit's own size only. */
const isPickable = ({ sizes }: SizedPart, size: string): boolean =>
  sizes.some(({ name, inStock, isReplaced }) => name === size && inStock && !isReplaced);
