/**
 * sharp, loaded when the first image is read or made: its native library takes memory and time, and most starts only serve
 * renditions that were made before.
 */
export async function loadSharp() {
  const { default: sharp } = await import("sharp");
  // One thread per image and at most two images at a time: the pool has four threads, and password hashes and file access
  // need the others.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
