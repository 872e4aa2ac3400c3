import { type Static, Type } from "typebox";
import { LanguageTag, NamedObject, NonEmptyText, Text, UrlOrPath } from "../field-schemas.ts";
import { TranslationsOf } from "./translations.ts";

const image = {
  imageId: Type.String({ pattern: "^[0-9a-f]{24}$" }),
  alt: Text(300),
  translations: Type.Optional(TranslationsOf("TranslatedAlt", { alt: Text(300) })),
};

/** An image of an occasion's page, with what it shows. */
export const OccasionImage = NamedObject("OccasionImage", image);
export type OccasionImage = Static<typeof OccasionImage>;

export const ShownOccasionImage = NamedObject("ShownOccasionImage", { ...image, path: UrlOrPath });
export type ShownOccasionImage = Static<typeof ShownOccasionImage>;

const OccasionText = Type.Object({
  language: LanguageTag,
  heading: NonEmptyText(120),
  words: Text(2_000),
  cardNote: Type.String({ ...Text(300), description: "printed on the card in the box" }),
  boxLabel: Type.String({ ...Text(40), description: "on the closed box; empty: nothing stands on it" }),
});

/** What the page of an occasion shows. */
export const occasionPage = {
  texts: Type.Array(OccasionText, { maxItems: 50 }),
  boxColourHex: Type.Union([Type.String({ pattern: "^#[0-9a-f]{6}$" }), Type.Null()], {
    description: "the colour of the box that opens on its page; null: no box opens",
  }),
  images: Type.Array(OccasionImage, {
    maxItems: 8,
    description: "of its page; the first one is in the box; none: that of its kit",
  }),
} as const;
