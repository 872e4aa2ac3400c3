import { LRUCache } from "lru-cache";
import { isRefusal, type Refusal } from "../../contract/errors.ts";
import { shareRun } from "../../platform/process/share-run.ts";
import { buildResponse, type CachedResponse, type ResponseContent, sizeInBytes } from "./cached-response.ts";
import type { Encoding } from "./content-encoding.ts";

/** All that a cached response depends on (`responseKey`). */
export interface ResponseKey {
  /** Of all content, by `contentVersion`. */
  readonly version: string;
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
  /** What the `fingerprint` of its source returns as long as this would be made again. */
  readonly fingerprint?: string;
}

type Made = MadeContent | Refusal;

/** What a response is made from. */
export interface ResponseSource {
  /** The route's template, for the metrics. */
  readonly route: string;
  /**
   * A text that is the same exactly when `make` would make the same, and much quicker than it. With it, a change elsewhere
   * in the catalogue does not make the response again. Without it, each change does.
   */
  readonly fingerprint?: () => Promise<string>;
}

/** How often a response was found in the cache, found and still right after a change, and made. */
export interface CacheCounts {
  readonly hit: number;
  readonly unchanged: number;
  readonly made: number;
}

interface Entry {
  readonly response: CachedResponse;
  readonly version: string;
  readonly fingerprint: string | undefined;
}

/** The part of the limit that searches, filtered lists and unknown URLs may fill. */
const OPEN_ENDED_PART = 1 / 4;

let newestVersion = { catalogueHash: "", settingsVersion: -1, text: "" };

/**
 * Changes with everything that a cached response may show: the catalogue, and what staff set in the admin. As long as nothing
 * changes it is one and the same text, so each request makes none, and compares none character by character.
 */
export function contentVersion(catalogueHash: string, settingsVersion: number): string {
  if (newestVersion.catalogueHash !== catalogueHash || newestVersion.settingsVersion !== settingsVersion)
    newestVersion = { catalogueHash, settingsVersion, text: `${catalogueHash} ${settingsVersion}` };
  return newestVersion.text;
}

/** The key of an entry, which has its version beside it: an older one may still be right. */
const entryKey = ({ url, currencyCode, encoding }: ResponseKey): string =>
  `${encoding} ${currencyCode} ${url}`;

/**
 * All cached responses of this process, pages and API, under one limit in bytes: the least recently used ones go. What
 * anybody can invent has a part of its own, so that it never displaces the catalogue's pages. After a change of the
 * content a response with a fingerprint stays, and is sent again when its fingerprint is still the same.
 */
export class ResponseCache {
  readonly #catalogue: LRUCache<string, Entry>;
  readonly #openEnded: LRUCache<string, Entry>;
  readonly #fingerprints = new Map<string, Promise<string>>();
  readonly #contents = new Map<string, Promise<Made>>();
  readonly #responses = new Map<string, Promise<CachedResponse | Refusal>>();
  readonly #counts = { hit: 0, unchanged: 0, made: 0 };
  #version = "";

  constructor(limitBytes: number) {
    const openEndedBytes = Math.floor(limitBytes * OPEN_ENDED_PART);
    this.#catalogue = createLru(limitBytes - openEndedBytes);
    this.#openEnded = createLru(openEndedBytes);
  }

  get heldBytes(): number {
    return this.#catalogue.calculatedSize + this.#openEnded.calculatedSize;
  }

  get counts(): CacheCounts {
    return this.#counts;
  }

  /** The response that was kept for this key. */
  get(asked: ResponseKey): CachedResponse | undefined {
    if (asked.version !== this.#version) this.#startVersion(asked.version);
    const key = entryKey(asked);
    const entry = this.#catalogue.get(key) ?? this.#openEnded.get(key);
    if (entry?.version !== asked.version) return undefined;
    this.#counts.hit += 1;
    return entry.response;
  }

  /**
   * The cached response, or one made now. Requests at the same time share one `make`, also where they want different
   * encodings, and one compression. Nothing is cached when `make` throws or refuses, or when the content has changed meanwhile.
   */
  async find<M extends Made>(
    asked: ResponseKey,
    { route, fingerprint }: ResponseSource,
    make: () => M | Promise<M>,
  ): Promise<CachedResponse | Extract<M, Refusal>> {
    const { version, url, currencyCode, encoding } = asked;
    const key = entryKey(asked);
    const cached = this.get(asked);
    if (cached) return cached;
    const runKey = `${version} ${currencyCode} ${url}`;
    const run = shareRun(this.#responses, `${version} ${key}`, async () => {
      const older = this.#catalogue.peek(key);
      if (
        fingerprint &&
        older?.fingerprint !== undefined &&
        older.fingerprint === (await shareRun(this.#fingerprints, runKey, fingerprint))
      ) {
        this.#counts.unchanged += 1;
        this.#keep(this.#catalogue, key, { ...older, version });
        return older.response;
      }
      const content = await shareRun(this.#contents, runKey, () => {
        this.#counts.made += 1;
        return make();
      });
      if (isRefusal(content)) return content;
      const response = await buildResponse(content, encoding, route);
      if (content.share === "catalogue")
        this.#keep(this.#catalogue, key, { response, version, fingerprint: content.fingerprint });
      if (content.share === "open-ended")
        this.#keep(this.#openEnded, key, { response, version, fingerprint: undefined });
      return response;
    });
    return run as Promise<CachedResponse | Extract<M, Refusal>>; // all that share it make the same
  }

  #keep(lru: LRUCache<string, Entry>, key: string, entry: Entry): void {
    if (entry.version === this.#version) lru.set(key, entry);
  }

  /** Responses that can never be sent again are removed, so that others have their room. */
  #startVersion(version: string): void {
    this.#version = version;
    this.#openEnded.clear();
    for (const [key, { fingerprint }] of this.#catalogue.entries())
      if (fingerprint === undefined) this.#catalogue.delete(key);
  }
}

const createLru = (maxSize: number) =>
  new LRUCache<string, Entry>({
    maxSize: Math.max(1, maxSize),
    sizeCalculation: ({ response }, key) => sizeInBytes(response, key),
  });
