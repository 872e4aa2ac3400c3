import { useRouteLoaderData } from "react-router";
import type { LanguageOffer, PublicConfig } from "../../../app/pages/services.ts";
import type { CurrencyRate, HeaderMenu } from "../../../contract/catalogue.schemas.ts";

/** What every page needs to know about the store; the root's loader returns it once per visit. */
export interface StoreData {
  readonly config: PublicConfig;
  /** The languages that the shop offers, each by its own name: `{ en: "English", de: "Deutsch" }`. */
  readonly languageNames: Readonly<Record<string, string>>;
  /** What tells, in each other language of the shop, that the page is there in it too. */
  readonly languageOffers: Readonly<Record<string, LanguageOffer>>;
  readonly menus: readonly HeaderMenu[];
  readonly categories: readonly { readonly menuName: string; readonly menuLink: string }[];
  /** Pages that staff added, for the menu and the footer. */
  readonly pages: readonly {
    readonly menuName: string;
    readonly menuLink: string;
    readonly inMenu: boolean;
    readonly inFooter: boolean;
  }[];
  readonly rates: readonly CurrencyRate[];
  /** The store's countries that the page's language calls otherwise, by the names that orders keep. */
  readonly countryNames?: Readonly<Record<string, string>>;
  /** The currency the page's HTML shows. */
  readonly currencyCode: string;
  /** The page shows drafts. */
  readonly isPreview?: boolean;
}

/** Shown when the rates are missing (specification 9). */
export const FALLBACK_RATE: CurrencyRate = {
  currencyCode: "USD",
  currencyRate: 85,
  currencySymbol: "$",
  currencyName: "Dollar",
};

/**
 * What the page of an error shows of the store's settings. Nothing is imported for it: the defaults of the settings would be loaded
 * by every visitor. What only whole pages show is left out.
 */
const settingsOfFailure: Partial<PublicConfig> = {
  companyName: "",
  partnerName: "",
  tagline: "",
  logoUrl: null,
  accentColour: "#b4532a",
  supportEmail: "",
  languages: ["en"],
  untranslated: [],
  baseCurrency: FALLBACK_RATE.currencyCode,
  defaultCurrency: FALLBACK_RATE.currencyCode,
  timeZone: "UTC",
  publicUrl: "",
};

export const fallback: StoreData = {
  config: settingsOfFailure as PublicConfig,
  languageNames: {},
  languageOffers: {},
  menus: [],
  categories: [],
  pages: [],
  rates: [],
  currencyCode: FALLBACK_RATE.currencyCode,
};

/** The store's data for a component. If the root's loader failed, a fallback that is enough for the error page. */
export function useStoreData(): StoreData {
  return useRouteLoaderData<StoreData>("root") ?? fallback;
}
