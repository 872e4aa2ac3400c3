import { ApiProblem } from "../../../contract/api-problem.ts";
import type { Product, ProductDetail } from "../../../contract/catalogue.schemas.ts";
import { api } from "../state/api.ts";

/** Reads the products of a list. Those that are not sold any more are left out. Throws when the store cannot be reached. */
export async function readWished(ids: readonly number[]): Promise<Product[]> {
  const found = await Promise.all(
    ids.map((productId) =>
      api.call("GET /api/Product/{productId}", { params: { productId } }).catch((problem: unknown) => {
        if (problem instanceof ApiProblem && problem.code === "product_not_found") return null;
        throw problem;
      }),
    ),
  );
  return found.filter((product) => product !== null);
}

/** The only variant of a product that is bought without a choice; undefined where there is one, or nothing to buy. */
export function onlyVariant({ isSwagItem, productDetails }: Product): ProductDetail | undefined {
  const [first, ...others] = productDetails;
  return !isSwagItem && others.length === 0 && first?.inStock && first.sizes.length === 0 ? first : undefined;
}
