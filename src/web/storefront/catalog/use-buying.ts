import { useRef, useState } from "react";
import type { Product, ProductDetail } from "../../../contract/catalog.schemas.ts";
import { preload } from "../../ui/lazy.tsx";

const loadPutIntoCart = () => import("./put-into-cart.ts");
/** The code for adding to the cart is loaded when the pointer or the focus reaches the buttons. */
export const preloadPutIntoCart = (): void => preload(loadPutIntoCart);

export type BuyingProblem =
  | { readonly kind: "size"; readonly text: string }
  | { readonly kind: "login"; readonly text: string }
  | { readonly kind: "other"; readonly text: string };

export interface Buying {
  readonly variant: ProductDetail | undefined;
  readonly size: string;
  readonly quantity: number;
  readonly problem: BuyingProblem | null;
  readonly isBusy: boolean;
  /** The current choice was added to the cart since the page opened; adding it again updates it. */
  readonly isAdded: boolean;
  chooseVariant(id: number): void;
  chooseSize(name: string): void;
  setQuantity(quantity: number): void;
  /** Returns true when the item is in the cart. */
  addToCart(): Promise<boolean>;
}

/** Colour, size and quantity chosen on a product page, and adding them to the cart (specification 4, 5 and 8). */
export function useBuying(product: Product): Buying {
  const variants = product.productDetails;
  const [variantId, setVariantId] = useState((variants.find((each) => each.inStock) ?? variants[0])?.id ?? 0);
  const [size, setSize] = useState("");
  const [quantity, setQuantity] = useState(1);
  const [problem, setProblem] = useState<BuyingProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [lastAdded, setLastAdded] = useState("");
  const added = useRef(new Set<string>());
  const variant = variants.find((each) => each.id === variantId);
  const choice = `${variantId} ${size}`;

  const refuse = (next: BuyingProblem): false => {
    setProblem(next);
    return false;
  };

  async function addToCart(): Promise<boolean> {
    setProblem(null);
    if (!variant) return refuse({ kind: "other", text: "This product cannot be bought at the moment." });
    if (variant.sizes.length > 0 && !size) return refuse({ kind: "size", text: "Select a Size" });
    if (quantity < 1) return refuse({ kind: "other", text: "Please choose a quantity of 1 or more." });
    setBusy(true);
    try {
      const { putIntoCart } = await loadPutIntoCart();
      const item = { productId: product.productId, productDetailsId: variant.id, size, qty: quantity };
      const refused = await putIntoCart(item, {
        isKit: product.isSwagItem,
        isAdded: added.current.has(choice),
      });
      if (refused) return refuse(refused);
      added.current.add(choice);
      setLastAdded(choice);
      return true;
    } catch {
      return refuse({ kind: "other", text: "The store could not be reached. Are you online?" });
    } finally {
      setBusy(false);
    }
  }

  return {
    variant,
    size,
    quantity,
    problem,
    isBusy,
    isAdded: lastAdded === choice,
    chooseVariant(id) {
      const next = variants.find((each) => each.id === id);
      setVariantId(id);
      setProblem(null);
      if (!next?.sizes.some((each) => each.name === size && each.inStock)) setSize("");
    },
    chooseSize(name) {
      setSize(name);
      setProblem(null);
    },
    setQuantity,
    addToCart,
  };
}
