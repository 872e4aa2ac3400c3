import { LRUCache } from "lru-cache";
import { CachedBody } from "./cached-body.ts";

const MAX_BYTES = 32 * 1024 * 1024;

export interface ResponseCache {
  get(key: string): CachedBody | undefined;
  /**
   * Stores the text under the key and returns its body. When the cache is full, the least recently used bodies are
   * removed.
   */
  put(key: string, text: string, contentType: string): CachedBody;
}

/** A cache of public responses as bytes. It has a limit, because callers can send any search term. */
export function createResponseCache(): ResponseCache {
  const bodies = new LRUCache<string, CachedBody>({
    maxSize: MAX_BYTES,
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
