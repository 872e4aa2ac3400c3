import type { CatalogSnapshot } from "../../features/catalog/catalog.ts";

/** The part of the configuration that pages may use. All of it is public. */
export interface PublicConfig {
  readonly companyName: string;
  /** The merchandising partner. */
  readonly partnerName: string;
  readonly tagline: string;
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
  readonly kitProductId: number;
  /** The store's time zone: days on pages are its days, wherever the customer is. */
  readonly timeZone: string;
  /** The store's URL, without a trailing slash. Canonical links and Open Graph need absolute URLs. */
  readonly publicUrl: string;
  /** True when no SMTP server is configured: mails can be read at /mailbox. */
  readonly hasMailbox: boolean;
}

/** Everything a page's loader may use. The server passes it in; loaders never import it. */
export interface PageServices {
  /** The current catalogue snapshot. Its `hash` is part of every page's cache key. */
  catalog(): CatalogSnapshot;
  readonly config: PublicConfig;
  /** The catalogue with all drafts, for a preview token; undefined when the token is unknown or expired. */
  preview(token: string): Promise<CatalogSnapshot | undefined>;
}
