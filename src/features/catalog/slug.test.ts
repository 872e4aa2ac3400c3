import { expect, it } from "vitest";
import { slugOfName } from "./slug.ts";

it("makes an address of a name, whatever it holds", () => {
  expect(slugOfName("Mug, blue (2)")).toBe("mug-blue-2");
  expect(slugOfName("  Café Éclair!  ")).toBe("cafe-eclair");
  expect(slugOfName("अ")).toBe("");
});
