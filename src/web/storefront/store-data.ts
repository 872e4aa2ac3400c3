import { useRouteLoaderData } from "react-router";
import type { CurrencyRate, HeaderMenu } from "../../contract/catalog.schemas.ts";
import type { PublicConfig } from "../../server/pages/services.ts";

/** What every page needs to know of the store; the root's loader answers it once per visit. */
export interface StoreData {
  readonly config: PublicConfig;
  readonly menus: readonly HeaderMenu[];
  readonly categories: readonly { readonly menuName: string; readonly menuLink: string }[];
  readonly rates: readonly CurrencyRate[];
  /** The currency the page's HTML shows. */
  readonly currencyCode: string;
  /** The page shows what is not published. */
  readonly isPreview?: boolean;
}

/** Shown when the rates are missing (specification 9). */
export const FALLBACK_RATE: CurrencyRate = {
  currencyCode: "USD",
  currencyRate: 85,
  currencySymbol: "$",
  currencyName: "Dollar",
};

const fallback: StoreData = {
  config: {
    companyName: "",
    partnerName: "",
    tagline: "",
    officeAddress: [],
    officeHours: "",
    logoUrl: null,
    accentColour: "#b4532a",
    supportEmail: "",
    signupDomain: null,
    kitProductId: 25,
    publicUrl: "",
    mailboxOpen: false,
  },
  menus: [],
  categories: [],
  rates: [],
  currencyCode: FALLBACK_RATE.currencyCode,
};

/** The store's data in a component; where even its loader failed, enough to show an error page in. */
export function useStoreData(): StoreData {
  return useRouteLoaderData<StoreData>("root") ?? fallback;
}
