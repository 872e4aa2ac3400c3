import type { TestStore } from "./store.ts";

/** A product of the demo catalogue whose page can be made to fail, and be mended again. */
export function breakableProduct({ services }: TestStore, productUrl: string) {
  const { products } = services.catalogue.current();
  const [id, product] = [...products].find(([, each]) => each.productUrl === productUrl) ?? [0];
  const broken = {
    get productName() {
      throw new Error("broken for this test");
    },
    productDetails: null,
  };
  const whole = products.get.bind(products);
  const show = (shown: unknown) =>
    Object.assign(products, { get: (asked: number) => (asked === id ? shown : whole(asked)) });
  return { break: () => show(broken), mend: () => show(product) };
}
