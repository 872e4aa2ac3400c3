import { describe, expect, it } from "vitest";
import { imageWidths, isImageId, negotiateFormat, pathAtWidth, requestedWidth } from "./rendition.ts";

describe("the format of an image", () => {
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
    expect(negotiateFormat(accept)).toBe(format);
  });
});

describe("the width of an image", () => {
  it("is one of the list, the large width, or the default width", () => {
    for (const width of imageWidths) expect(requestedWidth({ w: String(width) })).toBe(width);
    expect(requestedWidth({ type: "large" })).toBe(1280);
    expect(requestedWidth({ type: "large", w: "480" })).toBe(480);
    expect(requestedWidth({ type: "large", w: "1920" })).toBe(1920);
    expect(requestedWidth({})).toBe(640);
  });

  it.each([
    { w: "641" },
    { w: "" },
    { w: "0640" },
    { w: "640.0" },
    { w: ["640", "960"] },
    { w: "1280", type: "large" },
    { w: "640", type: "small" },
    { type: "LARGE" },
    { type: "small" },
    { v: "1" },
    { w: "640", quality: "100" },
  ])("is undefined for %j", (query) => {
    expect(requestedWidth(query)).toBeUndefined();
  });

  it("in a URL is read back the same", () => {
    const { searchParams } = new URL(pathAtWidth("/images/1/mug", 480), "http://store");
    expect(requestedWidth(Object.fromEntries(searchParams))).toBe(480);
  });
});

it.each(["../../etc/passwd", "0".repeat(23), "0".repeat(25), "A".repeat(24), `${"0".repeat(23)}\n`, ""])(
  "%j is not an image id",
  (text) => {
    expect(isImageId(text)).toBe(false);
  },
);
