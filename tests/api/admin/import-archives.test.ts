import sharp from "sharp";
import { expect, it } from "vitest";
import { archiveActions } from "../../support/archive-actions.ts";
import { describeStore } from "../../support/describe-store.ts";
import { importActions } from "../../support/import-actions.ts";
import { productCsvActions } from "../../support/product-csv-actions.ts";
import { writeZip } from "../../support/write-zip.ts";

const pngOf = (background: string) =>
  sharp({ create: { width: 200, height: 200, channels: 3, background } })
    .png()
    .toBuffer();
const [red, blue, green] = [await pngOf("#cc3333"), await pngOf("#336699"), await pngOf("#338833")];
const headings = "Address,Name,Category,Weight g,Colour,Price before,Selling price,Image URLs";

describeStore("zips with images for imports", (store) => {
  const { apply, checked, read: readProduct, staff } = productCsvActions(store);
  const { sendPart, read, begin, upload, uploaded } = archiveActions(store);
  const { step, until } = importActions(store);
  const db = () => store().services.database.db;
  const settled = (token: string) =>
    expect
      .poll(async () => (await store().call("GET /api/admin/import-images", { token })).body.waiting)
      .toBe(0);
  const importWith = (token: string, csv: string, archiveId: number) =>
    apply(token, csv, undefined, archiveId);
  const imagesOf = async (token: string, name: string) => {
    const { product_id: productId } = await db()
      .selectFrom("products")
      .select("product_id")
      .where("name", "=", name)
      .executeTakeFirstOrThrow();
    return (await readProduct(productId, token)).variants.map(({ images }) => images);
  };
  const problemsOf = async (token: string, csv: string, archiveId?: number) => {
    const { lines } = await checked(token, csv, undefined, archiveId);
    return lines.flatMap(({ problems }) => problems.map(({ message }) => message));
  };

  it("gives products the images that their lines name, in any folder, and none to a name that means none", async () => {
    const token = await staff();
    const archive = await uploaded(
      token,
      await writeZip([
        { path: "photos/red/front.png", bytes: red },
        { path: "photos/blue/front.png", bytes: blue },
        { path: "photos/Löffel grün.png".normalize("NFD"), bytes: green },
        { path: "photos/wrong.jpg", bytes: "<script>no image</script>" },
        { path: "__MACOSX/photos/._front.png", bytes: red },
        { path: "price list.txt", bytes: "…" },
      ]),
    );
    expect(archive).toMatchObject({ images: 3, csvName: "", leftOutCount: 2, fileName: "photos.zip" });
    expect(archive.leftOut.map(({ path }) => path).sort()).toEqual(["photos/wrong.jpg", "price list.txt"]);
    const line = (colour: string, images: string) =>
      `zip-mug,Zip mug,drinkware,100,${colour},10,9,"${images}"`;
    const lines = (...all: string[]) => [headings, ...all].join("\n");
    expect(await problemsOf(token, lines(line("Red", "front.png")), archive.id)).toEqual([
      "The zip has several files 'front.png': write the folder before the name, as in red/front.png.",
    ]);
    for (const wrong of ["Front.png", "wrong.jpg", "../photos/red/front.png", "ed/front.png"])
      expect(await problemsOf(token, lines(line("Red", `red/${wrong}`)), archive.id)).toEqual([
        expect.stringContaining("is neither a file of the zip"),
      ]);
    expect(await problemsOf(token, lines(line("Red", "red/front.png")))).toEqual([
      expect.stringContaining("For a file choose a zip with it."),
    ]);

    const csv = lines(
      line("Red", "red/front.png, Löffel grün.png"),
      line("Blue", "photos/blue/front.png\nLöffel grün.png"),
    );
    expect((await importWith(token, csv, archive.id)).run).toMatchObject({ newProducts: 1 });
    await settled(token);
    const [ofRed = [], ofBlue = []] = await imagesOf(token, "Zip mug");
    expect([ofRed.length, ofBlue.length]).toEqual([2, 2]);
    expect(ofRed[1]?.imageId).toBe(ofBlue[1]?.imageId);
    expect(ofRed[0]?.imageId).not.toBe(ofBlue[0]?.imageId);
    expect(ofBlue[0]?.alt).toBe("Zip mug, Blue");

    // A file that names them again, without the zip, asks for nothing.
    const again = await checked(token, csv);
    expect(again.run).toMatchObject({ unchangedProducts: 1, changedProducts: 0, wrongProducts: 0 });
  });

  it("goes with an import by a job, whose undoing takes the images away; the files of another zip are others", async () => {
    const token = await staff();
    const archives = [];
    for (const bytes of [red, blue])
      archives.push(await uploaded(token, await writeZip([{ path: "front.png", bytes }])));
    const ids: number[] = [];
    for (const [at, archive] of archives.entries()) {
      const response = await store().inject({
        method: "POST",
        url: `/api/admin/product-imports?archiveId=${archive.id}`,
        payload: `${headings}\njob-${at},Job mug ${at},drinkware,100,,10,9,front.png`,
        headers: { authorization: `Bearer ${token}`, "content-type": "text/csv" },
      });
      const { id } = response.json<{ id: number }>();
      await until(token, id, "checked");
      await step(token, id, "apply");
      await until(token, id, "done");
      ids.push(id);
    }
    await settled(token);
    const [one, other] = [await imagesOf(token, "Job mug 0"), await imagesOf(token, "Job mug 1")];
    expect([one[0]?.length, other[0]?.length]).toEqual([1, 1]);
    expect(one[0]?.[0]?.imageId).not.toBe(other[0]?.[0]?.imageId);
    await step(token, ids[0] ?? 0, "undo");
    expect((await until(token, ids[0] ?? 0, "undone")).run.undoneProducts).toBe(1);
    const nowhere = await store().inject({
      method: "POST",
      url: "/api/admin/product-imports?archiveId=999999",
      payload: headings,
      headers: { authorization: `Bearer ${token}`, "content-type": "text/csv" },
    });
    expect(nowhere.statusCode).toBe(404);
  });

  it("takes parts in any order and once more, is read once, and is for catalogue staff", async () => {
    const token = await staff();
    const zip = await writeZip([{ path: "a.png", bytes: red }]);
    const archiveId = await begin(token);
    await sendPart(token, archiveId, 1, zip.subarray(100));
    await sendPart(token, archiveId, 0, "a part that is sent again");
    await sendPart(token, archiveId, 0, zip.subarray(0, 100));
    expect((await read(token, archiveId)).body).toMatchObject({ images: 1 });
    expect((await read(token, archiveId)).problem).toMatchObject({ code: "state_conflict" });
    expect((await sendPart(token, archiveId, 0, zip)).statusCode).toBe(409);
    expect((await sendPart(token, 999_999, 0, zip)).statusCode).toBe(404);
    const other = await begin(token);
    expect((await sendPart(token, other, 0, Buffer.alloc(5_000_000))).statusCode).toBe(413);
    expect((await sendPart(token, other, 128, zip)).statusCode).toBe(400);
    expect((await sendPart("", other, 0, zip)).statusCode).toBe(401);
    expect((await upload(token, Buffer.from("no zip"))).problem).toMatchObject({ code: "import_invalid" });
    const params = { archiveId };
    const csv = await store().call("GET /api/admin/import-archives/{archiveId}/csv", { token, params });
    expect(csv.status).toBe(404);
  });

  it("says why an image failed that is broken, or whose zip is gone", async () => {
    const token = await staff();
    const zip = await writeZip([
      { path: "half.png", bytes: red.subarray(0, red.length / 2) },
      { path: "late.png", bytes: green },
    ]);
    const archive = await uploaded(token, zip);
    const csv = (name: string) => `${headings}\n${name},${name},drinkware,100,,10,9,${name}.png`;
    await importWith(token, csv("half"), archive.id);
    await settled(token);
    const firstFailed = async (by: string) =>
      (await store().call("GET /api/admin/import-images", { token: by })).body.failed[0];
    const broken = await firstFailed(token);
    expect(broken).toMatchObject({
      url: "half.png",
      problem: expect.stringContaining("is incomplete or damaged"),
    });
    store().advanceClock(8 * 86_400_000);
    const { deleteExpiredData } = await import("../../../src/backoffice/retention/delete-expired-data.ts");
    await deleteExpiredData(db(), store().now());
    expect(await db().selectFrom("import_archive_files").select("path").execute()).toEqual([]);
    const later = await staff();
    await store().call("POST /api/admin/import-images/failed", {
      token: later,
      body: { action: "retry", ids: [broken?.id ?? 0] },
    });
    await settled(later);
    expect((await firstFailed(later))?.problem).toContain("was deleted");
  });
});
