/** The code for adding to the cart is loaded when the pointer or the focus reaches the buttons. */
export const loadPutIntoCart = () => import("./put-into-cart.ts");

export const preloadPutIntoCart = (): void => void loadPutIntoCart().catch(() => undefined);
