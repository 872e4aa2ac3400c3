import { hundredthsToAmount } from "../../../platform/money/minor-units.ts";
import { pricesShown } from "../price-bands.ts";
import type { IsAllowed, ListedProduct, ListedSku } from "../product-list.ts";
import { sizeWords } from "../word-index.ts";
import { isAskedColour } from "./understand-colour.ts";
import type { Phrase } from "./understand-phrase.ts";
import type { AskedPrice } from "./understand-price.ts";
import type { ShopCurrency } from "./vocabulary.ts";

/** Whether a product has a word that is also the name of a colour: green tea is green. */
type HasWord = (id: number, word: string, inText: boolean) => boolean;

interface Shop {
  readonly currencies: readonly ShopCurrency[];
  readonly hasWord: HasWord;
  /** Whether what the words find comes in sizes. Else a size cannot have been meant: nobody sells a mug in XL. */
  readonly isSized: boolean;
}

/**
 * Which variants of a product have everything that a phrase asks for in colours, sizes and prices: in one and the same variant. Null:
 * none has. Undefined: the phrase asks for nothing of that kind.
 */
export function fitsPhrase(
  { readings, topics, wordings, presents }: Phrase,
  { currencies, hasWord, isSized }: Shop,
): ((product: ListedProduct) => IsAllowed | null) | undefined {
  const colours = readings.flatMap((reading) => (reading.kind === "colour" ? [reading.colour] : []));
  const sizes = readings.flatMap((reading) => (reading.kind === "size" ? [reading.size] : []));
  const prices = readings.flatMap((reading) =>
    reading.kind === "price" ? priceTest(reading.price, currencies) : [],
  );
  const isAnyPresent = presents.length > 0 && !wordings.length;
  if (!readings.length && !topics.includes("sizes") && !isAnyPresent) return undefined;

  return (product) => {
    const { productId, variants, isSwagItem } = product;
    // The kit shows no price (specification 6), so it is at none; and nobody buys it as a present.
    if ((prices.length || isAnyPresent) && isSwagItem) return null;
    if (topics.includes("sizes") && !comesInSizes(product)) return null;
    const isColoured = variants.some(({ colour }) => colour && isAskedColour(colours, colour));
    const isNamed = colours.some(({ kind, word }) => hasWord(productId, word, kind === null));
    if (colours.length && !isColoured && !isNamed) return null;
    const places = new Set(
      variants.keys().filter((place) => {
        const { colour = null, pricePaise = 0, skus = [] } = variants[place] ?? {};
        const hasColour = !isColoured || !colours.length || (colour && isAskedColour(colours, colour));
        const hasSize = !sizes.length || !isSized || skus.some((sku) => isOfSize(sku, sizes));
        return hasColour && hasSize && prices.every((isAt) => isAt(pricePaise));
      }),
    );
    return places.size ? (place) => places.has(place) : null;
  };
}

export const comesInSizes = ({ variants }: ListedProduct): boolean =>
  variants.some(({ skus }) => skus.some(({ size }) => size));

const isOfSize = ({ size }: ListedSku, asked: readonly string[]): boolean =>
  size !== undefined && sizeWords(size.label).some((word) => asked.includes(word));

function priceTest(price: AskedPrice, currencies: readonly ShopCurrency[]): ((paise: number) => boolean)[] {
  const currency = currencies.find(({ currencyCode }) => currencyCode === price.currencyCode);
  if (!currency) return [];
  const inner = price.isExclusive ? 1 : 0;
  const { fromHundredths: from, toHundredths: to } = price;
  return [
    pricesShown(currency, {
      from: from === null ? 0 : hundredthsToAmount(from + inner),
      to: to === null ? Number.POSITIVE_INFINITY : hundredthsToAmount(to - inner),
    }),
  ];
}
