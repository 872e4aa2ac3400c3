import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { isRefusal } from "../../contract/errors.ts";
import { receiveUpload } from "./receive-upload.ts";

const pixelAt = async (bytes: Buffer, left: number, top: number) => [
  ...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

describe("a logo as SVG", () => {
  const logo = (inside: string, head = "") =>
    Buffer.from(
      `${head}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10" width="160" height="40">${inside}</svg>`,
    );
  const receiveLogo = (bytes: Buffer) => receiveUpload(bytes, "logo.svg", { isLogo: true });
  const refusalOf = async (bytes: Buffer) => {
    const row = await receiveLogo(bytes);
    return isRefusal(row) ? row.refused : "taken";
  };
  const red = '<rect width="40" height="10" fill="#c00"/>';

  it.each([
    ["", red],
    ['<?xml version="1.0" encoding="UTF-8"?>\n<!-- Made by hand -->\n', red],
    [
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
      `<defs><g id="a">${red}</g></defs><use href="#a"/>`,
    ],
    ["", `${red}<script>alert(1)</script>`],
    [
      "\uFEFF",
      `<defs><linearGradient id="g"><stop stop-color="#c00"/></linearGradient></defs><rect width="40" height="10" fill="url(#g)"/>`,
    ],
  ])("is drawn large and stored as an image without its text: %j %j", async (head, inside) => {
    const row = await receiveLogo(logo(inside, head));
    if (isRefusal(row)) throw new Error(row.detail);
    expect(row).toMatchObject({ media_type: "image/webp", width: 1_600, height: 400 });
    expect(row.bytes.includes("svg")).toBe(false);
    const [r = 0, g = 0] = await pixelAt(row.bytes, 800, 200);
    expect([r > 180, g < 40]).toEqual([true, true]);
  });

  it("lies on the colour of the page where it is transparent", async () => {
    const row = await receiveLogo(logo('<rect width="10" height="10" fill="#c00"/>'));
    if (isRefusal(row)) throw new Error(row.detail);
    const [r = 0, , b = 0] = await pixelAt(row.bytes, 1_400, 200);
    expect([r > 245, b > 240]).toEqual([true, true]);
  });

  it.each([
    [
      "entities",
      logo("<text>&a;</text>", '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/hostname">]>'),
      "image_type",
    ],
    ["a file of the server", logo('<image href="file:///etc/hostname" width="9" height="9"/>'), "image_type"],
    ["a page", logo('<image xlink:href="https://example.com/a.png" width="9" height="9"/>'), "image_type"],
    ["a style from elsewhere", logo("<style>@import url(https://example.com/a.css);</style>"), "image_type"],
    ["no end", logo(red).subarray(0, 70), "image_broken"],
    [
      "no size that anybody draws",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="90000"/>'),
      "image_broken",
    ],
    ["megabytes", logo(" ".repeat(1_000_001)), "too_large"],
    ["a gif's bytes", Buffer.from("GIF89a"), "image_type"],
  ])("with %s is refused", async (_, bytes, refused) => {
    expect(await refusalOf(bytes)).toBe(refused);
  });

  it("is refused where it is no logo", async () => {
    expect(await receiveUpload(logo(red), "mug.svg")).toMatchObject({ refused: "image_type" });
  });
});
