import type { CatalogueSnapshot } from "../../catalogue/snapshot/catalogue.ts";
import type { Language } from "../../platform/language/language.ts";
import type { Policy } from "../../platform/settings/policy-texts.ts";

/** The part of the configuration that pages may use. All of it is public. */
export interface PublicConfig {
  readonly companyName: string;
  /** The merchandising partner. */
  readonly partnerName: string;
  readonly tagline: string;
  /** The heading above the office address. */
  readonly officeHeading: string;
  /** The office address on the contact page, one item per line. */
  readonly officeAddress: readonly string[];
  readonly officeHours: string;
  /** URL of the logo's image; null: show the company's name as text. */
  readonly logoUrl: string | null;
  /** `#rrggbb`; for buttons, badges and the focus ring. */
  readonly accentColour: string;
  readonly supportEmail: string;
  /** Sign-up needs an e-mail address of this domain; null: any address. */
  readonly signupDomain: string | null;
  /** The cart opens after Add to Cart. Absent: it does not. */
  readonly opensCart?: true;
  /** Only the shipping countries are delivered to. Absent: every country is. */
  readonly onlyListed?: true;
  /** What is asked beside the code of a printed card; without it the employee number. */
  readonly cardFact?: "first_day";
  /** The languages that the shop offers, English first. */
  readonly languages: readonly Language[];
  /** The promises of the home page's strip. `link`: words that lead to the countries, where they are too many to name. */
  readonly promises: readonly { readonly title: string; readonly text: string; readonly link?: string }[];
  /** Those of these texts that are in English because nobody has translated them. */
  readonly untranslated: readonly string[];
  /** The figures that pages, estimates and the cancel button go by. */
  readonly policy: Policy;
  /** The currency that amounts of the API are in. */
  readonly baseCurrency: string;
  /** Shown to visitors who have chosen none. */
  readonly defaultCurrency: string;
  /** The store's time zone: days on pages are its days, wherever the customer is. */
  readonly timeZone: string;
  /** The store's URL, without a trailing slash. Canonical links and Open Graph need absolute URLs. */
  readonly publicUrl: string;
  /** How people log in with the company: beside passwords, or only so; undefined: not at all. */
  readonly companyLogin?: "on" | "only";
  /** True when no SMTP server is configured: mails can be read at /mailbox. */
  readonly hasMailbox: boolean;
}

/** What tells visitors, in a language of the shop, that the page before them is there in that language too. */
export interface LanguageOffer {
  readonly text: string;
  /** The language by its own name. */
  readonly name: string;
  /** The label of the button that closes it. */
  readonly close: string;
  readonly direction: "ltr" | "rtl";
}

/** Everything a page's loader may use. The server passes it in; loaders never import it. */
export interface PageServices {
  /** The current catalogue snapshot. Its `version` is part of every page's cache key. */
  catalogue(): CatalogueSnapshot;
  /** What holds now. Staff may change it while the store runs. */
  readonly config: PublicConfig;
  /** The same with its texts in a language. */
  configIn(language: Language): PublicConfig;
  /** What offers each of these languages to whoever reads the shop in another one. */
  languageOffers(languages: readonly Language[]): Readonly<Record<Language, LanguageOffer>>;
  /** Changes exactly when `config` changes: part of every page's cache key. */
  readonly configVersion: number;
  /** The path of the page that shows a kind of content, with its draft. */
  contentPath(kind: string): Promise<string>;
  /** The catalogue with all drafts, for a preview token; undefined when the token is unknown or expired. */
  preview(token: string): Promise<CatalogueSnapshot | undefined>;
}

/** What the server passes to one rendering of a page. */
export interface PageRequest {
  readonly services: PageServices;
  /** One snapshot for the whole page, even when the catalogue changes during the rendering. */
  readonly catalogue: CatalogueSnapshot;
  readonly currencyCode: string;
  /** Shown where the page fails, so that a visitor can tell which line of the log is theirs. */
  readonly requestId?: string;
  /** The addresses of the texts that the browser needs. */
  readonly textModules: {
    readonly shop: string;
    readonly direction: "ltr" | "rtl";
  };
  /** Staff is previewing drafts: the page says so. */
  readonly isPreview?: boolean;
  /** The `nonce` of our own inline scripts and styles; removed by the server (app/http/content-security-policy.ts). */
  readonly nonce: string;
}
