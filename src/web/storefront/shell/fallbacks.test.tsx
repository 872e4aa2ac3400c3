// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { openBrowser, renderPage } from "../../../../tests/support/page-in-dom.tsx";

it("without the rates prices are in dollars, and the list of currencies says so quietly [spec 5.2, 10.37]", async () => {
  openBrowser(() => []);
  const { CurrencyList } = await import("./currency-list.tsx");
  renderPage(<CurrencyList onChosen={() => undefined} />);
  screen.getByText("The other currencies could not be loaded.");
  expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual(["Dollar ($)"]);
  expect(screen.queryByRole("alert")).toBeNull();
});

it("without the menus the header has the categories, under that name [spec 5.2, 10.37]", async () => {
  openBrowser(() => []);
  const { Header } = await import("./header.tsx");
  renderPage(<Header />);
  expect(screen.getByRole("navigation", { name: "Categories" })).toBeTruthy();
});
