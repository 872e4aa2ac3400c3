const FLIGHT_MS = 500;

/** A copy of the product's image flies into the cart for 500 ms (specification 4), except with reduced motion. */
export function flyToCart(image: HTMLElement | null): void {
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
  document.body.append(copy);
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  const flight = copy.animate(
    [
      { transform: "none", opacity: 0.9 },
      { transform: `translate(${x * 0.5}px, ${y * 0.62}px) scale(0.4)`, opacity: 0.9, offset: 0.55 },
      { transform: `translate(${x}px, ${y}px) scale(0.06)`, opacity: 0.2 },
    ],
    { duration: FLIGHT_MS, easing: "cubic-bezier(0.3, 0.1, 0.3, 1)" },
  );
  flight.onfinish = () => copy.remove();
  flight.oncancel = () => copy.remove();
}
