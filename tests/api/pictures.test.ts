import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { isRefusal } from "../../src/contract/errors.ts";
import { openDiskBytes } from "../../src/features/image/disk-bytes.ts";
import { keepImage } from "../../src/features/image/image.store.ts";
import { type ImageFormat, imageFormats, imageWidths } from "../../src/features/image/image.ts";
import { createImageRenderer } from "../../src/features/image/render-image.ts";
import { takeUpload } from "../../src/features/image/take-upload.ts";
import { createApp } from "../../src/server/http/app.ts";
import { registerPictures } from "../../src/server/http/pictures.ts";
import { describeStore } from "../support/describe-store.ts";

type App = Awaited<ReturnType<typeof createApp>>;

const CHROME = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";
let pictures = 0;

describeStore(
  "pictures",
  (store) => {
    const folder = () => join(store().services.config.dataDir, "pictures");
    const files = async () =>
      (await readdir(folder(), { recursive: true })).filter((name) => /\.(avif|webp|jpeg)$/.test(name));
    /** A picture nobody asked for yet, 1500 × 1000, by way of an upload. */
    const newPicture = async (fileName = "mug.jpg") => {
      pictures += 1;
      const size = { width: 1_500, height: 1_000 - pictures };
      const bytes = await sharp({ create: { ...size, channels: 3, background: "#c8553d" } })
        .withExif({
          IFD0: { Make: "Secretcam" },
          IFD3: { GPSLatitudeRef: "N", GPSLatitude: "19/1 4/1 34/1" },
        })
        .jpeg({ quality: 40 })
        .toBuffer();
      expect(bytes.includes("Secretcam")).toBe(true);
      const row = await takeUpload(bytes, fileName);
      if (isRefusal(row)) throw new Error(row.detail);
      const { imageId, slug } = await store()
        .services.database.db.transaction()
        .execute((trx) => keepImage(trx, row));
      return { row, imageId, path: `/images/${imageId}/${slug}` };
    };
    const get = (
      url: string,
      accept?: string,
      headers: Record<string, string> = {},
      app: App = store().app,
    ) => app.inject({ url, headers: accept === undefined ? headers : { accept, ...headers } });
    /** How many pictures a process has made, by its own count. */
    const made = async (app: App = store().app) => {
      const metrics = (await app.inject({ url: "/metrics" })).body;
      const counts = metrics.matchAll(/^kitstore_picture_seconds_count\{.*\} (\d+)$/gm);
      return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
    };
    /** Another process of the store on the same folder and database, or the same one after a restart. */
    const anotherProcess = () =>
      createApp(store().services, [(app) => registerPictures(app, store().services)]);

    it.each([
      [CHROME, "avif"],
      ["image/webp,*/*", "webp"],
      ["*/*", "jpeg"],
      [undefined, "jpeg"],
    ] as const)("for Accept %s come as %s, marked as one of several forms", async (accept, format) => {
      const { path } = await newPicture();
      const answer = await get(`${path}?w=320`, accept);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({ "content-type": `image/${format}`, vary: "Accept" });
      const { format: container } = await sharp(answer.rawPayload).metadata();
      expect(container).toBe(format === "avif" ? "heif" : format);
    });

    it("come in every width of the list, never wider than they are, and large for ?type=large", async () => {
      const { path, row } = await newPicture();
      const sizeOf = async (query: string) => {
        const { width, height } = await sharp((await get(path + query, "image/webp")).rawPayload).metadata();
        return [width, height];
      };
      for (const width of imageWidths) {
        const shown = Math.min(width, 1_500);
        expect(await sizeOf(`?w=${width}`)).toEqual([shown, Math.round((row.height * shown) / 1_500)]);
      }
      expect((await sizeOf("?type=large"))[0]).toBe(1_280);
      expect((await sizeOf(""))[0]).toBe(640);
    });

    it("for any other query are refused with the list, and no file is made", async () => {
      const { path } = await newPicture();
      const before = (await files()).length;
      for (const query of [
        "w=641",
        "w=0",
        "w=-640",
        "w=1e3",
        "w=640&w=960",
        "w=640&type=large",
        "type=tiny",
        "v=2",
        "w=640&q=100",
        "w[]=640",
      ]) {
        const answer = await get(`${path}?${query}`, CHROME);
        expect(answer.statusCode, query).toBe(400);
        expect(answer.json()).toMatchObject({
          code: "malformed",
          detail: expect.stringContaining("320, 480"),
        });
        expect(answer.headers["cache-control"]).toBe("no-store");
      }
      expect((await files()).length).toBe(before);
    });

    it("may be kept for ever, are known again by their tag, and answer HEAD without a body", async () => {
      const { path } = await newPicture();
      const first = await get(`${path}?w=192`, CHROME);
      const kept = {
        "cache-control": "public, max-age=31536000, immutable",
        vary: "Accept",
        etag: first.headers.etag,
        "x-content-type-options": "nosniff",
      };
      expect(first.headers).toMatchObject(kept);
      expect(first.headers.etag).toMatch(/^".+"$/);
      const again = await get(`${path}?w=192`, CHROME, { "if-none-match": `"other", ${first.headers.etag}` });
      expect(again.statusCode).toBe(304);
      expect(again.rawPayload).toHaveLength(0);
      expect(again.headers).toMatchObject(kept);
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
        ...kept,
        "content-type": "image/avif",
        "content-length": String(first.rawPayload.length),
      });
      expect(head.rawPayload).toHaveLength(0);
    });

    it("are made once, however many ask for them at the same moment", async () => {
      const { path, imageId } = await newPicture();
      const before = await made();
      const answers = await Promise.all(Array.from({ length: 40 }, () => get(`${path}?w=480`, CHROME)));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString("base64"))).size).toBe(1);
      expect((await made()) - before).toBe(1);
      expect((await files()).filter((name) => name.includes(imageId))).toHaveLength(1);
    });

    it("that are kept are taken up after a restart, and what a killed process left behind does no harm", async () => {
      const { path } = await newPicture();
      const before = await get(`${path}?w=320`, CHROME);
      await writeFile(join(folder(), "drafts", "half-a-picture"), before.rawPayload.subarray(0, 100));
      const restarted = await anotherProcess();
      const after = await get(`${path}?w=320`, CHROME, {}, restarted);
      expect(after.rawPayload.equals(before.rawPayload)).toBe(true);
      expect(await made(restarted)).toBe(0);
      expect((await get(`${path}?w=480`, CHROME, {}, restarted)).statusCode).toBe(200);
      expect(await made(restarted)).toBe(1);
      await restarted.close();
    });

    it("are whole for everybody while two processes make the same one", async () => {
      const { path, imageId } = await newPicture();
      const other = await anotherProcess();
      const asked = Array.from({ length: 20 }, (_, at) =>
        get(`${path}?w=640`, CHROME, {}, at % 2 ? store().app : other),
      );
      for (const { statusCode, rawPayload } of await Promise.all(asked)) {
        expect(statusCode).toBe(200);
        expect((await sharp(rawPayload).stats()).channels).toHaveLength(3); // decodes to its end
      }
      expect((await files()).filter((name) => name.includes(imageId))).toHaveLength(1);
      await other.close();
    });

    it("are shown also where they cannot be kept", async () => {
      const { path } = await newPicture();
      await rm(folder(), { recursive: true, force: true });
      await writeFile(folder(), "a file where the folder should be");
      expect((await get(`${path}?w=96`, CHROME)).statusCode).toBe(200);
      await rm(folder());
      expect((await get(`${path}?w=96`, CHROME)).statusCode).toBe(200);
      expect(await files()).toHaveLength(1);
    });

    it("are refused with a time to come again when too many wait to be made", async () => {
      const { imageId } = await newPicture();
      const renderer = createImageRenderer({
        db: store().services.database.db,
        kept: await openDiskBytes(join(folder(), "few")),
        atOnce: 1,
        waitingAtMost: 2,
        onRendered: () => {},
      });
      const ask = (format: ImageFormat, width: number) => renderer.render(imageId, { format, width });
      const asked = imageFormats.flatMap((format) => [ask(format, 96), ask(format, 192)]);
      const answers = await Promise.all(asked);
      expect(answers.filter(Buffer.isBuffer)).toHaveLength(3);
      expect(answers.filter(isRefusal).map(({ refused }) => refused)).toEqual(Array(3).fill("unavailable"));
      const later = await ask("jpeg", 192);
      expect(Buffer.isBuffer(later)).toBe(true);
    });

    it("come without what the camera wrote, and the same upload is the same picture", async () => {
      const { path, row } = await newPicture("Grey Mug.JPG");
      expect(path).toMatch(/^\/images\/[0-9a-f]{24}\/grey-mug$/);
      for (const accept of ["image/avif", "image/webp", "*/*"]) {
        const { rawPayload } = await get(`${path}?type=large`, accept);
        expect(rawPayload.includes("Secretcam")).toBe(false);
        expect(await sharp(rawPayload).metadata()).not.toHaveProperty("exif");
      }
      const { db } = store().services.database;
      const again = await db.transaction().execute((trx) => keepImage(trx, { ...row, slug: "other" }));
      expect(again).toEqual({ imageId: row.image_id, slug: "grey-mug" });
    });

    describe("by addresses that lead elsewhere", () => {
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
      ])("%s: there is nothing", async (url) => {
        const answer = await get(url, CHROME);
        expect([400, 404]).toContain(answer.statusCode);
        expect(answer.headers["content-type"]).toMatch(/^application\/(problem\+)?json/);
      });
    });
  },
  { pages: [registerPictures] },
);
