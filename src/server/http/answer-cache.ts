import { LRUCache } from "lru-cache";
import { CachedBody } from "./cached-body.ts";

const LIMIT_BYTES = 32 * 1024 * 1024;

export interface AnswerCache {
  get(key: string): CachedBody | undefined;
  /** Keeps the text under the key and returns its body; the least used ones make room. */
  put(key: string, text: string, contentType: string): CachedBody;
}

/** Public answers as bytes, bounded: search terms are the callers' to choose. */
export function createAnswerCache(): AnswerCache {
  const bodies = new LRUCache<string, CachedBody>({
    maxSize: LIMIT_BYTES,
    sizeCalculation: (body, key) => body.weightBytes + key.length,
  });
  return {
    get: (key) => bodies.get(key),
    put(key, text, contentType) {
      const body = CachedBody.of(text, contentType);
      bodies.set(key, body);
      return body;
    },
  };
}
