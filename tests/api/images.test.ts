import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { createApp } from "../../src/app/http/app.ts";
import { registerImages } from "../../src/app/http/images.ts";
import { openDiskStorage } from "../../src/catalogue/image/disk-image-storage.ts";
import { saveImage } from "../../src/catalogue/image/image.store.ts";
import { createImageRenderer } from "../../src/catalogue/image/render-image.ts";
import { type ImageFormat, imageWidths } from "../../src/catalogue/image/rendition.ts";
import { describeStore } from "../support/describe-store.ts";
import { uploadedImage } from "../support/uploaded-image.ts";

type App = Awaited<ReturnType<typeof createApp>>;

const CHROME = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";
describeStore(
  "images",
  (store) => {
    const folder = () => join(store().services.config.dataDir, "pictures");
    const files = async () =>
      (await readdir(folder(), { recursive: true })).filter((name) => /\.(avif|webp|jpeg)$/.test(name));
    const newImage = (fileName?: string) => uploadedImage(store(), fileName);
    const get = (
      url: string,
      accept?: string,
      headers: Record<string, string> = {},
      app: App = store().app,
    ) => app.inject({ url, headers: accept === undefined ? headers : { accept, ...headers } });
    /** How many images this process has rendered, from its metrics. */
    const renderedCount = async (app: App = store().app) => {
      const metrics = (await app.inject({ url: "/metrics" })).body;
      const counts = metrics.matchAll(/^kitstore_image_seconds_count\{.*\} (\d+)$/gm);
      return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
    };
    /** Another process of the store on the same folder and database, or the same process after a restart. */
    const anotherProcess = () =>
      createApp(store().services, [(app) => registerImages(app, store().services)]);

    it.each([
      [CHROME, "avif"],
      ["image/webp,*/*", "webp"],
      ["*/*", "jpeg"],
      [undefined, "jpeg"],
    ] as const)("are sent for Accept %s as %s, with Vary", async (accept, format) => {
      const { path } = await newImage();
      const response = await get(`${path}?w=320`, accept);
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({ "content-type": `image/${format}`, vary: "Accept" });
      const { format: container } = await sharp(response.rawPayload).metadata();
      expect(container).toBe(format === "avif" ? "heif" : format);
    });

    it("have every width of the list, never wider than the master, and large for ?type=large", async () => {
      const { path, row } = await newImage();
      const sizeOf = async (query: string) => {
        const { width, height } = await sharp((await get(path + query, "image/webp")).rawPayload).metadata();
        return [width, height];
      };
      for (const width of imageWidths) {
        const shown = Math.min(width, 1_500);
        expect(await sizeOf(`?w=${width}`)).toEqual([shown, Math.round((row.height * shown) / 1_500)]);
      }
      expect((await sizeOf("?type=large"))[0]).toBe(1_280);
      expect((await sizeOf("?type=large&w=480"))[0]).toBe(480);
      expect((await sizeOf(""))[0]).toBe(640);
    });

    it("are refused for any other query with the list of widths, and no file is made", async () => {
      const { path } = await newImage();
      const before = (await files()).length;
      for (const query of [
        "w=641",
        "w=0",
        "w=-640",
        "w=1e3",
        "w=640&w=960",
        "w=1280&type=large",
        "w=640&type=small",
        "type=tiny",
        "v=2",
        "w=640&q=100",
        "w[]=640",
      ]) {
        const response = await get(`${path}?${query}`, CHROME);
        expect(response.statusCode, query).toBe(400);
        expect(response.json()).toMatchObject({
          code: "malformed",
          detail: expect.stringContaining("320, 480"),
        });
        expect(response.headers["cache-control"]).toBe("no-store");
      }
      expect((await files()).length).toBe(before);
    });

    it("are immutable, have an ETag, and respond to HEAD without a body", async () => {
      const { path } = await newImage();
      const first = await get(`${path}?w=192`, CHROME);
      const cached = {
        "cache-control": "public, max-age=31536000, immutable",
        vary: "Accept",
        etag: first.headers.etag,
        "x-content-type-options": "nosniff",
      };
      expect(first.headers).toMatchObject(cached);
      expect(first.headers.etag).toMatch(/^".+"$/);
      const again = await get(`${path}?w=192`, CHROME, { "if-none-match": `"other", ${first.headers.etag}` });
      expect(again.statusCode).toBe(304);
      expect(again.rawPayload).toHaveLength(0);
      expect(again.headers).toMatchObject(cached);
      expect(
        (await get(`${path}?w=192`, "image/webp", { "if-none-match": String(first.headers.etag) }))
          .statusCode,
      ).toBe(200);
      const head = await store().inject({
        method: "HEAD",
        url: `${path}?w=192`,
        headers: { accept: CHROME },
      });
      expect(head.statusCode).toBe(200);
      expect(head.headers).toMatchObject({
        ...cached,
        "content-type": "image/avif",
        "content-length": String(first.rawPayload.length),
      });
      expect(head.rawPayload).toHaveLength(0);
    });

    it("are rendered once for many requests at the same time", async () => {
      const { path, imageId } = await newImage();
      const before = await renderedCount();
      const responses = await Promise.all(Array.from({ length: 40 }, () => get(`${path}?w=480`, CHROME)));
      expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      expect(new Set(responses.map(({ rawPayload }) => rawPayload.toString("base64"))).size).toBe(1);
      expect((await renderedCount()) - before).toBe(1);
      expect((await files()).filter((name) => name.includes(imageId))).toHaveLength(1);
    });

    it("are served from the cache after a restart, and files of a killed process do no harm", async () => {
      const { path } = await newImage();
      const before = await get(`${path}?w=320`, CHROME);
      await writeFile(join(folder(), "drafts", "half-a-picture"), before.rawPayload.subarray(0, 100));
      const restarted = await anotherProcess();
      const after = await get(`${path}?w=320`, CHROME, {}, restarted);
      expect(after.rawPayload.equals(before.rawPayload)).toBe(true);
      expect(await renderedCount(restarted)).toBe(0);
      expect((await get(`${path}?w=480`, CHROME, {}, restarted)).statusCode).toBe(200);
      expect(await renderedCount(restarted)).toBe(1);
      await restarted.close();
    });

    it("are complete for everybody while two processes render the same one", async () => {
      const { path, imageId } = await newImage();
      const other = await anotherProcess();
      const requests = Array.from({ length: 20 }, (_, at) =>
        get(`${path}?w=640`, CHROME, {}, at % 2 ? store().app : other),
      );
      for (const { statusCode, rawPayload } of await Promise.all(requests)) {
        expect(statusCode).toBe(200);
        expect((await sharp(rawPayload).stats()).channels).toHaveLength(3); // can be decoded to its end
      }
      expect((await files()).filter((name) => name.includes(imageId))).toHaveLength(1);
      await other.close();
    });

    it("are served also when they cannot be cached", async () => {
      const { path } = await newImage();
      await rm(folder(), { recursive: true, force: true });
      await writeFile(folder(), "a file where the folder should be");
      expect((await get(`${path}?w=96`, CHROME)).statusCode).toBe(200);
      await rm(folder());
      expect((await get(`${path}?w=96`, CHROME)).statusCode).toBe(200);
      expect(await files()).toHaveLength(1);
    });

    it("are refused as unavailable when too many wait to be rendered", async () => {
      const { imageId } = await newImage();
      const renderer = createImageRenderer({
        db: store().services.database.db,
        storage: await openDiskStorage(join(folder(), "few")),
        limits: { maxRunning: 1, maxWaiting: 2 },
        onRendered: () => {},
      });
      const ask = (format: ImageFormat, width: number) => renderer.render(imageId, { format, width });
      // The master is WebP, which who takes JPEG alone cannot see.
      const requests = imageWidths.slice(0, 6).map((width) => ask("jpeg", width));
      const responses = await Promise.allSettled(requests);
      expect(responses.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
      const refused = responses.filter((response) => response.status === "rejected");
      expect(refused.map(({ reason }) => reason.statusCode)).toEqual([503, 503, 503]);
      expect(await ask("jpeg", 192)).toMatchObject({ format: "jpeg", isFinal: true });
    });

    it("have no camera metadata, and the same upload is the same image", async () => {
      const { path, row } = await newImage("Grey Mug.JPG");
      expect(path).toMatch(/^\/images\/[0-9a-f]{24}\/grey-mug$/);
      for (const accept of ["image/avif", "image/webp", "*/*"]) {
        const { rawPayload } = await get(`${path}?type=large`, accept);
        expect(rawPayload.includes("Secretcam")).toBe(false);
        expect(await sharp(rawPayload).metadata()).not.toHaveProperty("exif");
      }
      const { db } = store().services.database;
      const again = await db.transaction().execute((trx) => saveImage(trx, { ...row, slug: "other" }));
      expect(again).toEqual({ imageId: row.image_id, slug: "grey-mug" });
    });

    describe("by paths that lead elsewhere", () => {
      it.each([
        "/images/000000000000000000000000/none",
        "/images/..%2f..%2f..%2fetc%2fpasswd/x",
        "/images/../../etc/passwd",
        "/images/%2e%2e/%2e%2e/etc/passwd",
        "/images/..%5c..%5cpostgres/PG_VERSION",
        "/images/drafts/half-a-picture",
        "/images/r1/ab",
        "/images/%00/x",
        "/images/00000000000000000000000%C0%AF/x",
        "/images/",
      ])("%s is not found", async (url) => {
        const response = await get(url, CHROME);
        expect([400, 404]).toContain(response.statusCode);
        expect(response.headers["content-type"]).toMatch(/^application\/(problem\+)?json/);
      });
    });
  },
  { pages: [registerImages] },
);
