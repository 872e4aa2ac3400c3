import type { ColourKey } from "./colours.ts";

/**
 * Shapes of the demo catalogue. Amounts are integer paise (`499_00` reads as 499 rupees), weights grams. Texts may
 * name `{company}` and `{partner}`: the loader puts the configured names there, escaped where the text is HTML.
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

export interface DemoSizeChart {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly howToMeasure: string;
}

export interface DemoVariant {
  /** Null: the product comes in one finish and no colour is named. */
  readonly colour: ColourKey | null;
  /** Pieces left over all sizes; absent means unlimited. */
  readonly stock?: number;
  /** Pieces left of single sizes; a size not named is unlimited. */
  readonly sizeStock?: Readonly<Record<string, number>>;
}

export interface DemoProduct {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** First half of the picture keys: `tee` gives `tee-sage-front`. */
  readonly good: string;
  readonly views: readonly [string, ...string[]];
  readonly webPricePaise: number;
  readonly sellingPricePaise: number;
  readonly packageWeightGrams: number;
  readonly hsnCode: string;
  readonly gstBasisPoints: number;
  readonly variants: readonly [DemoVariant, ...DemoVariant[]];
  /** Present: the buyer must pick one. */
  readonly sizes?: readonly string[];
  readonly sizeChart?: DemoSizeChart;
  readonly isSwagItem?: true;
  /** Of the kit: what lies in it. */
  readonly holds?: readonly { readonly id: number; readonly colour: ColourKey | null }[];
  readonly isFood?: true;
  readonly shortHtml: string;
  readonly descriptionHtml: string;
  readonly disclaimerHtml: string;
  readonly specification: readonly (readonly [name: string, value: string])[];
  readonly seo: PageTexts;
  readonly recommends: readonly number[];
}

export interface DemoLink {
  readonly name: string;
  readonly link: string;
}
export interface DemoMenu extends DemoLink {
  readonly items: readonly DemoLink[];
}

export interface DemoSlide {
  readonly type: "Slider" | "Category";
  readonly picture: string;
  readonly alt: string;
  readonly title: string;
  readonly caption: string;
  readonly linkUrl: string;
  readonly linkText: string;
}

export interface DemoTile {
  readonly picture: string;
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
  /** The divisor: 85 shows 85 rupees as 1.00. */
  readonly rate: number;
  readonly symbol: string;
  readonly name: string;
}

/** Both ends inclusive. */
export type DemoBand = readonly [fromGrams: number, toGrams: number, chargePaise: number];

export interface DemoCountry {
  readonly name: string;
  readonly deliveryChargePaise: number;
  readonly bands: readonly DemoBand[];
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
  /** Days from the moment of loading; negative is past. */
  readonly endsInDays?: number;
}

export interface DemoAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: "buyer" | "support" | "catalogue";
  readonly isOrg: boolean;
}
