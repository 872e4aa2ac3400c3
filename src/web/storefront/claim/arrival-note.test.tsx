// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { openBrowser, renderPage } from "../../../../tests/support/page-in-dom.tsx";

const variant = { id: 7, sizes: [], inStock: true, images: [] };
const offer = {
  heading: "Ten years",
  words: "",
  images: [],
  box: null,
  firstName: "Asha",
  fullName: "Asha Rao",
  sizedParts: [],
  usualSize: "",
  email: "asha@private.example",
  asksEmail: false,
  kit: { productId: 30, productName: "Box", productDetails: [variant], contents: [], sizeChart: null },
  country: "India",
  office: { name: "Mumbai", address: "14 Ware Road" },
  expiresAt: "2031-02-01T00:00:00.000Z",
  dispatchFrom: "2030-03-04",
  held: null,
  waits: [],
  waiting: null,
  collecting: null,
};

async function open(more: object) {
  openBrowser(({ path }) => (path === "/api/claims/open" ? { ...offer, ...more } : []));
  const { default: ClaimKit } = await import("./claim-kit.tsx");
  return renderPage(<ClaimKit token="token" />);
}

it("says before anything is ordered when the kit comes, not before it may leave", async () => {
  const { user } = await open({});
  const note = await screen.findByText(/^Expected /);
  expect(note.textContent?.replaceAll("\u00a0", " ")).toBe("Expected 4 Mar.");
  await user.click(screen.getByText("I pick it up at Mumbai"));
  expect(screen.queryByText(/^Expected /)).toBeNull();
});

it.each([
  { name: "a choice is collected", more: { collecting: { until: "2030-01-01", isOver: false } } },
  {
    name: "it is out and waited for",
    more: { waits: [{ variantId: 7, size: "", place: 1, expectedOn: "2030-01-01", isCovered: true }] },
  },
])("says no day where $name", async ({ more }) => {
  await open(more);
  await screen.findByLabelText("Full Name");
  expect(screen.queryByText(/^Expected \d/)).toBeNull();
});
