import fc from "fast-check";
import sharp from "sharp";
import { expect, it } from "vitest";
import { archiveActions } from "../../support/archive-actions.ts";
import { describeStore } from "../../support/describe-store.ts";
import { productCsvActions } from "../../support/product-csv-actions.ts";
import { writeZip } from "../../support/write-zip.ts";

const image = await sharp({ create: { width: 80, height: 80, channels: 3, background: "#cc3333" } })
  .png()
  .toBuffer();
/** Another name of the same length, in both lists of the zip. */
const renamed = (zip: Buffer, from: string, to: string) =>
  Buffer.from(zip.toString("latin1").replaceAll(from, to), "latin1");
/** Where the list of files begins. */
const listOf = (zip: Buffer) => zip.indexOf("PK\x01\x02");

describeStore("zips that are made to do harm", (store) => {
  const { staff } = productCsvActions(store);
  const { upload } = archiveActions(store);
  const db = () => store().services.database.db;
  const refusalOf = async (token: string, zip: Buffer) => {
    const { status, problem } = await upload(token, zip);
    return `${status} ${problem.detail}`;
  };
  const isStored = async () =>
    (await db().selectFrom("import_archives").select("archive_id").execute()).length > 0;

  it("refuses names that lead out of it, links, passwords and bombs, whole, and keeps nothing", {
    timeout: 300_000, // it packs ten thousand files
  }, async () => {
    const token = await staff();
    const plain = await writeZip([{ path: "aa/x.png", bytes: image }]);
    for (const name of ["../x.png", "/a/x.png", "C:/x.png"])
      expect(await refusalOf(token, renamed(plain, "aa/x.png", name))).toMatch(
        /^422 This zip cannot be read: (invalid relative|absolute) path/,
      );
    expect(await refusalOf(token, renamed(plain, "aa/x.png", "..\\x.png"))).toMatch(/^422/);
    expect(await refusalOf(token, renamed(plain, "aa/x.png", "aa\0x.png"))).toContain(
      "422 The zip has a file",
    );
    const deep = await writeZip([{ path: `${"a/".repeat(300)}x.png`, bytes: image }]);
    expect(await refusalOf(token, deep)).toContain("422 The zip has a file whose name is too long");
    const link = await writeZip([{ path: "x.png", bytes: "/etc/passwd", mode: 0o120777 }]);
    expect(await refusalOf(token, link)).toBe(
      "422 'x.png' is a link, not a file. Pack the files themselves.",
    );
    const locked = Buffer.from(plain);
    locked.writeUInt16LE(locked.readUInt16LE(listOf(locked) + 8) | 1, listOf(locked) + 8);
    expect(await refusalOf(token, locked)).toContain("422 The zip has a password.");
    const bomb = await writeZip([{ path: "products.csv", bytes: Buffer.alloc(20_000_000, "a") }]);
    expect(bomb.length).toBeLessThan(100_000);
    expect(await refusalOf(token, bomb)).toContain("413 'products.csv' unpacks to more than 200 times");
    const many = await writeZip(Array.from({ length: 10_001 }, (_, at) => ({ path: `${at}`, bytes: "" })));
    expect(await refusalOf(token, many)).toContain("413 The zip has 10001 files");
    // The same packed bytes under many names, as in Fifield's bomb: what the list declares is summed.
    const large = Buffer.from(plain);
    large.writeUInt32LE(0x7fff_ffff, listOf(large) + 24);
    large.writeUInt32LE(0x7fff_0000, listOf(large) + 20);
    expect(await refusalOf(token, large)).toContain("413 The zip unpacks to more than 1 GB");
    const twice = await writeZip([
      { path: "a.png", bytes: image },
      { path: "b.png", bytes: image },
    ]);
    expect(await refusalOf(token, renamed(twice, "b.png", "a.png"))).toBe("422 The zip has 'a.png' twice.");
    expect(await isStored()).toBe(false);
  });

  it("leaves out what is damaged or larger than the list says", async () => {
    const token = await staff();
    const zip = await writeZip([
      { path: "good.png", bytes: image },
      { path: "evil.png", bytes: image },
    ]);
    const second = zip.indexOf("PK\x01\x02", listOf(zip) + 1);
    const wrongSum = Buffer.from(zip);
    wrongSum.writeUInt32LE(1, second + 16);
    const wrongSize = Buffer.from(zip);
    wrongSize.writeUInt32LE(image.length - 7, second + 24);
    for (const each of [wrongSum, wrongSize])
      expect((await upload(token, each)).body).toMatchObject({
        images: 1,
        leftOut: [{ path: "evil.png", reason: "It is damaged." }],
      });
  });

  it("answers every changed, cut or random file with a list or a refusal", async () => {
    const token = await staff();
    const good = await writeZip([
      { path: "photos/one.png", bytes: image },
      { path: "products.csv", bytes: "Product,Name\n1,One" },
    ]);
    const changed = fc
      .array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { minLength: 1, maxLength: 12 })
      .map((changes) => {
        const zip = Buffer.from(good);
        for (const [at, byte] of changes) zip[at] = byte;
        return zip;
      });
    const list = fc
      .array(fc.tuple(fc.nat(good.length - listOf(good) - 1), fc.nat(255)), { minLength: 1, maxLength: 4 })
      .map((changes) => {
        const zip = Buffer.from(good);
        for (const [at, byte] of changes) zip[listOf(good) + at] = byte;
        return zip;
      });
    const cut = fc.nat(good.length).map((length) => good.subarray(0, length));
    const random = fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes));
    await fc.assert(
      fc.asyncProperty(fc.oneof(changed, list, cut, random), async (zip) => {
        const { status } = await upload(token, zip);
        expect([200, 413, 422]).toContain(status);
      }),
      { numRuns: 150 },
    );
    const states = await db().selectFrom("import_archives").select("state").distinct().execute();
    expect(states.every(({ state }) => state === "read")).toBe(true);
  });
});
