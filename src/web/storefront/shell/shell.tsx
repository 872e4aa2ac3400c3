import { type ComponentType, Suspense, useEffect, useRef } from "react";
import { useLocation, useMatches, useNavigation } from "react-router";
import { t } from "../../../platform/language/t.ts";
import type { Elements } from "../../ui/elements.ts";
import { lazyComponent, lazySection } from "../../ui/lazy.tsx";
import { SlimProgress } from "../../ui/spinner.tsx";
import { useWasEver } from "../../ui/use-was-ever.ts";
import { useStoreData } from "../page/store-data.ts";
import { ClientEffects } from "./client-effects.tsx";
import { Header } from "./header.tsx";
import { loadMiniCart, useMiniCartOpen } from "./mini-cart-state.ts";

/** Below every page: hydrated after it. Its height is about that of the folded footer of a phone. */
const Footer = lazySection(() => import("./footer.tsx"), "min-h-100");
const MiniCart = lazyComponent(loadMiniCart);
const PreviewBar = lazyComponent(() => import("./preview-bar.tsx"));

/** What a route may say of its frame, in its `handle`. */
export interface RouteHandle {
  /** In the place of the header: checkout has a reduced one, whose code the other pages do not load. */
  readonly Header?: ComponentType;
}

/** The layout of every page: header, content, footer, mini-cart. */
export function Shell({ children }: { children: Elements }) {
  const PageHeader =
    useMatches()
      .map((match) => (match.handle as RouteHandle | undefined)?.Header)
      .find(Boolean) ?? Header;
  const isLoading = useNavigation().state !== "idle";
  const main = useFocusOnNavigation();
  const isCartOpen = useMiniCartOpen();
  const wasCartOpen = useWasEver(isCartOpen);
  return (
    <>
      <SkipLink />
      <SlimProgress shown={isLoading} />
      <PageHeader />
      <main id="content" ref={main} tabIndex={-1} className="page-content outline-none">
        <div id="page-notice" />
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
  <a href="#content" className="button button-ink skip-link">
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
