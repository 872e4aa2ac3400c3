import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findPhysicalSides } from "./physical-sides.ts";

const SHOP = [
  "src/web/{storefront,ui}/**/*.{css,ts,tsx}",
  "src/app/pages/*.ts",
  "src/notifications/look/*.ts",
];
/** Mail programs know no logical properties: this file chooses the sides by the language. */
const CHOOSES_SIDES = "src/notifications/look/mail-tables.ts";

it("the shop and its mails name no side of the screen: they are mirrored where lines run to the left", () => {
  const files = globSync(SHOP, { exclude: ["**/*.test.*"] }).filter((file) => file !== CHOOSES_SIDES);
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap((file) => findPhysicalSides(file, readFileSync(file, "utf8")))).toEqual([]);
});

describe("each is found", () => {
  it.each([
    "margin-left: 1rem",
    "scroll-padding-right: 1rem",
    "border-top-left-radius: 0",
    "left: 0",
    "text-align: right",
    "background-position: right 1rem center",
    "transform-origin: left",
    "transform: translateX(100%)",
    "margin: 0 0 0 auto",
    "inset: auto calc(1rem + (2px)) 0 auto",
  ])("in CSS: %s", (declaration) => {
    expect(findPhysicalSides("src/web/ui/base.css", `.a {\n  ${declaration};\n}`)).toMatchObject([
      { line: 2 },
    ]);
  });

  it.each([
    "-ml-2",
    "lg:pl-[9%]",
    "max-sm:right-0.5",
    "border-l",
    "text-left",
    "sm:rounded-tl-md",
    "translate-x-2",
  ])("in a class: %s", (name) => {
    expect(findPhysicalSides("src/web/ui/table.tsx", `<p className="flex ${name} gap-2" />`)).toHaveLength(1);
  });

  it("in a style", () => {
    expect(findPhysicalSides("src/web/ui/table.tsx", "const style = { paddingLeft: 16 }")).toHaveLength(1);
  });
});

it("leaves alone what is mirrored, and what has no side", () => {
  const css = `.a { margin: 0 auto 1rem; inset: 0 0 auto; padding: 1px 2px 3px 2px; text-align: start; /* left: 0 */
    transform: translateX(calc(100% * var(--run))); padding-inline: max(1rem, env(safe-area-inset-left)); --end-side: right; }`;
  expect(findPhysicalSides("src/web/ui/base.css", css)).toEqual([]);
  expect(
    findPhysicalSides("src/web/ui/table.tsx", '<p className="ps-4 text-start border-b">{left - 1}</p>'),
  ).toEqual([]);
});
