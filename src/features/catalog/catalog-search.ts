import MiniSearch from "minisearch";
import type { Product } from "../../contract/catalog.schemas.ts";

const folded = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
const withoutTags = (html: string): string => html.replace(/<[^>]*>/g, " ");

/** An index over names, colours, categories and texts: prefixes match, and one or two typing errors by length. */
export function catalogSearch(products: Iterable<Product>): (term: string) => number[] {
  const index = new MiniSearch<{ id: number }>({
    fields: ["name", "category", "colours", "keywords", "description"],
    processTerm: folded,
    searchOptions: {
      boost: { name: 4, category: 2, colours: 2, keywords: 1.5 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 7 ? 2 : term.length > 3 ? 1 : false),
      combineWith: "AND",
    },
  });
  for (const product of products) {
    index.add({
      id: product.productId,
      name: product.productName,
      category: product.categoryName,
      colours: product.productDetails.map((detail) => detail.colourName).join(" "),
      keywords: product.metaKeywords,
      description: withoutTags(`${product.shortDescription} ${product.productDescription}`),
    } as { id: number });
  }
  return (term) => {
    const all = index.search(term);
    const found = all.length ? all : index.search(term, { combineWith: "OR" });
    return found.map((hit) => hit.id as number);
  };
}
