/** Looking needs no script for buying; it is fetched when a hand nears the buttons. */
export const loadPutIntoCart = () => import("./put-into-cart.ts");

export const prepareToBuy = (): void => void loadPutIntoCart().catch(() => undefined);
