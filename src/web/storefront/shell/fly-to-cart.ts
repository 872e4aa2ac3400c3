import { useEffect, useRef } from "react";
import { type Cart, cartCount, useCart } from "../state/cart-state.ts";

const FLIGHT_MS = 500;

/**
 * At each change of the cart's count that this page shows an image of, the image flies for 500 ms (specification 4): into the cart
 * where there is more of it, out of it where there is less. The first count of a page is no change.
 */
export function useFlyToCart(): void {
  const cart = useCart();
  const before = useRef(cart);
  useEffect(() => {
    const last = before.current;
    before.current = cart;
    if (!last.isLoaded || !cart.isLoaded || cartCount(last) === cartCount(cart)) return;
    const line = cart.lines.find((each) => each.qty !== quantityIn(last, each.cartId));
    if (line) fly(findImage(line.imagePath), cartCount(cart) > cartCount(last));
  }, [cart]);
}

const quantityIn = ({ lines }: Cart, cartId: string): number =>
  lines.find((each) => each.cartId === cartId)?.qty ?? 0;

/** Of the images of this product on the screen, the largest. */
function findImage(imagePath: string): HTMLElement | undefined {
  const area = (image: HTMLElement) => {
    const { width, height, top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight ? width * height : 0;
  };
  const images = [...document.querySelectorAll<HTMLElement>("main img, dialog[open] img")].filter(
    (image) => image.getAttribute("src")?.startsWith(`${imagePath}?`) && area(image) > 0,
  );
  return images.sort((one, other) => area(other) - area(one))[0];
}

function fly(image: HTMLElement | undefined, isIntoCart: boolean): void {
  const cart = document.querySelector("[data-cart-button]");
  if (!image || !cart || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const from = image.getBoundingClientRect();
  const to = cart.getBoundingClientRect();
  const copy = image.cloneNode(true) as HTMLElement;
  Object.assign(copy.style, {
    position: "fixed",
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    zIndex: "60",
    borderRadius: "1rem",
    objectFit: "cover",
    pointerEvents: "none",
  });
  copy.setAttribute("aria-hidden", "true");
  // An open dialog covers all that is not in it.
  (image.closest("dialog") ?? document.body).append(copy);
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  const flight = copy.animate(
    [
      { transform: "none", opacity: 0.9 },
      { transform: `translate(${x * 0.5}px, ${y * 0.62}px) scale(0.4)`, opacity: 0.9, offset: 0.55 },
      { transform: `translate(${x}px, ${y}px) scale(0.06)`, opacity: 0.2 },
    ],
    {
      duration: FLIGHT_MS,
      easing: "cubic-bezier(0.3, 0.1, 0.3, 1)",
      direction: isIntoCart ? "normal" : "reverse",
    },
  );
  flight.onfinish = () => copy.remove();
  flight.oncancel = () => copy.remove();
}
