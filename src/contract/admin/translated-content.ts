import type { Content, ContentKind, StaticPage } from "./content.ts";
import type { Menu, Section, Slide, Tile } from "./content-parts.ts";

/** The texts of a piece of content, or of one of its parts, that can be translated. */
type TextsOf<T extends { translations?: { de?: object } }> = Required<
  NonNullable<NonNullable<T["translations"]>["de"]>
>;
type ContentOf<K extends ContentKind> = Extract<Content, { kind: K }>;
export type SlideTexts = TextsOf<Slide>;
export type TileTexts = TextsOf<Tile>;
export type SectionTexts = TextsOf<Section>;
export type MenuTexts = TextsOf<Menu>;
export type HomeTexts = TextsOf<ContentOf<"home-texts">>;
export interface TranslatedPageTexts {
  html: string;
}
export type StaticPageTexts = TextsOf<StaticPage>;
