/**
 * Where rendered pictures are kept: a cache that may lose anything at any time, because everything in it can be made
 * again. Keys are the renderer's own (`r1/ab/<id>-640.avif`); nothing of a request gets into them unchecked.
 */
export interface KeptBytes {
  /** Undefined when there is nothing under this key. */
  read(key: string): Promise<Buffer | undefined>;
  /** Whole or not at all; the same key always has the same meaning, so the later of two writers may win. */
  write(key: string, bytes: Buffer, mediaType: string): Promise<void>;
}

/** A place that fails is no reason to show no picture: it then has nothing and keeps nothing, and its trouble is told. */
export const forgiving = (kept: KeptBytes, onTrouble: (error: unknown) => void): KeptBytes => ({
  read: (key) => kept.read(key).catch((error) => void onTrouble(error)),
  write: (key, bytes, mediaType) => kept.write(key, bytes, mediaType).catch(onTrouble),
});

/** What is near is asked first, and gets a copy of what only the far one had. */
export function nearAndFar(near: KeptBytes, far: KeptBytes): KeptBytes {
  return {
    async read(key) {
      const known = await near.read(key);
      if (known) return known;
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
