import type { Content, ContentKind, StaticPage } from "./content.ts";
import type { Menu, Section, Slide, Tile } from "./content-parts.ts";
import type { TextsOf } from "./translations.ts";

/** The texts of a piece of content, or of one of its parts, that can be translated. */
type PartTexts<T extends { translations?: Readonly<Record<string, object>> }> = TextsOf<
  NonNullable<T["translations"]>
>;
type ContentOf<K extends ContentKind> = Extract<Content, { kind: K }>;
export type SlideTexts = PartTexts<Slide>;
export type TileTexts = PartTexts<Tile>;
export type SectionTexts = PartTexts<Section>;
export type MenuTexts = PartTexts<Menu>;
export type HomeTexts = PartTexts<ContentOf<"home-texts">>;
export interface TranslatedPageTexts {
  html: string;
}
export type StaticPageTexts = PartTexts<StaticPage>;
