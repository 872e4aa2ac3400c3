import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { pathInLanguage } from "../../../platform/language/language.ts";
import { language } from "../../../platform/language/t.ts";
import { Icon } from "../../ui/icon.tsx";
import { useStoreData } from "../page/store-data.ts";
import { languageOffered } from "../state/language-offered.ts";
import { betterLanguage } from "./better-language.ts";

/**
 * Tells a visitor once that this page is there in the language of the browser too. The browser decides, because a page has the same
 * bytes for everybody. It lies over the page, so that nothing moves, and stays until it is closed or another page is loaded.
 */
export function LanguageOffer() {
  const { languageOffers } = useStoreData();
  const { pathname, search } = useLocation();
  const [tag, setTag] = useState<string>();
  useEffect(() => {
    if (languageOffered.get()) return;
    setTag(betterLanguage(navigator.languages, [language(), ...Object.keys(languageOffers)], language()));
  }, [languageOffers]);
  useEffect(() => {
    if (tag) languageOffered.set(true);
  }, [tag]);
  const offer = tag && languageOffers[tag];
  if (!offer) return null;
  return (
    <aside className="language-offer" lang={tag} dir={offer.direction} aria-label={offer.name}>
      <a href={pathInLanguage(pathname + search, tag)} hrefLang={tag} className="link py-2.5">
        {offer.text}
      </a>
      <button
        type="button"
        className="icon-button"
        aria-label={offer.close}
        onClick={() => setTag(undefined)}
      >
        <Icon name="close" size={18} />
      </button>
    </aside>
  );
}
