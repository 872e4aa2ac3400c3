import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Product, ProductDetail } from "../../../contract/catalogue.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { preload } from "../../ui/lazy.tsx";

const loadPutIntoCart = () => import("./put-into-cart.ts");
/** The code for adding to the cart is loaded when the pointer or the focus reaches the buttons. */
export const preloadPutIntoCart = (): void => preload(loadPutIntoCart);

/** What became of adding to the cart, as a text for the customer. */
export interface BuyingMessage {
  /** "linked": the mail of a personal code has said who this is, so sign-up or login opens by itself. */
  readonly kind: "size" | "login" | "linked" | "password" | "ask" | "other" | "added";
  readonly text: string;
  /** Of `ask`: the quantities that can be ordered. */
  readonly totals?: readonly number[];
}

/** `add`: what was chosen now is added to what it has. `ask`: nothing changes yet. `total`: it has so many then. */
export type IfThere = "add" | "keep" | "ask" | { readonly total: number };

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
   * Puts the choice into the cart. A second press until it is done does nothing. Returns true when the choice is in the
   * cart.
   */
  addToCart(): Promise<boolean>;
  /**
   * Orders the choice and nothing more of it: what was added on this page is not added again, and a cart that has it already
   * is asked about (`total` is what was chosen then). Runs `whenAdded` at the end.
   */
  buyNow(whenAdded: () => unknown, total?: number): Promise<void>;
}

/** Colour, size and quantity chosen on a product page, and adding them to the cart (specification 4, 5 and 8). */
export function useBuying(product: Product): Buying {
  const variants = product.productDetails;
  const [stored] = useState(storedChoice);
  const [variantId, setVariantId] = useState((variants.find((each) => each.inStock) ?? variants[0])?.id ?? 0);
  const [size, setSize] = useState("");
  const [quantity, setQuantity] = useState(1);
  const [message, setMessage] = useState<BuyingMessage | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false); // a second press may come before the buttons are drawn as busy
  const added = useRef(""); // the choice that this page put into the cart last
  const variant = variants.find((each) => each.id === variantId);

  const takeChoice = useEffectEvent(() => {
    // Behind a # in a link that somebody shares, in the query in the Google feed.
    const linkedChoice = new URLSearchParams(location.hash.slice(1) || location.search);
    const pressedId = Number(checkedValue("colour"));
    // The HTML has the first colour chosen and no size: whatever else is checked was pressed before hydration.
    const linkedId =
      pressedId && pressedId !== variantId ? pressedId : (stored?.variantId ?? linkedChoice.get("variant"));
    const linked = variants.find((each) => each.id === Number(linkedId)) ?? variant;
    const linkedSize = checkedValue("size") || stored?.size || linkedChoice.get("size");
    if (linked?.id) setVariantId(linked.id);
    if (linkedSize && linked?.sizes.some((each) => each.name === linkedSize && each.inStock))
      setSize(linkedSize);
    if (stored) setQuantity(stored.quantity);
  });
  // Of this entry of the history, of the URL, or from before hydration.
  useEffect(() => takeChoice(), []);
  const choice = { variantId, size, quantity };
  const choiceText = JSON.stringify(choice);
  useEffect(() => keepChoice(choiceText), [choiceText]);

  async function put(ifThere: IfThere): Promise<BuyingMessage> {
    if (variant?.sizes.length && !size) return { kind: "size", text: t("Select a Size") };
    try {
      return await (await loadPutIntoCart()).putIntoCart({ product, variant, size, qty: quantity, ifThere });
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
    async addToCart() {
      if (!start()) return false;
      const result = await put("add");
      const isAdded = result.kind === "added";
      if (isAdded) added.current = choiceText;
      end(result);
      return isAdded;
    },
    async buyNow(whenAdded, total) {
      if (!start()) return;
      const isAddedHere = added.current === choiceText;
      const result = await put(total ? { total } : isAddedHere ? "keep" : "ask");
      if (result.kind === "added") await whenAdded();
      end(result);
    },
  };

  function start(): boolean {
    if (isRunning.current) return false;
    isRunning.current = true;
    setMessage(null);
    setBusy(true);
    return true;
  }

  function end(result: BuyingMessage): void {
    setMessage(result);
    isRunning.current = false;
    setBusy(false);
  }
}

interface Choice {
  readonly variantId: number;
  readonly size: string;
  readonly quantity: number;
}

/** What was chosen when this page of the history was left: Back and a reload show it again. */
function storedChoice(): Choice | undefined {
  const state = typeof history === "undefined" ? undefined : (history.state as { choice?: string } | null);
  return state?.choice ? JSON.parse(state.choice) : undefined;
}

/** Beside what the router keeps there. Another page, and the same product opened anew, has a state of its own. */
const keepChoice = (choice: string): void => history.replaceState({ ...history.state, choice }, "");

/** What is chosen on the page itself: before hydration only the browser knows. */
const checkedValue = (name: "colour" | "size"): string | null =>
  document.querySelector<HTMLInputElement>(`input[name=${name}]:checked`)?.value ?? null;
