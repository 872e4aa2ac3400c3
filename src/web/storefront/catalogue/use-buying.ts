import { useEffect, useRef, useState } from "react";
import type { Product, ProductDetail } from "../../../contract/catalogue.schemas.ts";
import { t } from "../../language/t.ts";
import { preload } from "../../ui/lazy.tsx";

const loadPutIntoCart = () => import("./put-into-cart.ts");
/** The code for adding to the cart is loaded when the pointer or the focus reaches the buttons. */
export const preloadPutIntoCart = (): void => preload(loadPutIntoCart);

/** What became of adding to the cart, as a text for the customer. */
export interface BuyingMessage {
  readonly kind: "size" | "login" | "password" | "other" | "added";
  readonly text: string;
}

export interface Buying {
  readonly variant: ProductDetail | undefined;
  readonly size: string;
  readonly quantity: number;
  readonly message: BuyingMessage | null;
  readonly isBusy: boolean;
  chooseVariant(id: number): void;
  chooseSize(name: string): void;
  setQuantity(quantity: number): void;
  /**
   * Puts the choice into the cart, then runs `whenAdded`. A second press until both are done does nothing. Returns true
   * when the choice is in the cart.
   */
  addToCart(whenAdded?: () => unknown): Promise<boolean>;
}

/** Colour, size and quantity chosen on a product page, and adding them to the cart (specification 4, 5 and 8). */
export function useBuying(product: Product): Buying {
  const variants = product.productDetails;
  const [variantId, setVariantId] = useState((variants.find((each) => each.inStock) ?? variants[0])?.id ?? 0);
  const [size, setSize] = useState("");
  const [quantity, setQuantity] = useState(1);
  const [message, setMessage] = useState<BuyingMessage | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false); // a second press may come before the buttons are drawn as busy
  const variant = variants.find((each) => each.id === variantId);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a choice of the URL, or from before hydration
  useEffect(() => {
    const hash = new URLSearchParams(location.hash.slice(1));
    const linked =
      variants.find((each) => each.id === Number(hash.get("variant") ?? checkedValue("colour"))) ?? variant;
    const linkedSize = hash.get("size") ?? checkedValue("size");
    if (linked?.id) setVariantId(linked.id);
    if (linkedSize && linked?.sizes.some((each) => each.name === linkedSize && each.inStock))
      setSize(linkedSize);
  }, []);

  async function put(): Promise<BuyingMessage> {
    if (variant?.sizes.length && !size) return { kind: "size", text: t("Select a Size") };
    const item = { productId: product.productId, productDetailsId: variantId, size, qty: quantity };
    try {
      return await (await loadPutIntoCart()).putIntoCart(item, product.isSwagItem);
    } catch {
      return { kind: "other", text: t("The store could not be reached. Are you online?") };
    }
  }

  return {
    variant,
    size,
    quantity,
    message,
    isBusy,
    chooseVariant(id) {
      const next = variants.find((each) => each.id === id);
      setVariantId(id);
      setMessage(null);
      if (!next?.sizes.some((each) => each.name === size && each.inStock)) setSize("");
    },
    chooseSize(name) {
      setSize(name);
      setMessage(null);
    },
    setQuantity,
    async addToCart(whenAdded) {
      if (isRunning.current) return false;
      isRunning.current = true;
      setMessage(null);
      setBusy(true);
      const result = await put();
      const isAdded = result.kind === "added";
      setMessage(result);
      if (isAdded) await whenAdded?.();
      isRunning.current = false;
      setBusy(false);
      return isAdded;
    },
  };
}

/** What is chosen on the page itself: before hydration only the browser knows. */
const checkedValue = (name: "colour" | "size"): string | null =>
  document.querySelector<HTMLInputElement>(`input[name=${name}]:checked`)?.value ?? null;
