import sharp from "sharp";
import { expect, it } from "vitest";
import { registerImages } from "../../src/app/http/images.ts";
import { readShownImages } from "../../src/catalogue/image/image.store.ts";
import { renderImagesAhead } from "../../src/catalogue/image/render-ahead.ts";
import { describeStore } from "../support/describe-store.ts";
import { uploadedImage } from "../support/uploaded-image.ts";

describeStore(
  "images that nobody has asked for yet",
  (store) => {
    const get = (url: string) =>
      store().inject({ url, headers: { accept: "image/avif,image/webp,image/*,*/*;q=0.8" } });

    it("are served as what comes nearest while others are being made, for a short time", async () => {
      const images = await Promise.all(Array.from({ length: 6 }, () => uploadedImage(store())));
      const [first] = images;
      expect((await get(`${first?.path}?w=96`)).headers["cache-control"]).toContain("immutable");
      const responses = await Promise.all(images.map(({ path }) => get(`${path}?w=1920`)));
      const standIns = responses.filter(({ headers }) => headers["cache-control"] === "private, max-age=20");
      expect(standIns.length).toBeGreaterThanOrEqual(2);
      for (const { statusCode, headers, rawPayload } of standIns) {
        expect([statusCode, headers.etag]).toEqual([200, undefined]);
        expect(headers["content-type"]).toMatch(/^image\/(webp|avif)$/);
        expect((await sharp(rawPayload).stats()).channels).toHaveLength(3);
      }
      await expect
        .poll(async () => {
          const again = await Promise.all(images.map(({ path }) => get(`${path}?w=1920`)));
          return again.filter(({ headers }) => headers["content-type"] === "image/avif" && headers.etag)
            .length;
        })
        .toBe(images.length);
    });

    it("are rendered ahead for all that the shop shows, the home page first", async () => {
      const { database, catalogue, log } = store().services;
      const prepared: string[] = [];
      const ending = new AbortController();
      const renderer = {
        prepare: async (imageId: string, { width, format }: { width: number; format: string }) => {
          prepared.push(`${imageId} ${width} ${format}`);
        },
      };
      const shown = await readShownImages(database.db, 3_000);
      expect(shown.length).toBeGreaterThan(100);
      const running = renderImagesAhead({
        db: database.db,
        renderer,
        log,
        shownVersion: () => catalogue.current().version,
        signal: ending.signal,
      });
      await expect.poll(() => prepared.length).toBe(3 * shown.length);
      expect(prepared.slice(0, 3)).toEqual([640, 320, 1280].map((width) => `${shown[0]} ${width} avif`));
      ending.abort();
      await running;
    });
  },
  { pages: [registerImages] },
);
