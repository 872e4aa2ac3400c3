import { useEffect, useRef } from "react";
import type { HeaderMenu } from "../../../contract/catalogue.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { useStoreData } from "../page/store-data.ts";
import { SearchBar } from "../search/search-bar.tsx";
import { CurrencyList } from "./currency-list.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import type { HeaderPanel } from "./panel-button.tsx";
import { UserMenu } from "./user-menu.tsx";

interface HeaderPanelsProps {
  open: HeaderPanel;
  close: () => void;
  items: readonly HeaderMenu[];
}

/** The panels that the header's buttons open; loaded when the pointer or the focus reaches a button. */
export default function HeaderPanels({ open, close, items }: HeaderPanelsProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { config } = useStoreData();
  useEffect(() => (open === "menu" ? lockPage() : undefined), [open]);
  // The panels come after the buttons in the DOM: the focus moves in, and Escape moves it back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time another panel opens
  useEffect(() => panel.current?.querySelector<HTMLElement>("input, a, button, summary")?.focus(), [open]);
  useEffect(() => {
    const header = panel.current?.closest("header");
    const onPointerDown = (event: PointerEvent) => {
      if (!header?.contains(event.target as Node)) close();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return; // a suggestion list inside the panel may have handled it
      close();
      header?.querySelector<HTMLElement>(`[data-panel="${open}"]`)?.focus();
    };
    document.addEventListener("pointerdown", onPointerDown);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("pointerdown", onPointerDown);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [open, close]);
  if (open === "search") {
    return (
      <div ref={panel} className="absolute inset-x-0 top-full border-y border-line bg-paper py-4">
        <div className="page-width max-w-[46rem]">
          <SearchBar id="header-search" name={t("Search")} />
        </div>
      </div>
    );
  }
  if (open === "menu") {
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: a link of the menu, pressed in whatever way
      // biome-ignore lint/a11y/noStaticElementInteractions: as above
      <div
        ref={panel}
        // The page must not be locked any more when it is given the focus.
        onClick={(event) => event.target instanceof Element && event.target.closest("a") && close()}
        className="menu-sheet absolute inset-x-0 top-full max-h-[calc(100dvh-var(--header-height))] overflow-y-auto overscroll-contain border-y border-line bg-paper pb-6 lg:hidden"
      >
        <nav aria-label={t("Main")} className="page-width pt-2">
          <MobileMenu items={items} />
        </nav>
        <div className="page-width mt-4 sm:hidden">
          <h2 className="text-sm font-medium tracking-normal text-soft">{t("Currency")}</h2>
          <div className="-mx-4">
            <CurrencyList onChosen={close} />
          </div>
        </div>
        {config.languages.length > 1 && (
          <div className="page-width mt-4">
            <h2 className="text-sm font-medium tracking-normal text-soft">{t("Language")}</h2>
            <LanguageLinks />
          </div>
        )}
      </div>
    );
  }
  return (
    <div ref={panel} className="page-width relative">
      <div
        className={`panel w-56 max-w-[calc(100vw-2rem)] overflow-y-auto ${open === "user" ? "inset-e-4" : "inset-e-24 max-h-[70vh] py-1"}`}
      >
        {open === "user" ? <UserMenu onDone={close} /> : <CurrencyList onChosen={close} />}
      </div>
    </div>
  );
}

/** Nothing behind the menu is reached or scrolled (shell.css) while it is open. Returns what unlocks the page. */
function lockPage(): () => void {
  const behind = document.querySelectorAll<HTMLElement>("body > :is(main, footer)");
  const setInert = (isInert: boolean) => {
    for (const each of behind) each.inert = isInert;
  };
  setInert(true);
  return () => setInert(false);
}
