import { products } from "../catalog/products.ts";
import { slides } from "../catalog/slides.ts";
import { tiles } from "../catalog/tiles.ts";
import type { DemoProduct, DemoVariant } from "../catalog/types.ts";

/** `tee-sage-front`; a product of one finish has no colour in its keys: `kit-front`. A file of that name is the picture. */
export const pictureKey = (good: string, { colour }: DemoVariant, view: string): string =>
  [good, colour, view].filter((part) => part !== null).join("-");

/** The pictures of a variant, the first one first. */
export const picturesOf = (product: DemoProduct, variant: DemoVariant): string[] =>
  product.views.map((view) => pictureKey(product.good, variant, view));

export const goodsPictures: readonly string[] = products.flatMap((product) =>
  product.variants.flatMap((variant) => picturesOf(product, variant)),
);
export const scenePictures: readonly string[] = [...slides, ...tiles].map((scene) => scene.picture);

export const pictureFile = (key: string): URL => new URL(`./files/${key}.webp`, import.meta.url);
