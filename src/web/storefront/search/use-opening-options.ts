import { useEffect, useState } from "react";
import type { PopularProducts } from "../../../contract/search.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { useStoreData } from "../page/store-data.ts";
import { useStoredValue } from "../state/stored-value.ts";
import { loadPopular, popularHeading } from "./load-popular.ts";
import { forgetSearches, recentSearches } from "./recent-searches.ts";
import { type Option, productOption, searchFor } from "./suggestion-option.tsx";

const NO_SEARCHES: readonly string[] = [];

/**
 * What a search field offers before anything is typed: the searches of this browser, and what many people ordered lately; the
 * categories where there is neither.
 */
export function useOpeningOptions(isOpen: boolean): Option[] {
  const { categories } = useStoreData();
  const searches = useStoredValue(recentSearches, NO_SEARCHES);
  const [popular, setPopular] = useState<PopularProducts | null>(null);
  useEffect(() => {
    if (isOpen) void loadPopular().then(setPopular);
  }, [isOpen]);
  if (!isOpen || !popular) return [];
  const [recent, often, all] = [t("Recent searches"), popularHeading(popular), t("Categories")];
  const forget = {
    to: "#",
    label: t("Forget these searches"),
    image: "trash" as const,
    choose: forgetSearches,
  };
  return [
    ...searches.map((term): Option => ({ to: searchFor(term), label: term, image: "search", group: recent })),
    ...(searches.length ? [{ ...forget, group: recent }] : []),
    ...popular.products.map((product) => ({ ...productOption(product), group: often })),
    ...(searches.length || popular.products.length ? [] : categories).map(
      ({ menuName, menuLink }): Option => ({ to: menuLink, label: menuName, image: "forward", group: all }),
    ),
  ];
}
