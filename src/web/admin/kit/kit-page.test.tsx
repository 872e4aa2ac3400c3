// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { openAdminPart } from "../../../../tests/support/admin-in-dom.tsx";
import { KitPage } from "./kit-page.tsx";

afterEach(cleanup);

const kit = {
  id: 1,
  version: 1,
  name: "Welcome kit",
  hasSizes: true,
  contents: [
    {
      productId: 4,
      name: "Steel Mug",
      variantId: 40,
      size: "",
      quantity: 2,
      variants: [{ id: 40, colourName: "Sage", imagePath: "", sizes: [] }],
    },
  ],
  sizes: [{ size: "M", stock: 7, redeemed: 3 }],
};

it("shows support what the kit holds, and nothing to change it with", async () => {
  openAdminPart(<KitPage />, () => ({ kit }), { role: "support" });
  expect(await screen.findByText("2 × Steel Mug, Sage")).toBeTruthy();
  expect(screen.getByText("Stock by size")).toBeTruthy();
  expect(screen.queryAllByRole("button")).toEqual([]);
});

it("lets who changes the catalogue change it, and make a forecast", async () => {
  openAdminPart(<KitPage />, () => ({ kit }), { role: "catalogue" });
  expect(await screen.findByText("Which size runs out when")).toBeTruthy();
  expect(screen.getByRole("button", { name: /Save/ })).toBeTruthy();
});

it("says without a kit how a product becomes it, and asks for no record that is missing", async () => {
  openAdminPart(<KitPage />, () => ({ kit: null }), { role: "catalogue" });
  expect(await screen.findByText("The store has no welcome kit")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Choose a product" }).getAttribute("href")).toContain("/products");
});
