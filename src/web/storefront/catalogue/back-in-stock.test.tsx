// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { it } from "vitest";
import { problemResponse } from "../../../../tests/support/fake-browser.ts";
import { openBrowser, renderPage } from "../../../../tests/support/page-in-dom.tsx";

it("a link of a mail that no longer works says what else to do", async () => {
  openBrowser(() => problemResponse(404, "not_found"));
  const { default: BackInStock } = await import("./back-in-stock.tsx");
  const { user } = renderPage(<BackInStock />, "/products/back-in-stock#token-1");
  await user.click(screen.getByRole("button", { name: "Yes, tell me" }));
  await screen.findByText("It could not be confirmed.");
  screen.getByText("This link no longer works. You can ask again on the product’s page.");
});
