import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { placeOrder } from "../support/place-order.ts";
import { productInputOf } from "../support/product-input.ts";
import { setStock } from "../support/set-stock.ts";
import { plainProduct } from "../support/shopping.ts";
import { newStaff } from "../support/staff.ts";

const MUG = 42;

describeShop("pages after a change of the catalogue", (shop) => {
  const pathsOfSitemap = async () => {
    const sitemap = await (await fetch(`${shop().url}/sitemap.xml`)).text();
    return [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || "/");
  };
  const read = async (path: string) => {
    const response = await fetch(shop().url + path, { headers: { "accept-encoding": "br" } });
    expect(response.status, path).toBe(200);
    await response.arrayBuffer();
    return String(response.headers.get("etag"));
  };
  const readAll = async (paths: readonly string[]) => {
    const etags = new Map<string, string>();
    for (const path of paths) etags.set(path, await read(path));
    return etags;
  };
  const countsNow = () => ({ ...shop().store.services.responseCache.counts });

  it("of one price are rendered anew only where the product is shown", async () => {
    const { store } = shop();
    const paths = await pathsOfSitemap();
    expect(paths.length).toBeGreaterThan(60);
    const before = await readAll(paths);
    const { token } = await newStaff(store, "admin");
    const call = { params: { productId: MUG }, token };
    const product = (await store.call("GET /api/admin/products/{productId}", call)).body;
    const input = productInputOf(product);
    const [variant] = input.variants;
    if (!variant) throw new Error("The mug has no variant");
    const cheaper = { ...variant, sellingPrice: variant.sellingPrice - 1 };
    const saved = await store.call("PUT /api/admin/products/{productId}", {
      ...call,
      body: { ...input, variants: [cheaper, ...input.variants.slice(1)] },
    });
    expect(saved.status).toBe(200);
    await store.services.catalogue.refresh();

    const start = countsNow();
    const after = await readAll(paths);
    const changed = paths.filter((path) => after.get(path) !== before.get(path));
    const { made, unchanged } = countsNow();
    expect(changed).toContain(`/store/${product.slug}/${MUG}`);
    expect(changed.length).toBeLessThan(paths.length / 2);
    expect({ made: made - start.made, unchanged: unchanged - start.unchanged }).toEqual({
      made: changed.length,
      unchanged: paths.length - changed.length,
    });
    const { hit } = countsNow();
    await readAll(paths);
    expect(countsNow()).toMatchObject({ hit: hit + paths.length, made });
  });

  it("of a low stock are rendered anew only where the stock is shown, and of a high stock nowhere", async () => {
    const { store } = shop();
    const product = plainProduct(store);
    const paths = await pathsOfSitemap();
    const path = `/store/${product.productUrl}/${product.productId}`;
    const stock = () =>
      store.services.catalogue.current().products.get(product.productId)?.productDetails[0]?.stock;
    for (const [pieces, left, rendered] of [
      [40, null, []],
      // Two of the ten are sold already.
      [10, 6, [path, `/de${path}`]],
    ] as const) {
      await setStock(store, product.productDetails[0]?.id ?? 0, pieces);
      await readAll(paths);
      const start = countsNow();
      await placeOrder(store, { lines: [{ product, qty: 2 }] });
      await expect.poll(stock).toBe(left);
      await readAll(rendered);
      expect(countsNow().made - start.made).toBe(rendered.length);
      await readAll(paths);
      expect(countsNow().made - start.made).toBe(rendered.length);
    }
  });
});
