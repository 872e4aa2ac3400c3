import { bullets, paragraphs } from "../html.ts";

/** What a visitor reads first of a product. Tables, disclaimers and texts for search engines are not in Norwegian: staff would add them. */
export interface ProductWords {
  readonly name: string;
  readonly shortHtml: string;
  readonly descriptionHtml: string;
}

export const productWords = (
  name: string,
  short: string,
  text: readonly string[],
  points: readonly string[],
): ProductWords => ({
  name,
  shortHtml: paragraphs(short),
  descriptionHtml: paragraphs(...text) + bullets(...points),
});
