import type { CatalogSnapshot } from "../../features/catalog/catalog.ts";

/** What the pages may know of the configuration; all of it is public. */
export interface PublicConfig {
  readonly companyName: string;
  /** The merchandising partner. */
  readonly partnerName: string;
  readonly tagline: string;
  /** The office on the contact page, line by line. */
  readonly officeAddress: readonly string[];
  readonly officeHours: string;
  /** Picture of the logo; null: the company's name in type. */
  readonly logoUrl: string | null;
  /** `#rrggbb`; buttons, marks and the focus ring. */
  readonly accentColour: string;
  readonly supportEmail: string;
  /** Sign-up is only for addresses of this domain; null takes any. */
  readonly signupDomain: string | null;
  readonly kitProductId: number;
  /** Without a slash at the end: canonical links and Open Graph need the whole address. */
  readonly publicUrl: string;
  /** No SMTP server is configured: mails can be read at /mailbox. */
  readonly mailboxOpen: boolean;
}

/** Everything a page's loader may ask for. Handed in by the program that serves the pages, never imported. */
export interface PageServices {
  /** The catalogue of this moment; its `hash` is part of every page's cache key. */
  catalog(): CatalogSnapshot;
  readonly config: PublicConfig;
  /** The catalogue with the team's drafts, for a preview's token; undefined when the token does not hold (any more). */
  preview(token: string): Promise<CatalogSnapshot | undefined>;
}
