// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openBrowser, renderPage } from "../../../../tests/support/page-in-dom.tsx";

const sizesOf = (out: readonly string[], wait: object | null = null) =>
  ["S", "M", "L"].map((name) => ({
    name,
    inStock: !out.includes(name),
    isReplaced: false,
    wait: out.includes(name) ? wait : null,
  }));
const part = (position: number, variantId: number, name: string, more: object = {}) => ({
  position,
  variantId,
  part: name,
  sizes: sizesOf([]),
  sizeChart: null,
  about: [{ name: "Fit", value: "Regular" }],
  usualSize: "",
  ...more,
});
const content = (productName: string) => ({
  quantity: 1,
  productName,
  productUrl: "",
  colourName: "",
  size: "",
  imagePath: "/images/1/a",
  imageColour: "",
  canBeDeclined: productName === "Hoodie",
});
const offer = (sizedParts: object[]) => ({
  heading: "Ten years",
  words: "",
  images: [],
  box: null,
  firstName: "Asha",
  fullName: "Asha Rao",
  email: "asha@private.example",
  asksEmail: false,
  kit: {
    productId: 30,
    productName: "Box",
    productDetails: [{ id: 7, sizes: sizesOf([]), inStock: true, images: [] }],
    contents: [content("T-shirt"), content("Hoodie")],
    sizeChart: null,
  },
  sizedParts,
  usualSize: "",
  country: "India",
  office: { name: "Mumbai", address: "14 Ware Road" },
  expiresAt: "2031-02-01T00:00:00.000Z",
  dispatchFrom: null,
  held: null,
  waits: [],
  waiting: null,
  collecting: null,
});

async function open(sizedParts: object[]) {
  const browser = openBrowser(({ path, body }) => {
    if (path === "/api/claims/open") return offer(sizedParts);
    if (path === "/api/claims/hold")
      return { partSizes: [], ...(body as object), until: new Date(Date.now() + 900_000).toISOString() };
    return path === "/api/servicelocations" ? [] : {};
  });
  const { default: ClaimKit } = await import("./claim-kit.tsx");
  const page = await renderPage(<ClaimKit token="token" />);
  await screen.findByText("Where should it go?", { selector: "h2" });
  return { ...browser, ...page };
}
const sizeOf = (name: string, size: string) =>
  within(screen.getByRole("group", { name: `Size of ${name}` })).getByLabelText<HTMLInputElement>(size);

async function order(user: Awaited<ReturnType<typeof open>>["user"]) {
  await user.click(screen.getByText("I pick it up at Mumbai"));
  await user.type(screen.getByLabelText("Contact"), "+91 98200 55555");
  await user.click(screen.getByRole("button", { name: /my kit$/ }));
}

it("takes M and L, with the usual size chosen before, and is addressed to the known name", async () => {
  const parts = [part(0, 1, "T-shirt", { usualSize: "M" }), part(1, 2, "Hoodie")];
  const { user, sentTo } = await open(parts);
  expect(sizeOf("T-shirt", "M").checked).toBe(true);
  screen.getByText("You usually take M.");
  await order(user);
  expect(screen.getByRole("alert").textContent).toBe("Select a Size");
  expect(sentTo("/api/claims")).toEqual([]);
  await user.click(sizeOf("Hoodie", "L"));
  await user.click(screen.getByRole("button", { name: "Order my kit" }));
  await expect
    .poll(() => sentTo("/api/claims"))
    .toMatchObject([
      {
        body: {
          variantId: 7,
          size: "M",
          partSizes: [{ variantId: 2, size: "L" }],
          delivery: { to: "office", recipientName: "Asha Rao" },
        },
      },
    ]);
});

it("asks no size of a part that is left out, and sends one size where all have it", async () => {
  const { user, sentTo } = await open([part(0, 1, "T-shirt"), part(1, 2, "Hoodie")]);
  await user.click(sizeOf("T-shirt", "S"));
  await user.click(screen.getByLabelText("No Hoodie, thanks"));
  expect(screen.queryByRole("group", { name: "Size of Hoodie" })).toBeNull();
  await order(user);
  await expect.poll(() => sentTo("/api/claims")).toMatchObject([{ body: { size: "S", declined: [1] } }]);
  expect(sentTo("/api/claims")[0]?.body).not.toHaveProperty("partSizes");
});

it("says of which part a size is out, and waits for it", async () => {
  const wait = { place: 2, expectedOn: "2030-01-01", isCovered: true };
  const hoodie = part(1, 2, "Hoodie", { sizes: sizesOf(["L"], wait) });
  const { user, sentTo } = await open([part(0, 1, "T-shirt", { sizes: sizesOf(["S"]) }), hoodie]);
  expect(sizeOf("T-shirt", "S, sold out").disabled).toBe(true);
  await user.click(sizeOf("T-shirt", "M"));
  await user.click(sizeOf("Hoodie", "L"));
  screen.getByText("Hoodie in size L is out at the moment.");
  await order(user);
  await expect
    .poll(() => sentTo("/api/claims/wait"))
    .toMatchObject([{ body: { size: "M", partSizes: [{ variantId: 2, size: "L" }] } }]);
});
