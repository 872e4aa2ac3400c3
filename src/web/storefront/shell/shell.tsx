import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { useLocation, useMatches, useNavigation } from "react-router";
import { later } from "../../ui/later.tsx";
import { SkipLink } from "../../ui/skip-link.tsx";
import { SlimProgress } from "../../ui/spinner.tsx";
import { useStoreData } from "../store-data.ts";
import { BrowserLife } from "./browser-life.tsx";
import { Footer } from "./footer.tsx";
import { CheckoutHeader, Header } from "./header.tsx";
import { loadMiniCart, useMiniCartOpen } from "./mini-cart-state.ts";

const MiniCart = later(loadMiniCart);
const PreviewBar = later(() => import("./preview-bar.tsx"));

/** A route whose `handle` says so is shown with the bare header of checkout. */
export interface RouteHandle {
  readonly isCheckout?: boolean;
}

/** The frame of every page: header, content, footer, mini-cart. */
export function Shell({ children }: { children: ReactNode }) {
  const isCheckout = useMatches().some((match) => (match.handle as RouteHandle | undefined)?.isCheckout);
  const isLoading = useNavigation().state !== "idle";
  const main = useFocusOnNavigation();
  const isCartOpen = useMiniCartOpen();
  const wasCartOpen = useRef(false);
  wasCartOpen.current ||= isCartOpen;
  return (
    <>
      <SkipLink to="#content">Skip to content</SkipLink>
      <SlimProgress shown={isLoading} />
      {isCheckout ? <CheckoutHeader /> : <Header />}
      <main id="content" ref={main} tabIndex={-1} className="page-content outline-none">
        {children}
      </main>
      <Footer />
      <Suspense>
        {useStoreData().isPreview && <PreviewBar />}
        {wasCartOpen.current && <MiniCart />}
      </Suspense>
      <BrowserLife />
    </>
  );
}

/**
 * A navigation puts the focus where the new page begins, so that the next Tab, and a screen reader, start there; but for
 * one that says it keeps the focus: a filter's, which changes a list and leaves the reader at the filter.
 */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname, search, state } = useLocation();
  const keepsFocus = (state as { keepsFocus?: boolean } | null)?.keepsFocus === true;
  const shown = useRef(pathname + search);
  useEffect(() => {
    if (shown.current === pathname + search) return;
    shown.current = pathname + search;
    document.documentElement.dataset.moved = ""; // catalog.css: from now on pages are laid out whole
    if (!keepsFocus) main.current?.focus({ preventScroll: true });
  }, [pathname, search, keepsFocus]);
  return main;
}
