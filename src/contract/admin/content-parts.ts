import { type Static, Type } from "typebox";
import { Link, NamedObject, NonEmptyText, PositiveId, Text } from "../field-schemas.ts";
import { TranslationsOf } from "./translations.ts";

const ImageId = Type.String({ pattern: "^[0-9a-f]{24}$" });
const OptionalTimestamp = Type.Union([
  Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?Z$" }),
  Type.Null(),
]);

export const Slide = NamedObject("ContentSlide", {
  type: NonEmptyText(40),
  imageId: ImageId,
  alt: Text(300),
  title: Text(120),
  caption: Text(300),
  linkUrl: Link,
  linkText: Text(60),
  visibleFrom: OptionalTimestamp,
  visibleTo: OptionalTimestamp,
  translations: Type.Optional(
    TranslationsOf("TranslatedSlide", {
      alt: Text(300),
      title: Text(120),
      caption: Text(300),
      linkText: Text(60),
    }),
  ),
});
export type Slide = Static<typeof Slide>;

export const Tile = NamedObject("ContentTile", {
  imageId: ImageId,
  alt: Text(300),
  displayText: Text(120),
  caption: Text(300),
  linkUrl: Link,
  linkText: Text(60),
  translations: Type.Optional(
    TranslationsOf("TranslatedTile", {
      alt: Text(300),
      displayText: Text(120),
      caption: Text(300),
      linkText: Text(60),
    }),
  ),
});
export type Tile = Static<typeof Tile>;

export const Section = NamedObject("ContentSection", {
  heading: NonEmptyText(120),
  productIds: Type.Array(PositiveId, { maxItems: 48, uniqueItems: true }),
  translations: Type.Optional(TranslationsOf("TranslatedSection", { heading: Text(120) })),
});
export type Section = Static<typeof Section>;

const MenuLink = {
  name: NonEmptyText(60),
  link: Link,
  translations: Type.Optional(TranslationsOf("TranslatedMenuLink", { name: Text(60) })),
};
export const Menu = NamedObject("ContentMenu", {
  ...MenuLink,
  items: Type.Array(Type.Object(MenuLink), { maxItems: 30 }),
});
export type Menu = Static<typeof Menu>;
