import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { Db } from "../../platform/db/database.ts";
import { readShownImages } from "./image.store.ts";
import type { ImageRenderer } from "./render-image.ts";

/** What phones and desktops ask for most, on cards and in galleries; in the format that nearly all of them take. */
const USUAL_WIDTHS = [640, 320, 1280] as const;
/** Those of a larger shop are made when somebody asks. */
const MAX_IMAGES = 3_000;
const LOOK_AGAIN_MS = 30_000;
const REPORT_EACH = 200;

export interface AheadOptions {
  readonly db: Db;
  readonly renderer: Pick<ImageRenderer, "prepare">;
  readonly log: Logger;
  /** Another one says that the shop shows something else. */
  readonly shownVersion: () => string;
  readonly signal: AbortSignal;
}

/**
 * Makes the usual widths of all images that the shop shows, one at a time, so that nobody waits for them after the first start, an
 * import or a restore; and again after each change of the catalogue. Each process does it, because each may have a disk of its own.
 */
export async function renderImagesAhead({
  db,
  renderer,
  log,
  shownVersion,
  signal,
}: AheadOptions): Promise<void> {
  const prepared = new Set<string>();

  const prepareAll = async () => {
    const images = (await readShownImages(db, MAX_IMAGES)).filter((imageId) => !prepared.has(imageId));
    for (const [index, imageId] of images.entries()) {
      for (const width of USUAL_WIDTHS) {
        if (signal.aborted) return;
        await renderer.prepare(imageId, { width, format: "avif" });
      }
      prepared.add(imageId);
      const done = index + 1;
      if (done % REPORT_EACH === 0 || done === images.length)
        log.info({ done, of: images.length }, "images rendered ahead");
    }
  };

  let version = "";
  while (!signal.aborted) {
    const shown = shownVersion();
    if (version !== shown)
      await prepareAll().then(
        () => {
          version = shown;
        },
        (error: unknown) =>
          log.warn({ err: error }, "images could not be rendered ahead; they are tried again"),
      );
    await wait(LOOK_AGAIN_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
