import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { useLocation, useMatches, useNavigation } from "react-router";
import { t } from "../../language/t.ts";
import { lazyComponent } from "../../ui/lazy.tsx";
import { SlimProgress } from "../../ui/spinner.tsx";
import { useWasEver } from "../../ui/use-was-ever.ts";
import { useStoreData } from "../store-data.ts";
import { ClientEffects } from "./client-effects.tsx";
import { Footer } from "./footer.tsx";
import { CheckoutHeader, Header } from "./header.tsx";
import { loadMiniCart, useMiniCartOpen } from "./mini-cart-state.ts";

const MiniCart = lazyComponent(loadMiniCart);
const Welcome = lazyComponent(() => import("./welcome.tsx"));
const PreviewBar = lazyComponent(() => import("./preview-bar.tsx"));

/** A route with `isCheckout` in its `handle` has the reduced header of checkout. */
export interface RouteHandle {
  readonly isCheckout?: boolean;
}

/** The layout of every page: header, content, footer, mini-cart. */
export function Shell({ children }: { children: ReactNode }) {
  const isCheckout = useMatches().some((match) => (match.handle as RouteHandle | undefined)?.isCheckout);
  const isLoading = useNavigation().state !== "idle";
  const main = useFocusOnNavigation();
  const welcome: string | undefined = useLocation().state?.welcome;
  const isCartOpen = useMiniCartOpen();
  const wasCartOpen = useWasEver(isCartOpen);
  return (
    <>
      <SkipLink />
      <SlimProgress shown={isLoading} />
      {isCheckout ? <CheckoutHeader /> : <Header />}
      <main id="content" ref={main} tabIndex={-1} className="page-content outline-none">
        {welcome && (
          <Suspense>
            <Welcome fullName={welcome} />
          </Suspense>
        )}
        {children}
      </main>
      <Footer />
      <Suspense>
        {useStoreData().isPreview && <PreviewBar />}
        {wasCartOpen && <MiniCart />}
      </Suspense>
      <ClientEffects />
    </>
  );
}

/** The first element that the Tab key reaches. */
const SkipLink = () => (
  <a href="#content" className="button button-ink fixed top-2 left-2 z-50 not-focus:sr-only">
    {t("Skip to content")}
  </a>
);

/**
 * Moves the focus to the start of the new page after a navigation, so that Tab and screen readers start there. A
 * navigation with `keepsFocus` (a filter changes a list) leaves the focus where it is, unless it comes from another page.
 */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname, search, state } = useLocation();
  const keepsFocus = (state as { keepsFocus?: boolean } | null)?.keepsFocus === true;
  const shown = useRef(pathname + search);
  useEffect(() => {
    if (shown.current === pathname + search) return;
    const isSamePage = shown.current.split("?")[0] === pathname;
    shown.current = pathname + search;
    document.documentElement.dataset.moved = ""; // catalogue.css: from now on pages are laid out completely
    if (!keepsFocus || !isSamePage) main.current?.focus({ preventScroll: true });
  }, [pathname, search, keepsFocus]);
  return main;
}
