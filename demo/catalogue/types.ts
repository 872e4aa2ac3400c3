import type { VolumePrice } from "../../src/platform/db/stored-values.ts";

import type { ColourKey } from "./colours.ts";

/**
 * Types of the demo catalogue. Amounts are integer paise (`499_00` is 499 rupees); weights are grams. Texts may
 * contain `{company}` and `{partner}`: the loader replaces them with the configured names, escaped in HTML.
 */
export type CategorySlug = "electronic-gadgets" | "apparels" | "bags" | "stationary" | "drinkware";

export interface PageTexts {
  /** The loader adds the store's name. */
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

export interface DemoCategory {
  readonly slug: CategorySlug;
  readonly name: string;
  readonly heading: string;
  readonly descriptionHtml: string;
  readonly seo: PageTexts;
}

/** A category or collection in another language. */
export interface TranslatedCategory extends Omit<DemoCategory, "slug" | "seo"> {
  readonly description: string;
}

/** A page of the menu that shows what a search finds. */
export interface DemoCollection extends Omit<DemoCategory, "slug" | "seo"> {
  readonly slug: string;
  readonly searchTerm: string;
  /** Products that belong here and do not have the term: the loader adds it to their keywords. */
  readonly productIds?: readonly number[];
  /** For search engines; the title is the name. */
  readonly description: string;
}

export interface DemoSizeChart {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly howToMeasure: string;
}

export interface DemoVariant {
  /** Null when the product has no choice of colours. */
  readonly colour: ColourKey | null;
  /** Stock over all sizes; left out: not counted. */
  readonly stock?: number;
  /** Stock by size; a size that is left out is not counted. */
  readonly sizeStock?: Readonly<Record<string, number>>;
}

export interface DemoProduct {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** The first part of the image keys: `tee` in `tee-sage-front`. */
  readonly imagePrefix: string;
  readonly views: readonly [string, ...string[]];
  /** What shows its size in its picture on a desk: `beside a mug`. Part of the picture's alternative text. */
  readonly shownWith?: string;
  readonly webPricePaise: number;
  readonly sellingPricePaise: number;
  readonly volumePrices?: readonly VolumePrice[];
  readonly packageWeightGrams: number;
  readonly hsnCode: string;
  readonly gstBasisPoints: number;
  readonly variants: readonly [DemoVariant, ...DemoVariant[]];
  /** When given, the customer must pick one. */
  readonly sizes?: readonly string[];
  readonly sizeChart?: DemoSizeChart;
  readonly isSwagItem?: true;
  /** For the kit: its contents. */
  readonly kitContents?: readonly { readonly id: number; readonly colour: ColourKey | null }[];
  readonly isFood?: true;
  readonly shortHtml: string;
  readonly descriptionHtml: string;
  readonly disclaimerHtml: string;
  readonly specification: readonly (readonly [name: string, value: string])[];
  readonly seo: PageTexts;
  readonly recommends: readonly number[];
}

/** The texts of a product in another language. */
export type TranslatedProduct = Pick<
  DemoProduct,
  "descriptionHtml" | "disclaimerHtml" | "name" | "seo" | "shortHtml" | "shownWith" | "specification"
>;

export interface DemoLink {
  readonly name: string;
  readonly link: string;
}
export interface DemoMenu extends DemoLink {
  readonly items: readonly DemoLink[];
}

export interface DemoSlide {
  readonly type: "Slider" | "Category";
  readonly imageKey: string;
  readonly alt: string;
  readonly title: string;
  readonly caption: string;
  readonly linkUrl: string;
  readonly linkText: string;
}

export interface DemoTile {
  readonly imageKey: string;
  readonly alt: string;
  readonly displayText: string;
  readonly caption: string;
  readonly linkUrl: string;
  readonly linkText: string;
}

export interface DemoSection {
  readonly heading: string;
  readonly productIds: readonly number[];
}

export interface DemoCurrency {
  readonly code: string;
  /** Prices are divided by it: with 85, a price of 85 rupees shows as 1.00. */
  readonly rate: number;
  readonly symbol: string;
  readonly name: string;
}

/** Both ends inclusive. */
export type DemoShippingBand = readonly [fromGrams: number, toGrams: number, chargePaise: number];

export interface DemoCountry {
  readonly name: string;
  readonly deliveryChargePaise: number;
  readonly bands: readonly DemoShippingBand[];
  readonly isRestOfWorld?: true;
}

export interface DemoOffice {
  readonly name: string;
  readonly address: string;
}

export interface DemoCoupon {
  readonly code: string;
  readonly discount:
    | { readonly kind: "swag" }
    | { readonly kind: "percent"; readonly basisPoints: number }
    | { readonly kind: "fixed"; readonly amountPaise: number };
  readonly oncePer: "coupon" | "user" | "none";
  readonly boundEmail?: string;
  /** Days after loading; negative for the past. */
  readonly endsInDays?: number;
}

export interface DemoAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: "buyer" | "support" | "catalogue";
  readonly isOrg: boolean;
}

/** Somebody whom the demo company knows. */
export interface DemoMember {
  readonly name: readonly [first: string, last: string];
  /** Of an account of the demo; made of the name where it is not given. */
  readonly email?: string;
  readonly office: string;
  /** ISO 3166-1. */
  readonly country: string;
  readonly startedDaysAgo: number;
  readonly leftDaysAgo?: number;
  readonly kind?: "contractor" | "intern" | "temporary";
}
