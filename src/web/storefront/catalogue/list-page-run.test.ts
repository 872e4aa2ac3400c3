import { expect, it } from "vitest";
import type { ProductCard } from "../../../contract/catalogue.schemas.ts";
import { rememberPage, runOfPages } from "./list-page-run.ts";

const page = (number: number, ids: number[]) => ({
  page: number,
  cards: ids.map(
    (productId): ProductCard => ({
      productId,
      productName: `Thing ${productId} of page ${number}`,
      productUrl: `thing-${productId}`,
      imagePath: "",
      imageColour: "",
      hoverImagePath: "",
      sellingPrice: 1,
      webPrice: 1,
      isSwagItem: false,
      inStock: true,
      colours: [],
    }),
  ),
});
const shown = (...input: Parameters<typeof runOfPages>) => {
  const { firstPage, lastPage, cards } = runOfPages(...input);
  return [firstPage, lastPage, cards.map(({ productId }) => productId)];
};

it("shows a page alone where nothing else is asked for or remembered", () => {
  rememberPage("/alone", page(1, [1, 2]));
  expect(shown("/alone", page(2, [3]), {})).toEqual([2, 2, [3]]);
  expect(shown("/other", page(2, [3]), { firstPage: 1 })).toEqual([2, 2, [3]]);
});

it("shows the remembered pages that the history entry names, on both sides, without a gap", () => {
  for (const number of [1, 2, 4, 5]) rememberPage("/mugs", page(number, [number]));
  expect(shown("/mugs", page(3, [3]), { firstPage: 1 })).toEqual([1, 3, [1, 2, 3]]);
  expect(shown("/mugs", page(3, [3]), { firstPage: 2, lastPage: 5 })).toEqual([2, 5, [2, 3, 4, 5]]);
  expect(shown("/mugs", page(7, [7]), { firstPage: 1 })).toEqual([7, 7, [7]]);
});

it("shows a product once that moved to the next page meanwhile", () => {
  rememberPage("/moved", page(1, [1, 2]));
  expect(shown("/moved", page(2, [2, 3]), { firstPage: 1 })).toEqual([1, 2, [1, 2, 3]]);
});

it("remembers the last ten lists", () => {
  for (let list = 1; list <= 11; list += 1) rememberPage(`/list-${list}`, page(1, [list]));
  expect(shown("/list-1", page(2, [9]), { firstPage: 1 })).toEqual([2, 2, [9]]);
  expect(shown("/list-2", page(2, [9]), { firstPage: 1 })).toEqual([1, 2, [2, 9]]);
});
