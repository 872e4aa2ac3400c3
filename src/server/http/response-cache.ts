import { LRUCache } from "lru-cache";
import { buildResponse, type CachedResponse, type ResponseContent, sizeInBytes } from "./cached-response.ts";
import type { Encoding } from "./content-encoding.ts";

/** What a cached response depends on beside the catalogue. */
export interface ResponseKey {
  /** Path and query in their one canonical form. */
  readonly url: string;
  /** Empty for the API, whose amounts are rupees. */
  readonly currencyCode: string;
  readonly encoding: Encoding;
}

export interface MadeContent extends ResponseContent {
  /**
   * `catalogue`: one of the catalogue's pages or calls, whose number is limited. `open-ended`: a search, a filtered list or
   * an unknown URL; anybody can invent any number of them. `none`: not cached.
   */
  readonly share: "catalogue" | "open-ended" | "none";
}

/** The part of the limit that searches, filtered lists and unknown URLs may fill. */
const OPEN_ENDED_PART = 1 / 4;

/** Changes with everything that a cached response may show: the catalogue, and what staff set in the admin. */
export const contentVersion = (catalogueHash: string, settingsVersion: number): string =>
  `${catalogueHash} ${settingsVersion}`;

export const keyText = (encoding: Encoding, currencyCode: string, url: string): string =>
  `${encoding} ${currencyCode} ${url}`;

/**
 * All cached responses of this process, pages and API, under one limit in bytes: the least recently used ones go. What
 * anybody can invent has a part of its own, so that it never displaces the catalogue's pages.
 */
export class ResponseCache {
  readonly #catalogue: LRUCache<string, CachedResponse>;
  readonly #openEnded: LRUCache<string, CachedResponse>;
  readonly #contents = new Map<string, Promise<MadeContent>>();
  readonly #responses = new Map<string, Promise<CachedResponse>>();
  #version = "";

  constructor(limitBytes: number) {
    const openEndedBytes = Math.floor(limitBytes * OPEN_ENDED_PART);
    this.#catalogue = createLru(limitBytes - openEndedBytes);
    this.#openEnded = createLru(openEndedBytes);
  }

  get heldBytes(): number {
    return this.#catalogue.calculatedSize + this.#openEnded.calculatedSize;
  }

  /** The response under `keyText`, where it was made from this version of the content. */
  get(key: string, version: string): CachedResponse | undefined {
    if (version !== this.#version) this.#forgetAll(version);
    return this.#catalogue.get(key) ?? this.#openEnded.get(key);
  }

  /**
   * The cached response, or one made now. Requests at the same time share one `make`, also where they want different
   * encodings, and one compression. Nothing is cached when `make` throws, or when the content has changed meanwhile.
   */
  async find(
    { url, currencyCode, encoding }: ResponseKey,
    { version, route }: { readonly version: string; readonly route: string },
    make: () => MadeContent | Promise<MadeContent>,
  ): Promise<CachedResponse> {
    const key = keyText(encoding, currencyCode, url);
    const cached = this.get(key, version);
    if (cached) return cached;
    return shared(this.#responses, `${version} ${key}`, async () => {
      const content = await shared(this.#contents, `${version} ${currencyCode} ${url}`, make);
      const response = await buildResponse(content, encoding, route);
      if (content.share !== "none" && version === this.#version) {
        const lru = content.share === "catalogue" ? this.#catalogue : this.#openEnded;
        lru.set(key, response);
      }
      return response;
    });
  }

  #forgetAll(version: string): void {
    this.#catalogue.clear();
    this.#openEnded.clear();
    this.#version = version;
  }
}

const createLru = (maxSize: number) =>
  new LRUCache<string, CachedResponse>({ maxSize: Math.max(1, maxSize), sizeCalculation: sizeInBytes });

/** Callers of the same key at the same time share one run. */
function shared<T>(running: Map<string, Promise<T>>, key: string, run: () => T | Promise<T>): Promise<T> {
  const known = running.get(key);
  if (known) return known;
  const started = runAsync(run).finally(() => running.delete(key));
  running.set(key, started);
  return started;
}

const runAsync = async <T>(run: () => T | Promise<T>): Promise<T> => run();
