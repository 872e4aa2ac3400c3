import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { withIsolatedNames } from "./isolated-names.ts";

const html = (text: string) => renderToStaticMarkup(h("p", null, withIsolatedNames(text)));

it("an Arabic or Hebrew name in a sentence is an element of its own, so that what follows it stays behind it", () => {
  expect(html("Dear محمد بن عبد الله, 3 pieces left")).toBe(
    '<p>Dear <bdi>محمد بن عبد الله</bdi>, <span style="white-space:nowrap">3 pieces</span> left</p>',
  );
  expect(html("משה & Anna")).toBe("<p><bdi>משה</bdi> &amp; Anna</p>");
});

it("other texts stay as they are", () => {
  expect(html("Dear தமிழ்செல்வன், 山田 and Zoë")).toBe("<p>Dear தமிழ்செல்வன், 山田 and Zoë</p>");
});
