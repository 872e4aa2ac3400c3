import { products } from "../catalogue/products.ts";
import { slides } from "../catalogue/slides.ts";
import { tiles } from "../catalogue/tiles.ts";
import type { DemoProduct, DemoVariant } from "../catalogue/types.ts";

/**
 * The key of an image, such as `tee-sage-front`, or `kit-front` for a product without colours. It is also the file
 * name.
 */
export const imageKey = (good: string, { colour }: DemoVariant, view: string): string =>
  [good, colour, view].filter((part) => part !== null).join("-");

/** The image keys of a variant, in the order they are shown. */
export const imageKeysOf = (product: DemoProduct, variant: DemoVariant): string[] =>
  product.views.map((view) => imageKey(product.imagePrefix, variant, view));

export const productImageKeys: readonly string[] = products.flatMap((product) =>
  product.variants.flatMap((variant) => imageKeysOf(product, variant)),
);
export const sceneImageKeys: readonly string[] = [...slides, ...tiles].map((scene) => scene.imageKey);

export const imageFile = (key: string): URL => new URL(`./files/${key}.webp`, import.meta.url);
