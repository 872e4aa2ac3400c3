/**
 * The cache of renditions. It may lose anything at any time, because every rendition can be made again. The
 * renderer makes the keys (`r1/ab/<id>-640.avif`); no unchecked text of a request gets into them.
 */
export interface ImageStorage {
  /** Undefined when nothing is stored under this key. */
  read(key: string): Promise<Buffer | undefined>;
  /** Writes all bytes or nothing. Two writers of one key write the same image, so the later one may win. */
  write(key: string, bytes: Buffer, mediaType: string): Promise<void>;
}

/**
 * Reports a failing storage and goes on without it. The shop still shows images, because it can render them
 * again.
 */
export const bestEffort = (storage: ImageStorage, onError: (error: unknown) => void): ImageStorage => ({
  read: (key) => storage.read(key).catch((error) => void onError(error)),
  write: (key, bytes, mediaType) => storage.write(key, bytes, mediaType).catch(onError),
});

/** Reads the near storage first. It gets a copy of what only the far storage had. */
export function tieredStorage(near: ImageStorage, far: ImageStorage): ImageStorage {
  return {
    async read(key) {
      const found = await near.read(key);
      if (found) return found;
      const fetched = await far.read(key);
      if (fetched) await near.write(key, fetched, mediaTypeOf(key));
      return fetched;
    },
    async write(key, bytes, mediaType) {
      await Promise.all([near.write(key, bytes, mediaType), far.write(key, bytes, mediaType)]);
    },
  };
}

/** One that failed is passed by for so long: a visitor waits for each attempt. */
const PAUSE_MS = 10_000;

/**
 * A storage that is passed by for ten seconds after it failed, as if it had nothing: of an S3 store that says nothing, only the first images wait
 * for their time limit. `now` is in milliseconds.
 */
export function pausing(
  storage: ImageStorage,
  now: () => number = performance.now.bind(performance),
): ImageStorage {
  let pausedUntil = Number.NEGATIVE_INFINITY;
  const attempt = async <T>(call: () => Promise<T>): Promise<T | undefined> => {
    if (now() < pausedUntil) return undefined;
    try {
      return await call();
    } catch (error) {
      pausedUntil = now() + PAUSE_MS;
      throw error;
    }
  };
  return {
    read: (key) => attempt(() => storage.read(key)),
    write: (key, bytes, mediaType) => attempt(() => storage.write(key, bytes, mediaType)),
  };
}

const mediaTypeOf = (key: string): string => `image/${key.slice(key.lastIndexOf(".") + 1)}`;
