/** A value that knows how many bytes it holds. */
export interface Weighed {
  readonly weightBytes: number;
}

/**
 * Keeps the most recently used values within a number of bytes. Two askers for the same missing key wait for one
 * making. A making that fails, or whose value `keep` declines, is not kept.
 */
export class PageCache<V extends Weighed> {
  readonly #limitBytes: number;
  readonly #kept = new Map<string, V>();
  readonly #making = new Map<string, Promise<V>>();
  #heldBytes = 0;

  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes;
  }

  get heldBytes(): number {
    return this.#heldBytes;
  }

  get(key: string): V | undefined {
    const value = this.#kept.get(key);
    if (value === undefined) return undefined;
    this.#kept.delete(key); // to the young end: a Map iterates in order of insertion
    this.#kept.set(key, value);
    return value;
  }

  make(key: string, make: () => Promise<V>, keep: (value: V) => boolean): Promise<V> {
    const underWay = this.#making.get(key);
    if (underWay) return underWay;
    const making = make()
      .then((value) => {
        if (keep(value)) this.put(key, value);
        return value;
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  clear(): void {
    this.#kept.clear();
    this.#heldBytes = 0;
  }

  put(key: string, value: V): void {
    const before = this.#kept.get(key);
    if (before) {
      this.#kept.delete(key);
      this.#heldBytes -= before.weightBytes;
    }
    if (value.weightBytes > this.#limitBytes) return;
    this.#kept.set(key, value);
    this.#heldBytes += value.weightBytes;
    for (const [oldest, old] of this.#kept) {
      if (this.#heldBytes <= this.#limitBytes) break;
      this.#kept.delete(oldest);
      this.#heldBytes -= old.weightBytes;
    }
  }
}
