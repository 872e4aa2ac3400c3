import { Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { Link, useLocation } from "react-router";
import { t } from "../../../platform/language/t.ts";
import { Icon } from "../../ui/icon.tsx";
import { lazyComponent, preload } from "../../ui/lazy.tsx";
import { useStoreData } from "../page/store-data.ts";
import { useMoney } from "../state/money.ts";
import { useUser } from "../state/user.ts";
import { CartButton } from "./cart-button.tsx";
import { Logo } from "./logo.tsx";
import { Menu } from "./menu.tsx";
import { type HeaderPanel, PanelButton } from "./panel-button.tsx";

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

/**
 * Which panel is open; opening one closes the others (specification 2). A navigation closes it, and so do Escape and a press
 * outside of the header (header-panels.tsx).
 */
function useOpenPanel() {
  const [open, setOpen] = useState<HeaderPanel | null>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the panel
  useEffect(() => setOpen(null), [key]);
  const toggle = (panel: HeaderPanel) => setOpen((now) => (now === panel ? null : panel));
  return { open, toggle, close: () => setOpen(null) };
}

export function Header() {
  const { menus, categories, pages } = useStoreData();
  const { rate } = useMoney();
  const user = useUser();
  const { open, toggle, close } = useOpenPanel();
  const withoutItems = (link: { menuName: string; menuLink: string }) => ({ ...link, headerMenus: [] });
  const items = [
    ...(menus.length ? menus : categories.map(withoutItems)),
    ...pages.filter(({ inMenu }) => inMenu).map(withoutItems),
  ];
  const panel = { open, toggle, preload: preloadPanels };
  return (
    <div className="header-space">
      <header className="header" data-fixed={useIsFixed() || undefined}>
        <div className="page-width flex h-full items-center gap-1">
          <div className="-ms-2.5 lg:hidden">
            <PanelButton panel="menu" label={t("Menu")} {...panel}>
              <Icon name={open === "menu" ? "close" : "menu"} />
            </PanelButton>
          </div>
          <Logo />
          <nav
            aria-label={menus.length ? t("Main") : t("Categories")}
            className="ms-3 hidden flex-1 lg:block xl:ms-6"
          >
            <Menu items={items} />
          </nav>
          <div className="-me-2.5 ms-auto flex items-center">
            <PanelButton
              panel="currency"
              label={t("Currency: {currencyCode}, {currencyName}", {
                currencyCode: rate.currencyCode,
                currencyName: rate.currencyName,
              })}
              className="currency-button"
              {...panel}
            >
              <span>{rate.currencyCode}</span>
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
          <Link to="/products/search" className="link absolute inset-e-4 bottom-0 text-xs">
            {t("Search")}
          </Link>
        </noscript>
      </header>
    </div>
  );
}
