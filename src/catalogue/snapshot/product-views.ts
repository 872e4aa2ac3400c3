/** What a snapshot shows of each product, in the order of the shop, made when it is asked for. */
export class ProductViews<Entry, View> implements ReadonlyMap<number, View> {
  readonly #products: ReadonlyMap<number, Entry>;
  readonly #viewOf: (entry: Entry) => View | undefined;

  constructor(products: ReadonlyMap<number, Entry>, viewOf: (entry: Entry) => View | undefined) {
    this.#products = products;
    this.#viewOf = viewOf;
  }

  get size(): number {
    return this.#products.size;
  }
  get(id: number): View | undefined {
    const entry = this.#products.get(id);
    return entry && this.#viewOf(entry);
  }
  has(id: number): boolean {
    return this.#products.has(id);
  }
  *entries(): MapIterator<[number, View]> {
    for (const [id, entry] of this.#products) {
      const view = this.#viewOf(entry);
      if (view !== undefined) yield [id, view];
    }
  }
  keys(): MapIterator<number> {
    return this.#products.keys();
  }
  *values(): MapIterator<View> {
    for (const [, view] of this.entries()) yield view;
  }
  [Symbol.iterator](): MapIterator<[number, View]> {
    return this.entries();
  }
  forEach(callback: (view: View, id: number, map: ReadonlyMap<number, View>) => void): void {
    for (const [id, view] of this.entries()) callback(view, id, this);
  }
}
