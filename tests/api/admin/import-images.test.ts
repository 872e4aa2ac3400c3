import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { productCsvActions } from "../../support/product-csv-actions.ts";

const pngOf = (background: string) =>
  sharp({ create: { width: 200, height: 200, channels: 3, background } })
    .png()
    .toBuffer();
const [red, other] = [await pngOf("#cc3333"), await pngOf("#336699")];
const { promise: mayBeRed, resolve: sendRed } = Promise.withResolvers<void>();
const requests: string[] = [];
let isMugThere = false;
const server = createServer((request, response) => {
  requests.push(request.url ?? "");
  if (request.url === "/text.png") response.writeHead(200, { "content-type": "image/png" }).end("<html>");
  else if (request.url === "/mug.png" && !isMugThere) response.writeHead(404).end();
  else if (request.url === "/red.png") void mayBeRed.then(() => response.end(red));
  else response.writeHead(200, { "content-type": "text/plain" }).end(other); // its type is known by its bytes
});
await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
const at = (path: string) => `http://${host}/${path}`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describeStore(
  "images of imported products",
  (store) => {
    const { apply, checked, staff, read } = productCsvActions(store);
    const open = async (token: string) =>
      (await store().call("GET /api/admin/import-images", { token })).body;
    const settle = (token: string, action: "retry" | "dismiss", ids: number[] = []) =>
      store().call("POST /api/admin/import-images/failed", { token, body: { action, ids } });
    const settled = (token: string) => expect.poll(async () => (await open(token)).waiting).toBe(0);

    it("fetches them after the import in the order of the file, and shows why one failed until it goes well", async () => {
      const token = await staff();
      const csv = [
        "Handle,Title,Type,Option1 Name,Option1 Value,Variant Price,Variant Grams,Image Src,Variant Image",
        `pic-mug,Pic mug,drinkware,Colour,Red,10,100,${at("shared.png")},${at("red.png")}`,
        `pic-mug,,,,Blue,10,100,${at("red.png")},${at("mug.png")}`,
        `pic-mug,,,,,,,${at("text.png")},`,
        "pic-mug,,,,,,,https://127.0.0.1/private.png,",
      ].join("\n");
      expect((await apply(token, csv)).run).toMatchObject({ newProducts: 1 });
      const { product_id: productId } = await store()
        .services.database.db.selectFrom("products")
        .select("product_id")
        .where("name", "=", "Pic mug")
        .executeTakeFirstOrThrow();
      const images = async () => (await read(productId, token)).variants.map((variant) => variant.images);
      await expect.poll(async () => (await images())[0]?.length).toBe(1);
      const [[shared] = []] = await images();
      sendRed(); // the first image is the last that arrives
      await settled(token);
      const { failed } = await open(token);
      expect(failed.map(({ name, url, problem }) => [name, url, problem])).toEqual(
        expect.arrayContaining([
          ["Pic mug, Blue", at("mug.png"), "The server answered with status 404."],
          ["Pic mug, Red", at("text.png"), "Images must be JPEG, PNG, WebP or AVIF."],
          ["Pic mug, Blue", "https://127.0.0.1/private.png", "The server is not on the public internet."],
        ]),
      );
      expect(await images()).toEqual([
        [expect.objectContaining({ alt: "Pic mug, Red" }), shared],
        [expect.objectContaining({ imageId: shared?.imageId, alt: "Pic mug, Blue" })],
      ]);

      isMugThere = true;
      const mug = failed.filter(({ url }) => url === at("mug.png")).map(({ id }) => id);
      expect((await settle(token, "retry", mug)).body.waiting).toBe(1);
      await settled(token);
      expect((await open(token)).failed.map(({ url }) => url)).not.toContain(at("mug.png"));
      expect((await settle(token, "dismiss")).body).toEqual({ waiting: 0, failedCount: 0, failed: [] });

      const before = requests.length;
      const again = await checked(token, csv);
      expect(again.run).toMatchObject({ unchangedProducts: 1, changedProducts: 0 });
      expect(requests).toHaveLength(before);
      const shown = await store().call("GET /api/Product/{productId}", { params: { productId } });
      expect(shown.status).toBe(404); // a draft
    });

    it("takes URLs from our own CSV, and names those that are no URLs", async () => {
      const token = await staff();
      const csv = (urls: string) =>
        `Address,Name,Category,Weight g,Price before,Selling price,Image URLs\nown-pic,Own pic,drinkware,5,9,9,"${urls}"`;
      const wrong = await checked(token, csv("red.png"));
      expect(wrong.lines[0]?.problems[0]).toMatchObject({
        column: "Image URLs",
        message: expect.stringContaining("'red.png' is not the URL of an image"),
      });
      expect((await apply(token, csv(`${at("a.png")} ${at("shared.png")}`))).run.newProducts).toBe(1);
      await settled(token);
      expect((await open(token)).failed).toEqual([]);
    });

    it("is for catalogue staff", async () => {
      expect((await store().call("GET /api/admin/import-images", {})).status).toBe(401);
    });
  },
  { env: { IMPORT_IMAGE_HOSTS: host } },
);

describeStore(
  "images of imported products from listed servers alone",
  (store) => {
    const { apply, staff } = productCsvActions(store);

    it("are not asked for at any other, also of the public internet", async () => {
      const token = await staff();
      const urls = `${at("listed.png")} https://pictures.invalid/a.png`;
      const csv = `Address,Name,Category,Weight g,Price before,Selling price,Image URLs\nlisted-pic,Listed pic,drinkware,5,9,9,"${urls}"`;
      expect((await apply(token, csv)).run.newProducts).toBe(1);
      const open = async () => (await store().call("GET /api/admin/import-images", { token })).body;
      await expect.poll(async () => (await open()).waiting).toBe(0);
      expect((await open()).failed.map(({ url, problem }) => [url, problem])).toEqual([
        ["https://pictures.invalid/a.png", expect.stringContaining("servers that its operator has listed")],
      ]);
    });
  },
  { env: { IMPORT_IMAGE_HOSTS: host, IMPORT_IMAGES_FROM: "listed" } },
);
