/** What a snapshot shows of each product, in the order of the shop, made from its entry when it is asked for. */
export class ProductViews<Entry, View> implements ReadonlyMap<number, View> {
  readonly #ids: readonly number[];
  readonly #entryOf: (id: number) => Entry | undefined;
  readonly #viewOf: (entry: Entry) => View | undefined;

  constructor(
    ids: readonly number[],
    entryOf: (id: number) => Entry | undefined,
    viewOf: (entry: Entry) => View | undefined,
  ) {
    this.#ids = ids;
    this.#entryOf = entryOf;
    this.#viewOf = viewOf;
  }

  get size(): number {
    return this.#ids.length;
  }
  get(id: number): View | undefined {
    const entry = this.#entryOf(id);
    return entry && this.#viewOf(entry);
  }
  has(id: number): boolean {
    return this.#entryOf(id) !== undefined;
  }
  *entries(): MapIterator<[number, View]> {
    for (const id of this.#ids) {
      const view = this.get(id);
      if (view !== undefined) yield [id, view];
    }
  }
  *keys(): MapIterator<number> {
    yield* this.#ids;
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
