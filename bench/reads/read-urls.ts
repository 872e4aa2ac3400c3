import type { BenchStore } from "../open-store.ts";

/** The pages and API calls that guests request most. */
export async function readUrls({
  url,
}: BenchStore): Promise<readonly { readonly name: string; readonly path: string }[]> {
  const product = (await (await fetch(`${url}/api/Product/1`)).json()) as { productUrl: string };
  return [
    { name: "home page", path: "/" },
    { name: "category page", path: "/drinkware" },
    { name: "product page", path: `/store/${product.productUrl}/1` },
    { name: "GET /api/Home/Listing", path: "/api/Home/Listing" },
    { name: "GET /api/Product/1", path: "/api/Product/1" },
    { name: "GET /api/Product/Search", path: "/api/Product/Search?searchTerm=muug" },
  ];
}
