// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openBrowser, renderPage } from "../../../../tests/support/page-in-dom.tsx";
import { sampleProduct } from "../../../../tests/support/sample-product.ts";

async function open(fields: object) {
  openBrowser(() => []);
  const { default: AboutProduct } = await import("./about-product.tsx");
  renderPage(<AboutProduct product={sampleProduct(fields)} />);
}

describe("what is said about a product", () => {
  it("has a tab for each text that is there, and none for an empty one", async () => {
    await open({ productDescription: "<p>Blue</p>", disclaimer: "" });
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual(["Description"]);
  });

  it("has no tabs without a text", async () => {
    await open({ productDescription: "", disclaimer: " ", specification: [] });
    expect(screen.queryByRole("tablist")).toBeNull();
  });
});
