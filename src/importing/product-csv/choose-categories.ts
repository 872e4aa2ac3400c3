import { reservedSlugs } from "../../catalogue/slug/slug.ts";
import { transliteratedSlug } from "../../catalogue/slug/transliterated-slug.ts";
import type { ImportChoices } from "../../contract/admin/import-choices.ts";
import type { AskedCategory } from "../../contract/admin/product-imports.ts";
import { languages } from "../../platform/language/language.ts";
import type { ProductLines } from "./group-lines.ts";
import { findCategoryId } from "./product-columns.ts";
import type { ExistingCatalogue } from "./product-state.ts";

/** A category that a file makes. */
export interface NewCategory {
  readonly name: string;
  readonly slug: string;
}

const MAX_NAME = 120;

/** The categories that the products name and the store does not have; last, the new products that name none. */
export function askedCategories(
  groups: readonly ProductLines[],
  catalogue: ExistingCatalogue,
): AskedCategory[] {
  const asked = new Map<string, AskedCategory>();
  for (const { productId, lines } of groups) {
    const cell = lines.map(({ cells }) => cells.get("Category") ?? "").find(Boolean) ?? "";
    const isKnown = cell ? findCategoryId(cell, catalogue) !== undefined : productId !== null;
    if (isKnown || cell.length > MAX_NAME) continue;
    const key = cell.toLowerCase();
    const { name, products } = asked.get(key) ?? { name: cell, products: 0 };
    asked.set(key, { name, products: products + 1 });
  }
  return [...asked.values()].sort((one, other) => Number(one.name === "") - Number(other.name === ""));
}

/** How many new products have no weight in the file. */
export const countWithoutWeight = (groups: readonly ProductLines[]): number =>
  groups.filter(
    ({ productId, lines }) => productId === null && !lines.some(({ cells }) => cells.get("Weight g")),
  ).length;

/** What staff decided about the categories that they were asked about, each with a slug that neither store nor file has. */
export function categoriesToMake(
  asked: readonly AskedCategory[],
  choices: ImportChoices | undefined,
  catalogue: ExistingCatalogue,
  groups: readonly ProductLines[],
): NewCategory[] {
  const made = (choices?.categories ?? []).filter(({ categoryId }) => categoryId === null);
  const requested = new Set(made.map(({ name }) => name.toLowerCase()));
  const taken = new Set([
    ...reservedSlugs,
    ...languages.map((tag) => tag.toLowerCase()),
    ...catalogue.slugs.keys(),
  ]);
  for (const { cells } of groups.flatMap(({ lines }) => lines)) taken.add(cells.get("Address") ?? "");
  return asked
    .filter(({ name }) => name !== "" && requested.has(name.toLowerCase()))
    .map(({ name }) => {
      const slug = freeSlug(transliteratedSlug(name) || "category", taken);
      taken.add(slug);
      return { name, slug };
    });
}

function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug.slice(0, 110)}-${number}`;
  return free;
}

/** The catalogue as staff's choices make it, with the new categories. In a dry run their ids are below 0. */
export function withChoices(
  catalogue: ExistingCatalogue,
  choices: ImportChoices | undefined,
  made: readonly (NewCategory & { readonly id: number })[],
): ExistingCatalogue {
  const chosen = (choices?.categories ?? []).flatMap(({ name, categoryId }) =>
    categoryId === null ? [] : [[name.toLowerCase(), categoryId] as const],
  );
  const known = new Set(catalogue.categories.map(({ id }) => id));
  const categoryChoices = new Map([
    ...chosen.filter(([, categoryId]) => known.has(categoryId)),
    ...made.map(({ name, id }) => [name.toLowerCase(), id] as const),
  ]);
  return {
    ...catalogue,
    categories: [...catalogue.categories, ...made],
    slugs: new Map([...catalogue.slugs, ...made.map(({ slug }) => [slug, 0] as const)]),
    categoryChoices,
    newProduct: {
      ...catalogue.newProduct,
      categoryId: categoryChoices.get("") ?? null,
      packageWeight: choices?.weightGrams ?? null,
      isPublished: choices?.newProducts === "published",
    },
    decidesPublication: choices?.newProducts !== undefined && choices.newProducts !== "file",
  };
}
