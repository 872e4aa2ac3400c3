import { useRef, useState } from "react";
import type { Product, ProductDetail } from "../../../contract/catalog.schemas.ts";
import { loadPutIntoCart } from "./put-into-cart-later.ts";

export type BuyingProblem =
  | { readonly kind: "size"; readonly text: string }
  | { readonly kind: "login"; readonly text: string }
  | { readonly kind: "other"; readonly text: string };

export interface Buying {
  readonly detail: ProductDetail | undefined;
  readonly size: string;
  readonly quantity: number;
  readonly problem: BuyingProblem | null;
  readonly isBusy: boolean;
  /** What is chosen was put into the cart since the page opened: from now on it is updated. */
  readonly isAdded: boolean;
  chooseDetail(id: number): void;
  chooseSize(name: string): void;
  setQuantity(quantity: number): void;
  /** True when it is in the cart now. */
  put(): Promise<boolean>;
}

/** What a buyer has chosen on a product page, and putting it into the cart (specification 4, 5 and 8). */
export function useBuying(product: Product): Buying {
  const details = product.productDetails;
  const [detailId, setDetailId] = useState((details.find((each) => each.inStock) ?? details[0])?.id ?? 0);
  const [size, setSize] = useState("");
  const [quantity, setQuantity] = useState(1);
  const [problem, setProblem] = useState<BuyingProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [lastAdded, setLastAdded] = useState("");
  const added = useRef(new Set<string>());
  const detail = details.find((each) => each.id === detailId);
  const choice = `${detailId} ${size}`;

  const refuse = (next: BuyingProblem): false => {
    setProblem(next);
    return false;
  };

  async function put(): Promise<boolean> {
    setProblem(null);
    if (!detail) return refuse({ kind: "other", text: "This product cannot be bought at the moment." });
    if (detail.sizes.length > 0 && !size) return refuse({ kind: "size", text: "Select a Size" });
    if (quantity < 1) return refuse({ kind: "other", text: "Please choose a quantity of 1 or more." });
    setBusy(true);
    try {
      const { putIntoCart } = await loadPutIntoCart();
      const item = { productId: product.productId, productDetailsId: detail.id, size, qty: quantity };
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
    detail,
    size,
    quantity,
    problem,
    isBusy,
    isAdded: lastAdded === choice,
    chooseDetail(id) {
      const next = details.find((each) => each.id === id);
      setDetailId(id);
      setProblem(null);
      if (!next?.sizes.some((each) => each.name === size && each.inStock)) setSize("");
    },
    chooseSize(name) {
      setSize(name);
      setProblem(null);
    },
    setQuantity,
    put,
  };
}
