import fc from "fast-check";
import { toQueryValue } from "../../src/catalogue/product-list/list-query.ts";
import type { FoundProducts } from "../../src/catalogue/product-list/product-list.ts";
import { foldCase } from "../../src/catalogue/search/search-words.ts";
import { cardView } from "../../src/catalogue/snapshot/card-view.ts";
import type { Product } from "../../src/contract/catalogue.schemas.ts";
import { rupeesToPaise } from "../../src/platform/money/money.ts";
import { sampleProduct } from "./sample-product.ts";

const hexes: Record<string, string> = { Sage: "#94aa94", Ink: "#25304d", "Deep Clay": "#c4623f" };

interface ListedVariant {
  colour: string;
  price: number;
  sizes?: Record<string, boolean>;
  inStock?: boolean;
}

/** A product with what lists read of it; one of three names, so that names are equal at times. */
export function listedProduct(productId: number, variants: ListedVariant[], isSwagItem = false): Product {
  const productDetails = variants.map(({ colour, price, sizes = {}, inStock = true }, index) => ({
    id: productId * 10 + index,
    colourName: colour,
    colourHex: hexes[colour] ?? null,
    sellingPrice: price,
    webPrice: price,
    imagePath: `/images/${productId}-${index}/x`,
    images: [],
    stock: null,
    inStock,
    sizes: Object.entries(sizes).map(([name, isThere]) => ({ name, stock: null, inStock: isThere })),
  }));
  return sampleProduct({
    productId,
    productName: `Thing ${productId % 3}`,
    productUrl: `thing-${productId}`,
    isSwagItem,
    inStock: productDetails.some((detail) => detail.inStock),
    productDetails,
  });
}

/** The list's own view of these products. */
export function listedProducts(all: readonly Product[]): FoundProducts {
  const byId = new Map(all.map((each) => [each.productId, each]));
  return {
    ids: [...byId.keys()],
    productOf: (id) => {
      const each = byId.get(id);
      return (
        each && {
          productId: id,
          sortName: foldCase(each.productName),
          isSwagItem: each.isSwagItem,
          variants: each.productDetails.map(({ sellingPrice, colourName, colourHex, inStock, sizes }) => ({
            pricePaise: rupeesToPaise(sellingPrice),
            colour: colourHex ? { value: toQueryValue(colourName), label: colourName, hex: colourHex } : null,
            isInStock: inStock,
            skus: sizes.length
              ? sizes.map((size) => ({
                  size: { value: toQueryValue(size.name), label: size.name },
                  isInStock: size.inStock && inStock,
                }))
              : [{ size: undefined, isInStock: inStock }],
          })),
          card: (isAllowed) =>
            cardView(each, isAllowed && new Set(each.productDetails.filter((_, at) => isAllowed(at)))),
        }
      );
    },
  };
}
const variants = fc.array(
  fc.record({
    colour: fc.constantFrom(...Object.keys(hexes)),
    price: fc.integer({ min: 1, max: 6_000 }),
    sizes: fc.dictionary(fc.constantFrom("S", "M", "L"), fc.boolean(), { maxKeys: 3 }),
    inStock: fc.boolean(),
  }),
  { minLength: 1, maxLength: 3 },
);

/** This many products, some of them kits. */
export const randomProducts = (length: fc.ArrayConstraints) =>
  fc
    .array(fc.tuple(variants, fc.boolean()), length)
    .map((all) => all.map(([each, isSwag], index) => listedProduct(index + 1, each, isSwag)));
