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

const mediaTypeOf = (key: string): string => `image/${key.slice(key.lastIndexOf(".") + 1)}`;
