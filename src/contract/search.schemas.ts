import { type Static, Type } from "typebox";
import { ProductCard } from "./catalogue.schemas.ts";
import { NamedObject } from "./field-schemas.ts";

const SuggestedProduct = Type.Pick(ProductCard, [
  "productId",
  "productName",
  "productUrl",
  "imagePath",
  "imageColour",
  "sellingPrice",
  "isSwagItem",
  "inStock",
  "shownVariantId",
]);

/** Questions that a page of the shop answers. */
const HelpTopic = Type.Union(
  [
    Type.Literal("bulk"),
    Type.Literal("contact"),
    Type.Literal("delivery"),
    Type.Literal("ordering"),
    Type.Literal("orders"),
    Type.Literal("password"),
    Type.Literal("privacy"),
    Type.Literal("returns"),
    Type.Literal("sizes"),
  ],
  { title: "HelpTopic" },
);
export type HelpTopic = Static<typeof HelpTopic>;

/** Suggestions while somebody types a search. `total` counts all products that the search would find. */
export const SearchSuggestions = NamedObject("SearchSuggestions", {
  terms: Type.Array(Type.String(), {
    description: "the typed text with its last word completed, most likely first",
  }),
  products: Type.Array(SuggestedProduct),
  categories: Type.Array(Type.Object({ categoryName: Type.String(), categoryUrl: Type.String() })),
  topics: Type.Array(HelpTopic, {
    description: "questions in what was typed, which a page of the shop answers",
  }),
  total: Type.Integer(),
  corrected: Type.Union([Type.String(), Type.Null()], {
    description: "what a term with typing errors was taken for; null when it has none",
  }),
});
export type SearchSuggestions = Static<typeof SearchSuggestions>;

/** What many people have ordered lately, the most frequent first; in a new store what its home page shows. */
export const PopularProducts = NamedObject("PopularProducts", {
  products: Type.Array(SuggestedProduct),
  /** False: nobody has ordered enough yet, and the company has chosen them. */
  areOrdered: Type.Boolean(),
});
export type PopularProducts = Static<typeof PopularProducts>;
