import { expect, it } from "vitest";
import { slugOfName } from "./slug.ts";

it("makes a slug from any name", () => {
  expect(slugOfName("Mug, blue (2)")).toBe("mug-blue-2");
  expect(slugOfName("  Café Éclair!  ")).toBe("cafe-eclair");
  expect(slugOfName("Große Müslischale, ÖKO-Färbung")).toBe("grosse-mueslischale-oeko-faerbung");
  expect(slugOfName("Mu\u0308sli")).toBe("muesli");
  expect(slugOfName("Kjøkken på Ærø")).toBe("kjokken-pa-aero");
  expect(slugOfName("अ")).toBe("");
});
