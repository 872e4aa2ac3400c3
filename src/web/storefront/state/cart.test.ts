import { describe, expect, it } from "vitest";
import {
  anna,
  newProfile,
  newTab,
  openPage,
  problemResponse,
} from "../../../../tests/support/fake-browser.ts";

const line = (qty: number, more: object = {}) => ({
  cartId: "c1",
  productId: 3,
  productDetailsId: 31,
  size: "M",
  sellingPrice: 499.5,
  qty,
  total: 499.5 * qty,
  ...more,
});
const item = (qty: number) => ({ productId: 3, productDetailsId: 31, size: "M", qty });

async function shop(response: Parameters<typeof openPage>[1]) {
  const page = openPage(newTab(newProfile()), response);
  return { ...page, ...(await import("./cart.ts")), ...(await import("./user.ts")) };
}
const bodyOf = (init: RequestInit) => JSON.parse(String(init.body));

describe("the cart in the browser", () => {
  it("of a guest without a session is empty without a request", async () => {
    const { loadCart, currentCart, fetch } = await shop(() => []);
    await loadCart();
    expect(currentCart()).toEqual({ lines: [], isLoaded: true, problem: null });
    expect(fetch).not.toHaveBeenCalled();
  });

  it("of a user is read once by two calls at the same time", async () => {
    const { loadCart, currentCart, saveLogin, paths } = await shop(() => [line(2)]);
    saveLogin(anna);
    await Promise.all([loadCart(), loadCart()]);
    expect(paths()).toEqual(["/api/ShoppingCart/Cart/7"]);
    expect(currentCart().lines).toEqual([line(2)]);
  });

  it("shows a new quantity before the server responds, and the server's lines afterwards", async () => {
    const { replaceCart, updateItem, currentCart } = await shop(() => [line(5, { total: 2000 })]);
    replaceCart([line(1) as never]);
    const done = updateItem(item(5));
    expect(currentCart().lines[0]).toMatchObject({ qty: 5, total: 2497.5 });
    await done;
    expect(currentCart().lines[0]).toMatchObject({ qty: 5, total: 2000 });
  });

  it("goes back to what was and says why when a change is refused [spec 8.24]", async () => {
    const { replaceCart, updateItem, currentCart } = await shop(() => problemResponse(409, "out_of_stock"));
    replaceCart([line(1) as never]);
    await expect(updateItem(item(50))).rejects.toMatchObject({ code: "out_of_stock" });
    expect(currentCart().lines).toEqual([line(1)]);
    expect(currentCart().problem).toBe("out_of_stock");
  });

  it("sends changes one after another and ends with the last response", async () => {
    const sent: number[] = [];
    let concurrent = 0;
    const { replaceCart, updateItem, currentCart } = await shop(async (_path, init) => {
      expect(++concurrent).toBe(1);
      const { qty } = bodyOf(init);
      sent.push(qty);
      await new Promise((resolve) => setTimeout(resolve, qty === 2 ? 20 : 1));
      concurrent--;
      return [line(qty)];
    });
    replaceCart([line(1) as never]);
    await Promise.all([updateItem(item(2)), updateItem(item(3))]);
    expect(sent).toEqual([2, 3]);
    expect(currentCart().lines[0]?.qty).toBe(3);
  });

  it("changed elsewhere is read again after this tab's own changes; an earlier read that ends late is ignored", async () => {
    const responses = [[line(1)], [line(2)], [line(7)]];
    const { loadCart, reloadCart, updateItem, currentCart, saveLogin, paths } = await shop(async (path) => {
      const response = responses.shift();
      if (response?.[0]?.qty === 1) await new Promise((resolve) => setTimeout(resolve, 20)); // the first response comes last
      return path.endsWith("/Update/") ? [line(2)] : response;
    });
    saveLogin(anna);
    await Promise.all([loadCart(), updateItem(item(2)), reloadCart()]);
    expect(paths()).toEqual([
      "/api/ShoppingCart/Cart/7",
      "/api/ShoppingCart/Update/",
      "/api/ShoppingCart/Cart/7",
    ]);
    expect(currentCart().lines).toEqual([line(7)]);
  });

  it("tells the other tabs of every change that the server confirmed, and not of a read", async () => {
    const { loadCart, reloadCart, updateItem, saveLogin } = await shop((path) =>
      path.endsWith("/Update/") ? [line(2)] : [line(1)],
    );
    const announcement = () => localStorage.getItem("kitstore.cartChanged");
    saveLogin(anna);
    await loadCart();
    await reloadCart();
    expect(announcement()).toBeNull();
    await updateItem(item(2));
    const first = announcement();
    expect(first).not.toBeNull();
    await updateItem(item(2));
    expect(announcement()).not.toBe(first);
  });

  it("names the guest's session, and the user too once logged in", async () => {
    const bodies: Record<string, unknown>[] = [];
    const { addItem, saveLogin } = await shop((_path, init) => {
      bodies.push(bodyOf(init));
      return [line(1)];
    });
    await addItem(item(1));
    saveLogin(anna);
    await addItem(item(1));
    expect(bodies[0]?.userId).toBeUndefined();
    expect(String(bodies[0]?.sessionId)).toMatch(/^[\w-]{24}$/);
    expect(bodies[1]).toMatchObject({ userId: 7, sessionId: bodies[0]?.sessionId });
  });
});
