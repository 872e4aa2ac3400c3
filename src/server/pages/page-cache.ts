/** A value that knows its size in bytes. */
export interface SizedValue {
  readonly sizeBytes: number;
}

/**
 * A cache with a limit in bytes that removes the least recently used values. Two callers that miss the same key wait
 * for one rendering. Nothing is stored when the rendering fails or `keep` returns false.
 */
export class PageCache<V extends SizedValue> {
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
    this.#kept.delete(key); // move to the end: a Map iterates in insertion order
    this.#kept.set(key, value);
    return value;
  }

  make(key: string, make: () => Promise<V>, shouldStore: (value: V) => boolean): Promise<V> {
    const pending = this.#making.get(key);
    if (pending) return pending;
    const making = make()
      .then((value) => {
        if (shouldStore(value)) this.put(key, value);
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
    const previous = this.#kept.get(key);
    if (previous) {
      this.#kept.delete(key);
      this.#heldBytes -= previous.sizeBytes;
    }
    if (value.sizeBytes > this.#limitBytes) return;
    this.#kept.set(key, value);
    this.#heldBytes += value.sizeBytes;
    for (const [oldest, old] of this.#kept) {
      if (this.#heldBytes <= this.#limitBytes) break;
      this.#kept.delete(oldest);
      this.#heldBytes -= old.sizeBytes;
    }
  }
}
