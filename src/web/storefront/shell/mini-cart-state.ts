import { preload } from "../../ui/lazy.tsx";
import { createPageState } from "../state/page-state.ts";

const isOpen = createPageState(false);

export const openMiniCart = (): void => isOpen.set(true);
export const closeMiniCart = (): void => isOpen.set(false);
export const useMiniCartOpen = isOpen.use;

export const loadMiniCart = () => import("./mini-cart.tsx");
/** Called when the pointer or the focus reaches the button; the page does not load this code. */
export const preloadMiniCart = (): void => preload(loadMiniCart);
