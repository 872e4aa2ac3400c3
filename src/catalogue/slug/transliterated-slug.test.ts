import fc from "fast-check";
import { expect, it } from "vitest";
import { slugOfName } from "./slug.ts";
import { transliteratedSlug } from "./transliterated-slug.ts";

it("a name in any script has a path of letters from a to z", () => {
  expect(transliteratedSlug("有机棉T恤")).toBe("youjimiantxu");
  expect(transliteratedSlug("Органический хлопок")).toBe("organicheskiy-khlopok");
  expect(transliteratedSlug("قميص قطني")).toBe("qmys-qtny");
  expect(transliteratedSlug("தமிழ்")).toMatch(/^[a-z0-9-]+$/);
  expect(transliteratedSlug("เสื้อยืด")).toMatch(/^[a-z0-9-]+$/);
  expect(transliteratedSlug("Tシャツ")).toMatch(/^tsh/);
});

it("a name in Latin letters keeps the path that it always had", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."abcÄöüßéłø 12-,(") }), (name) => {
      expect(transliteratedSlug(name)).toBe(slugOfName(name));
    }),
  );
});
