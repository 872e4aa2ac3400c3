// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { anna } from "../../../../tests/support/fake-browser.ts";
import { heldResponse, openBrowser, renderPage } from "../../../../tests/support/page-in-dom.tsx";
import { sampleProduct } from "../../../../tests/support/sample-product.ts";
import type { ProductDetail } from "../../../contract/catalogue.schemas.ts";

const ASK = "/api/back-in-stock";
const WITHDRAW = "/api/back-in-stock/withdraw";

async function openForm(sizes: ProductDetail["sizes"], isLoggedIn = false, withdrawal?: Promise<unknown>) {
  const browser = openBrowser(({ path }) =>
    path === ASK ? { isConfirmed: isLoggedIn, token: isLoggedIn ? "token-1" : "" } : withdrawal,
  );
  const { saveLogin } = await import("../state/user.ts");
  const { default: AlertRequest } = await import("./alert-request.tsx");
  if (isLoggedIn) saveLogin(anna);
  const [first] = sampleProduct().productDetails;
  if (!first) throw new Error("The sample has no variant");
  const page = renderPage(<AlertRequest variant={{ ...first, inStock: sizes.length > 0, sizes }} />);
  await page.user.click(await screen.findByRole("button", { name: "Tell me when it is back" }));
  return { ...browser, ...page, variantId: first.id };
}
const size = (name: string, inStock: boolean) => ({ name, stock: inStock ? null : 0, inStock });

describe("'Tell me when it is back'", () => {
  it("asks a visitor for an e-mail address, and says that a mail comes first", async () => {
    const { user, sentTo, variantId } = await openForm([]);
    const email = await screen.findByLabelText("Email");
    expect(document.activeElement).toBe(email);
    await user.type(email, "asha@ledgerline.example");
    await user.click(screen.getByRole("button", { name: "Tell me" }));
    const asked = await screen.findByText("Please check your inbox.");
    expect(document.activeElement).toBe(asked.closest("[tabindex='-1']")); // the pressed button has disappeared
    expect(sentTo(ASK)).toMatchObject([{ body: { variantId, size: "", email: "asha@ledgerline.example" } }]);
  });

  it("asks whoever is logged in for nothing but the size that is sold out, and can be stopped", async () => {
    const withdrawal = heldResponse();
    const { user, sentTo, variantId } = await openForm(
      [size("S", false), size("M", true), size("L", false)],
      true,
      withdrawal.promise,
    );
    const choice = await screen.findByLabelText<HTMLSelectElement>("Size that is sold out");
    expect([...choice.options].map(({ text }) => text)).toEqual(["Choose a size", "S", "L"]);
    await user.click(screen.getByRole("button", { name: "Tell me" }));
    await screen.findByText("Please choose a size.");
    await user.selectOptions(choice, "L");
    await user.click(screen.getByRole("button", { name: "Tell me" }));
    await screen.findByText("We’ll let you know.");
    expect(sentTo(ASK).map(({ body }) => body)).toEqual([{ variantId, size: "L" }]);
    await user.dblClick(screen.getByRole("button", { name: "Take me off the list" }));
    withdrawal.resolve(200);
    const stopped = await screen.findByText("You are off the list.");
    expect(document.activeElement).toBe(stopped.closest("[tabindex='-1']"));
    expect(sentTo(WITHDRAW)).toMatchObject([{ body: { token: "token-1" } }]); // a second one would be refused
  });
});
