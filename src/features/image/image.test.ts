import { describe, expect, it } from "vitest";
import { formatFor, imageWidths, isImageId, widthFor, widthPath } from "./image.ts";

describe("the format of a picture", () => {
  it.each([
    ["image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8", "avif"],
    ["image/webp,image/png;q=0.9", "webp"],
    ["IMAGE/AVIF;Q=0.5", "avif"],
    ["image/avif;q=0,image/webp", "webp"],
    ["image/avif; q=0.000 ,image/webp;q=0", "jpeg"],
    ["image/avifx", "jpeg"],
    ["image/*", "jpeg"],
    ["*/*", "jpeg"],
    ["image/png", "jpeg"],
    ["", "jpeg"],
    [undefined, "jpeg"],
  ])("for Accept %s is %s", (accept, format) => {
    expect(formatFor(accept)).toBe(format);
  });
});

describe("the width of a picture", () => {
  it("is one of the list, the large one, or the plain one", () => {
    for (const width of imageWidths) expect(widthFor({ w: String(width) })).toBe(width);
    expect(widthFor({ type: "large" })).toBe(1280);
    expect(widthFor({})).toBe(640);
  });

  it.each([
    { w: "641" },
    { w: "" },
    { w: "0640" },
    { w: "640.0" },
    { w: ["640", "960"] },
    { w: "640", type: "large" },
    { type: "LARGE" },
    { type: "small" },
    { v: "1" },
    { w: "640", quality: "100" },
  ])("is none for %j", (query) => {
    expect(widthFor(query)).toBeUndefined();
  });

  it("stands in an address that is taken again", () => {
    const { searchParams } = new URL(widthPath("/images/1/mug", 480), "http://store");
    expect(widthFor(Object.fromEntries(searchParams))).toBe(480);
  });
});

it.each(["../../etc/passwd", "0".repeat(23), "0".repeat(25), "A".repeat(24), `${"0".repeat(23)}\n`, ""])(
  "%j is no image id",
  (text) => {
    expect(isImageId(text)).toBe(false);
  },
);
