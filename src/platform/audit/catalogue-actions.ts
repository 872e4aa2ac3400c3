import type { ScheduledChangeInput } from "../../contract/admin/scheduled-changes.ts";

/** The fields that differ, before and after, under the names of the admin's form. */
interface Edited<Subject extends string> {
  readonly subject: Subject;
  readonly before?: object;
  readonly after?: object;
}
interface PublishedOrWithdrawn {
  readonly subject: "products";
}
interface AnnouncedDelivery {
  readonly expectedOn: string;
  readonly pieces: number;
}
interface StockCounted {
  readonly subject: "stock";
  /** Null: not counted. */
  readonly before: { readonly stock: number | null };
  readonly after: { readonly stock: number | null };
}
/** Prices of a variant in units of the base currency. */
interface VariantPrices {
  readonly variant: number | null;
  readonly webPrice: number;
  readonly sellingPrice: number;
}
interface ScheduledPrice {
  readonly subject: "products";
  readonly before?: VariantPrices | undefined;
  readonly after?: VariantPrices | undefined;
}
interface Scheduled {
  readonly subject: "products";
  readonly after: { readonly change: number } & ScheduledChangeInput;
}
interface NoLongerScheduled {
  readonly subject: "products";
  readonly before: {
    readonly change: number;
    readonly kind: string;
    readonly variant: number | null;
    readonly startsAt: Date;
    readonly endsAt: Date | null;
  };
}
interface ImportEnded {
  readonly subject: "product-imports";
  /** The file's name, and how many products ended in which state. */
  readonly after: Readonly<Record<string, number | string>>;
}

/** What is done to products, categories, stock and imports, with what the audit row of it says. */
export interface CatalogueActions {
  "product created": {
    readonly subject: "products";
    readonly after: { readonly name: string; readonly slug: string };
  };
  "product changed": Edited<"products">;
  "product deleted": {
    readonly subject: "products";
    readonly before: { readonly name: string; readonly slug: string };
  };
  "product published": PublishedOrWithdrawn;
  "product published as scheduled": PublishedOrWithdrawn;
  "product published: it was already": PublishedOrWithdrawn;
  "product withdrawn": PublishedOrWithdrawn;
  "product withdrawn as scheduled": PublishedOrWithdrawn;
  "product withdrawn: it was already": PublishedOrWithdrawn;
  "kit changed": Edited<"products">;
  "sample products copied": { readonly subject: "products"; readonly after: { readonly products: number } };
  "price scheduled": Scheduled;
  "publish scheduled": Scheduled;
  "withdraw scheduled": Scheduled;
  "price no longer scheduled": NoLongerScheduled;
  "publish no longer scheduled": NoLongerScheduled;
  "withdraw no longer scheduled": NoLongerScheduled;
  "scheduled price began": ScheduledPrice;
  "scheduled price passed over": ScheduledPrice;
  "scheduled price ended": ScheduledPrice;
  "scheduled price ended: another price stays": ScheduledPrice;
  "scheduled price ended by hand": ScheduledPrice;
  "category created": Edited<"categories">;
  "category changed": Edited<"categories">;
  "stock received": StockCounted;
  "delivery announced": {
    readonly subject: "stock";
    readonly before: { readonly delivery: AnnouncedDelivery | null };
    readonly after: { readonly delivery: AnnouncedDelivery | null };
  };
  "bin changed": {
    readonly subject: "stock";
    readonly before: { readonly bin: string };
    readonly after: { readonly bin: string };
  };
  "stock returned": StockCounted;
  "stock corrected": StockCounted;
  "stock counted": StockCounted;
  "stock no longer counted": StockCounted;
  "products imported": ImportEnded;
  "import undone": ImportEnded;
  "zip taken in": {
    readonly subject: "product-imports";
    readonly after: { readonly file: string; readonly images: number };
  };
  "picture taken in": {
    readonly subject: "pictures";
    readonly after: { readonly slug: string; readonly width: number; readonly height: number };
  };
}
