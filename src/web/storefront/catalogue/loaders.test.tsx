// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { openBrowser, renderPage } from "../../../../tests/support/page-in-dom.tsx";
import { sampleProduct } from "../../../../tests/support/sample-product.ts";

afterEach(() => void vi.useRealTimers());

const isLoading = () => document.querySelector(".progress") !== null;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it("the loader of a category hides one second after its products are there [spec 9.20]", async () => {
  openBrowser(() => []);
  const { CategoryPage } = await import("./category-page.tsx");
  vi.useFakeTimers();
  const view = {
    categoryName: "Mugs",
    categoryUrl: "mugs",
    pageHeading: "",
    categoryDescription: "",
    pageTitle: "",
    metaDescription: "",
    metaKeywords: "",
  };
  renderPage(<CategoryPage view={view} list={{ total: 0 } as never} />);
  await wait(999);
  expect(isLoading()).toBe(true);
  await wait(1);
  expect(isLoading()).toBe(false);
});

it("the loader of the recommendations hides after two seconds [spec 9.21]", async () => {
  openBrowser(() => []);
  const { ProductPage } = await import("./product-page.tsx");
  vi.useFakeTimers();
  renderPage(
    <ProductPage
      product={sampleProduct()}
      recommended={[]}
      delivery={{ countries: ["India"], locations: [] }}
    />,
  );
  await wait(1_999);
  expect(isLoading()).toBe(true);
  await wait(1);
  expect(isLoading()).toBe(false);
});
