import { createHash } from "node:crypto";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { createPng } from "../../../tests/support/create-png.ts";
import { isRefusal } from "../../contract/errors.ts";
import { receiveUpload } from "./receive-upload.ts";

const blank = (width: number, height: number, background = "#c8553d") =>
  sharp({ create: { width, height, channels: 3, background } });
const jpeg = await blank(400, 300).jpeg().toBuffer();

async function receive(bytes: Buffer, fileName = "mug.jpg") {
  const row = await receiveUpload(bytes, fileName);
  if (isRefusal(row)) throw new Error(`Refused: ${row.refused}, ${row.detail}`);
  return { row, pixels: sharp(row.bytes), header: await sharp(row.bytes).metadata() };
}
const refusal = async (bytes: Buffer, fileName = "mug.jpg") => {
  const row = await receiveUpload(bytes, fileName);
  return isRefusal(row) ? row.refused : "taken";
};
const pixelAt = async (bytes: Buffer, left: number, top: number) => [
  ...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

describe("a good image", () => {
  it.each(["jpeg", "png", "webp", "avif"] as const)("as %s becomes a WebP master", async (format) => {
    const { row, header } = await receive(
      await blank(400, 300).toFormat(format).toBuffer(),
      "Blue Mug (2).JPG",
    );
    expect(row).toMatchObject({ slug: "blue-mug-2", media_type: "image/webp", width: 400, height: 300 });
    expect(header).toMatchObject({ format: "webp", width: 400, height: 300 });
    expect(row.image_id).toBe(createHash("sha256").update(row.bytes).digest("hex").slice(0, 24));
    expect(row.colour).toMatch(/^#[bcd][0-9a-f][45][0-9a-f][34][0-9a-f]$/);
  });

  it("with a wrong file extension is recognised by its bytes", async () => {
    expect((await receive(await blank(80, 80).png().toBuffer(), "mug.gif")).header.format).toBe("webp");
  });

  it("is at most 2560 pixels wide or high", async () => {
    expect((await receive(await blank(4_000, 3_000).jpeg().toBuffer())).row).toMatchObject({
      width: 2_560,
      height: 1_920,
    });
  });

  it("is rotated upright, and its location, camera and colour profile are removed", async () => {
    const left = await blank(100, 200, "#00ff00").png().toBuffer();
    const rotated = await blank(200, 200, "#ff0000")
      .composite([{ input: left, left: 0, top: 0 }])
      .withExif({
        IFD0: { Make: "Secretcam", Orientation: "6" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "19/1 4/1 34/1" },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const before = await sharp(rotated).metadata();
    expect(before.orientation).toBe(6);
    expect(rotated.includes("Secretcam")).toBe(true);
    const { row, header } = await receive(rotated);
    expect(header).not.toHaveProperty("exif");
    expect(header).not.toHaveProperty("icc");
    expect(header).not.toHaveProperty("xmp");
    expect(header.orientation).toBeUndefined();
    expect(row.bytes.includes("Secretcam")).toBe(false);
    // Orientation 6 means a clockwise rotation: the left side comes to the top.
    const [red = 0, green = 0] = await pixelAt(row.bytes, 100, 20);
    expect(green).toBeGreaterThan(200);
    expect(red).toBeLessThan(60);
  });

  it("in another colour space is converted to sRGB", async () => {
    const wide = await blank(80, 80, "#ff0000").withIccProfile("p3").png().toBuffer();
    expect((await sharp(wide).metadata()).icc).toBeDefined();
    const { header } = await receive(wide);
    expect(header).toMatchObject({ space: "srgb", channels: 3 });
    const cmyk = await blank(80, 80, "#ff0000").toColourspace("cmyk").jpeg().toBuffer();
    expect((await receive(cmyk)).header).toMatchObject({ space: "srgb", channels: 3 });
  });

  it("that is transparent gets the studio's backdrop", async () => {
    const transparent = sharp({ create: { width: 80, height: 80, channels: 4, background: "#00000000" } });
    const { row, header } = await receive(await transparent.png().toBuffer());
    expect(header.hasAlpha).toBe(false);
    expect((await pixelAt(row.bytes, 40, 40)).map((part) => part >> 3)).toEqual([
      0xf0 >> 3,
      0xec >> 3,
      0xe4 >> 3,
    ]);
  });
});

it("a transparent logo gets the colour of the page", async () => {
  const transparent = sharp({ create: { width: 80, height: 80, channels: 4, background: "#00000000" } });
  const row = await receiveUpload(await transparent.png().toBuffer(), "logo.png", { isLogo: true });
  if (isRefusal(row)) throw new Error(row.detail);
  const shown = await pixelAt(row.bytes, 40, 40);
  [0xfc, 0xfa, 0xf6].forEach((part, at) => {
    expect(Math.abs((shown[at] ?? 0) - part)).toBeLessThan(3);
  });
});

describe("a hostile file", () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><script>alert(1)</script></svg>`;
  it.each([
    ["an SVG with a script", svg],
    ["an SVG that calls itself XML", `<?xml version="1.0"?>${svg}`],
    ["an HTML page", "<!doctype html><script>alert(1)</script>"],
    ["nothing", ""],
    ["only the first bytes of an image", "\x89PNG\r\n"],
  ])("that is %s is refused by its type, whatever its name", async (_, text) => {
    expect(await refusal(Buffer.from(text, "latin1"), "mug.png")).toBe("image_type");
  });

  it("that is an HTML page and a GIF at once is refused", async () => {
    const gif = await blank(400, 300).gif().toBuffer();
    expect(await refusal(Buffer.concat([gif, Buffer.from("<script>alert(1)</script>")]), "mug.gif")).toBe(
      "image_type",
    );
    expect(await refusal(Buffer.from("GIF89a/*<html><script>alert(1)</script>*/=1;"), "mug.jpg")).toBe(
      "image_type",
    );
  });

  it("that is an image and an HTML page or an archive at once keeps only the image", async () => {
    const tail = Buffer.from("<script>alert(1)</script>PK\x03\x04");
    const withComment = Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from([0xff, 0xfe, 0, tail.length + 2]),
      tail,
      jpeg.subarray(2),
      tail,
    ]);
    const { row } = await receive(withComment);
    expect(withComment.includes("<script>")).toBe(true);
    expect(row.bytes.includes("script")).toBe(false);
    expect(row.bytes.includes("PK\x03\x04")).toBe(false);
  });

  it("that is a PNG of 30,000 pixels square is refused by its header, before it is decoded", async () => {
    const rows = deflateSync(Buffer.alloc(30_000)); // the data of the pixels is missing
    const bomb = createPng({ width: 30_000, height: 30_000 }, rows);
    expect(bomb.length).toBeLessThan(1_000);
    expect(await refusal(bomb)).toBe("image_size");
  });

  it("that is a complete PNG of more than 50 million empty pixels is refused", async () => {
    const width = 10_001;
    const height = 5_000;
    const bomb = createPng({ width, height }, deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height)));
    expect(await refusal(bomb)).toBe("image_size");
    expect((await sharp(bomb).metadata()).width).toBe(width);
  });

  it.each([
    [12_001, 64],
    [63, 400],
  ])("of %i × %i pixels is refused by its size", async (width, height) => {
    expect(await refusal(await blank(width, height).png().toBuffer())).toBe("image_size");
  });

  it("of more than 20 MB is refused before it is read", async () => {
    expect(await refusal(Buffer.concat([jpeg, Buffer.alloc(20_000_000)]))).toBe("too_large");
  });

  it("that ends too early is refused", async () => {
    const photo = await sharp({
      create: {
        width: 400,
        height: 300,
        channels: 3,
        noise: { type: "gaussian", mean: 128, sigma: 30 },
        background: "#000000",
      },
    })
      .jpeg()
      .toBuffer();
    expect(await refusal(photo)).toBe("taken");
    expect(await refusal(photo.subarray(0, photo.length / 2))).toBe("image_broken");
    const png = await sharp(photo).png().toBuffer();
    expect(await refusal(png.subarray(0, png.length / 2))).toBe("image_broken");
  });

  it("that only begins like an image is refused", async () => {
    for (const begin of [
      "\xff\xd8\xff",
      "\x89PNG\r\n\x1a\n",
      "RIFF\x00\x01\x00\x00WEBP",
      "\0\0\0\x20ftypavif",
    ])
      expect(
        await refusal(Buffer.concat([Buffer.from(begin, "latin1"), Buffer.alloc(4_000, "<script>")])),
      ).toBe("image_broken");
  });

  it("that is animated is refused", async () => {
    const frames = sharp(
      await Promise.all(["#ff0000", "#0000ff"].map((colour) => blank(100, 100, colour).png().toBuffer())),
      { join: { animated: true } },
    );
    expect(await refusal(await frames.webp().toBuffer())).toBe("image_type");
  });
});

it("the file name gives the image's slug, and never a path", async () => {
  const slug = async (fileName: string) => (await receive(jpeg, fileName)).row.slug;
  expect(await slug("../../etc/passwd")).toBe("passwd");
  expect(await slug("C:\\pictures\\Crème brûlée.jpeg")).toBe("creme-brulee");
  expect(await slug("写真.png")).toBe("picture");
  expect(await slug(`${"long-".repeat(40)}.png`)).toHaveLength(59);
  expect(await slug("<script>.jpg")).toBe("script");
});
