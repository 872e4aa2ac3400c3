import { Suspense, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { t } from "../../language/t.ts";
import { Icon } from "../../ui/icon.tsx";
import { lazyComponent, preload } from "../../ui/lazy.tsx";
import { logOut } from "../state/log-out.ts";
import { useMoney } from "../state/money.ts";
import { useUser } from "../state/user.ts";
import { useStoreData } from "../store-data.ts";
import { CartButton } from "./cart-button.tsx";
import { Logo } from "./logo.tsx";
import { Menu } from "./menu.tsx";
import { PanelButton } from "./panel-button.tsx";
import { useOpenPanel } from "./use-open-panel.ts";

const loadPanels = () => import("./header-panels.tsx");
const HeaderPanels = lazyComponent(loadPanels);
const preloadPanels = () => preload(loadPanels);

/** Below this scroll position the header is fixed (specification 9). Its space in the page stays, so nothing moves. */
const FIXED_BEYOND_PX = 150;

let isScrolled = false;

/** Reads the scroll position when it changes. React asks for it at each render, where reading it would lay out the page first. */
const useIsFixed = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const read = () => {
        isScrolled = window.scrollY > FIXED_BEYOND_PX;
        listener();
      };
      read();
      window.addEventListener("scroll", read, { passive: true });
      return () => window.removeEventListener("scroll", read);
    },
    () => isScrolled,
    () => false,
  );

export function Header() {
  const { menus, categories, pages } = useStoreData();
  const { rate } = useMoney();
  const user = useUser();
  const { open, toggle, close, container } = useOpenPanel();
  const withoutItems = (link: { menuName: string; menuLink: string }) => ({ ...link, headerMenus: [] });
  const items = [
    ...(menus.length ? menus : categories.map(withoutItems)),
    ...pages.filter(({ inMenu }) => inMenu).map(withoutItems),
  ];
  const panel = { open, toggle, preload: preloadPanels };
  return (
    <div className="header-space">
      <header className="header" data-fixed={useIsFixed() || undefined} ref={container}>
        <div className="page-width flex h-full items-center gap-1">
          <div className="-ml-2.5 lg:hidden">
            <PanelButton panel="menu" label={t("Menu")} {...panel}>
              <Icon name={open === "menu" ? "close" : "menu"} />
            </PanelButton>
          </div>
          <Logo />
          <nav
            aria-label={menus.length ? t("Main") : t("Categories")}
            className="ml-6 hidden flex-1 lg:block"
          >
            <Menu items={items} />
          </nav>
          <div className="-mr-2.5 ml-auto flex items-center">
            <PanelButton
              panel="currency"
              label={t("Currency: {currencyName}", { currencyName: rate.currencyName })}
              className="inline-flex min-h-11 items-center gap-1 rounded-full px-3 text-sm font-medium max-sm:hidden"
              {...panel}
            >
              {rate.currencyCode}
              <Icon name="down" size={14} />
            </PanelButton>
            <PanelButton panel="search" label={t("Search")} {...panel}>
              <Icon name="search" />
            </PanelButton>
            <PanelButton
              panel="user"
              label={t("Account of {fullName}", { fullName: user?.fullName || t("Guest") })}
              {...panel}
            >
              <Icon name="user" />
            </PanelButton>
            <CartButton />
          </div>
        </div>
        {open && (
          <Suspense>
            <HeaderPanels open={open} close={close} items={items} />
          </Suspense>
        )}
        <noscript>
          <Link to="/products/search" className="link absolute right-4 bottom-0 text-xs">
            {t("Search")}
          </Link>
        </noscript>
      </header>
    </div>
  );
}

/** The reduced header of checkout: a greeting, My Orders and Logout (specification 2). */
export function CheckoutHeader() {
  const user = useUser();
  return (
    <header className="border-b border-line">
      {/* On a phone the greeting has a row of its own, because beside the two links a name would be cut. */}
      <div className="page-width flex min-h-16 items-center gap-x-4 max-sm:flex-wrap max-sm:gap-x-2">
        <Logo />
        <p className="min-w-0 truncate text-sm text-soft max-sm:order-last max-sm:-mt-2 max-sm:basis-full max-sm:pb-2 max-sm:text-xs sm:ml-auto">
          {t("Hello, {fullName}", { fullName: user?.fullName || t("Guest") })}
        </p>
        <div className="-mr-3 flex shrink-0 items-center max-sm:-mr-2 max-sm:ml-auto sm:gap-4">
          <Link to="/accounts/order-history" className="button button-quiet text-sm max-sm:px-2">
            {t("My Orders")}
          </Link>
          <button
            type="button"
            className="button button-quiet text-sm max-sm:px-2"
            onClick={() => void logOut()}
          >
            {t("Logout")}
          </button>
        </div>
      </div>
    </header>
  );
}
