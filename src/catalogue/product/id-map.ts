const CHUNK_BITS = 8;
const CHUNK_MASK = (1 << CHUNK_BITS) - 1;

type Chunk<Value> = readonly (Value | undefined)[];

/**
 * A map by positive integer ids that never changes: `with` returns the next one. It copies only the parts with the changed
 * ids and the list of parts, so a change of one of 100,000 values costs some hundred references.
 */
export class IdMap<Value extends object> {
  readonly #chunks: readonly (Chunk<Value> | undefined)[];
  readonly size: number;

  private constructor(chunks: readonly (Chunk<Value> | undefined)[], size: number) {
    this.#chunks = chunks;
    this.size = size;
  }

  static empty<Value extends object>(): IdMap<Value> {
    return new IdMap<Value>([], 0);
  }

  get(id: number): Value | undefined {
    return this.#chunks[id >> CHUNK_BITS]?.[id & CHUNK_MASK];
  }

  /** Undefined removes an id. */
  with(changes: Iterable<readonly [id: number, value: Value | undefined]>): IdMap<Value> {
    const chunks = [...this.#chunks];
    const copied = new Map<number, (Value | undefined)[]>();
    let size = this.size;
    for (const [id, value] of changes) {
      const at = id >> CHUNK_BITS;
      const chunk = copied.get(at) ?? [...(chunks[at] ?? [])];
      copied.set(at, chunk);
      chunks[at] = chunk;
      size += Number(value !== undefined) - Number(chunk[id & CHUNK_MASK] !== undefined);
      chunk[id & CHUNK_MASK] = value;
    }
    return new IdMap(chunks, size);
  }
}
