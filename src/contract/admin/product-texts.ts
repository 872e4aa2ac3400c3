import { type Static, Type } from "typebox";
import { NamedObject, NonEmptyText, Text } from "../field-schemas.ts";
import { type TextsOf, TranslationsOf } from "./translations.ts";

export const HtmlText = Type.String({
  title: "HtmlText",
  maxLength: 50_000,
  description: "HTML; it is sanitised when saved",
});

export const Specification = Type.Array(
  NamedObject("SpecificationEntry", { name: NonEmptyText(80), value: NonEmptyText(300) }),
  { maxItems: 60 },
);

/** The texts of a product in other languages than the store's own. */
export const Translations = TranslationsOf("TranslatedProduct", {
  name: Text(200),
  shortDescription: HtmlText,
  description: HtmlText,
  disclaimer: HtmlText,
  specification: Specification,
  sizeChart: NamedObject("TranslatedSizeChart", {
    columns: Type.Array(Text(40), { maxItems: 10, description: "in the order of the size chart's" }),
    howToMeasure: Text(1_000),
  }),
  pageTitle: Text(200),
  metaDescription: Text(500),
  metaKeywords: Text(500),
});
export type ProductTexts = TextsOf<Static<typeof Translations>>;
