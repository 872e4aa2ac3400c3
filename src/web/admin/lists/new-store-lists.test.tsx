// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { openAdminPart } from "../../../../tests/support/admin-in-dom.tsx";
import { ProductList } from "../products/product-list.tsx";
import { StockList } from "../stock/stock-list.tsx";

afterEach(cleanup);

const noRows = () => ({ rows: [], total: 0, isMore: false });

describe("the lists of a store that has just begun", () => {
  it("offer the import of products while there are none", async () => {
    openAdminPart(<ProductList />, noRows, { resource: "products", role: "catalogue" });
    const link = await screen.findByRole("link", { name: "Import" });
    expect(link.getAttribute("href")).toContain("/product-imports/create");
  });

  it("show all stock, also where nothing has been counted yet", async () => {
    const { requests } = openAdminPart(<StockList />, noRows, { resource: "stock", role: "catalogue" });
    await expect.poll(() => requests.some(({ path }) => path.startsWith("/api/admin/stock"))).toBe(true);
    const [first] = requests.filter(({ path }) => path.startsWith("/api/admin/stock"));
    expect(first?.path).not.toContain("state=");
  });
});
