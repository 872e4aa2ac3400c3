import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { masterRow } from "../../src/catalogue/image/master.ts";
import { imageFile, productImageKeys } from "../images/image-keys.ts";
import { imageRow } from "./load-images.ts";

test("the row of an image is the one that decoding it gives, without decoding it", async () => {
  for (const key of productImageKeys.filter((_, at) => at % 20 === 0)) {
    const bytes = await readFile(imageFile(key));
    expect(await imageRow(key)).toEqual(await masterRow(bytes, key));
  }
});
