import { hundredthsToAmount } from "../../platform/money/minor-units.ts";
import { pricesShown } from "../product-list/price-bands.ts";
import type {
  IsAllowed,
  ListedProduct,
  ListedSku,
  ListedVariant,
  NamedValue,
} from "../product-list/product-list.ts";
import { isAskedColour } from "./understand-colour.ts";
import type { Phrase } from "./understand-phrase.ts";
import type { AskedPrice } from "./understand-price.ts";
import type { ShopCurrency } from "./vocabulary.ts";
import { sizeWords } from "./word-index.ts";

/** Whether a product has a word that is also the name of a colour: green tea is green. */
type HasWord = (id: number, word: string, inText: boolean) => boolean;

interface Shop {
  readonly currencies: readonly ShopCurrency[];
  readonly hasWord: HasWord;
  /** Whether what the words find comes in sizes. Else a size cannot have been meant: nobody sells a mug in XL. */
  readonly isSized: boolean;
}

/** Whether products and their variants have everything that a phrase asks for in colours, sizes and prices. */
export interface PhraseTest {
  /** Whether one and the same variant of a product has all of it. */
  fits(product: ListedProduct): boolean;
  /** Which of its variants have. */
  allows(product: ListedProduct): IsAllowed;
}

/** Undefined: the phrase asks for nothing of that kind. */
export function testOfPhrase(
  { readings, topics, wordings, presents }: Phrase,
  { currencies, hasWord, isSized }: Shop,
): PhraseTest | undefined {
  const colours = readings.flatMap((reading) => (reading.kind === "colour" ? [reading.colour] : []));
  const sizes = readings.flatMap((reading) => (reading.kind === "size" ? [reading.size] : []));
  const prices = readings.flatMap((reading) =>
    reading.kind === "price" ? priceTest(reading.price, currencies) : [],
  );
  const isAnyPresent = presents.length > 0 && !wordings.length;
  if (!readings.length && !topics.includes("sizes") && !isAnyPresent) return undefined;
  const isColoured = ({ colour }: ListedVariant): boolean => colour !== null && isAsked(colour);
  const isAsked = onceForEachColour((colour) => isAskedColour(colours, colour));
  const hasAllElse = ({ pricePaise, skus }: ListedVariant): boolean =>
    (!sizes.length || !isSized || skus.some((sku) => isOfSize(sku, sizes))) &&
    prices.every((isAt) => isAt(pricePaise));
  /** Where no variant has the colour, but a word of the product is the colour's name, any variant is meant. */
  const isOfColour = (product: ListedProduct): ((variant: ListedVariant) => boolean) | undefined => {
    if (!colours.length || product.variants.some(isColoured)) return colours.length ? isColoured : () => true;
    const isNamed = colours.some(({ kind, word }) => hasWord(product.productId, word, kind === null));
    return isNamed ? () => true : undefined;
  };
  return {
    fits(product) {
      // The kit shows no price (specification 6), so it is at none; and nobody buys it as a present.
      if ((prices.length || isAnyPresent) && product.isSwagItem) return false;
      if (topics.includes("sizes") && !comesInSizes(product)) return false;
      const hasColour = isOfColour(product);
      return hasColour !== undefined && product.variants.some((each) => hasColour(each) && hasAllElse(each));
    },
    allows(product) {
      const hasColour = isOfColour(product);
      const allowed = product.variants.map((each) => (hasColour?.(each) ?? false) && hasAllElse(each));
      return (place) => allowed[place] ?? false;
    },
  };
}

/** Many variants have the same few colours. */
function onceForEachColour(test: (colour: NamedValue) => boolean): (colour: NamedValue) => boolean {
  const known = new Map<string, Map<string, boolean>>();
  return (colour) => {
    const { label, hex } = colour;
    const ofLabel = known.get(label) ?? new Map<string, boolean>();
    let isAsked = ofLabel.get(hex ?? "");
    if (isAsked === undefined) {
      isAsked = test(colour);
      known.set(label, ofLabel.set(hex ?? "", isAsked));
    }
    return isAsked;
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
