// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { openAdminPart } from "../../../../tests/support/admin-in-dom.tsx";
import { KitOfOccasion } from "./kit-of-occasion.tsx";

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
  takesStock: "packed",
  boxWeightGrams: 0,
  availability: [{ size: "M", available: 7, packed: 7, fromParts: 2, scarcest: "Steel Mug (Sage)" }],
};

it("shows support what the kit holds, and nothing to change it with", async () => {
  openAdminPart(<KitOfOccasion id={1} isFirst />, () => ({ kit }), { role: "support" });
  expect(await screen.findByText("2 × Steel Mug, Sage")).toBeTruthy();
  expect(screen.getByText("Stock by size")).toBeTruthy();
  expect(screen.queryAllByRole("button")).toEqual([]);
});

it("lets who changes the catalogue change it, and make a forecast", async () => {
  openAdminPart(<KitOfOccasion id={1} isFirst />, () => ({ kit }), { role: "catalogue" });
  expect(await screen.findByText("Which size runs out when")).toBeTruthy();
  expect(screen.getByRole("button", { name: /Save/ })).toBeTruthy();
});

it("shows which part is scarcest, and what stands in for it, where the kit takes its parts", async () => {
  const [mug] = kit.contents;
  const contents = [{ ...mug, substituteVariantId: 41, substituteName: "Steel Mug (Ink)" }];
  openAdminPart(
    <KitOfOccasion id={1} isFirst />,
    () => ({ kit: { ...kit, contents, takesStock: "parts" } }),
    { role: "support" },
  );
  expect(await screen.findByText("2 × Steel Mug, Sage; when it is out: Steel Mug (Ink)")).toBeTruthy();
  expect(screen.getByText("Scarcest part")).toBeTruthy();
  expect(screen.getByText("Steel Mug (Sage)")).toBeTruthy();
});

it("asks for box and substitutes once parts are taken, and saves them", async () => {
  const sent: unknown[] = [];
  openAdminPart(
    <KitOfOccasion id={1} isFirst />,
    (call) => {
      sent.push(call.body);
      return { kit: { ...kit, takesStock: "parts" } };
    },
    { role: "catalogue" },
  );
  fireEvent.change(await screen.findByLabelText(/Weight of the empty box/), { target: { value: "150" } });
  expect(screen.getByLabelText("When Steel Mug is out")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(sent).toContainEqual(expect.objectContaining({ takesStock: "parts", boxWeightGrams: 150 })),
  );
});

it("says without a kit how a product becomes it, and asks for no record that is missing", async () => {
  openAdminPart(<KitOfOccasion id={1} isFirst />, () => ({ kit: null }), { role: "catalogue" });
  expect(await screen.findByText("The store has no welcome kit")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Choose a product" }).getAttribute("href")).toContain("/products");
});
