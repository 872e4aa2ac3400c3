// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { SentRequest } from "../../../../tests/support/page-in-dom.tsx";
import {
  fill,
  kit,
  openProduct,
  press,
  quantity,
  shirt,
  where,
} from "../../../../tests/support/product-in-dom.tsx";

describe("buying on a product's page", () => {
  it("keeps the quantity between 1 and 999 by its buttons, and between 0 and 999 while it is typed [spec 2.31, 5.9, 5.10]", async () => {
    const { user, changes } = await openProduct();
    const fewer = press(/^One .*fewer$/);
    const more = press(/^One .*more$/);
    expect(quantity().value).toBe("1");
    expect(fewer.hasAttribute("disabled")).toBe(true);
    await user.click(more);
    expect(quantity().value).toBe("2");
    fill("1000");
    expect(quantity().value).toBe("999");
    expect(more.hasAttribute("disabled")).toBe(true);
    for (const [typed, shown] of [
      ["0", "0"],
      ["-5", "-5"],
      ["123456789", "999"],
    ] as const) {
      fill(typed);
      expect(quantity().value, typed).toBe(shown);
    }
    for (const typed of ["abc", "", "0", "-5", "2.7"]) {
      fill(typed);
      fireEvent.blur(quantity());
      expect(quantity().value, typed).toBe("0");
    }
    await user.click(press("Add to Cart"));
    await screen.findByText("Please choose a quantity of 1 or more.");
    press("Cart, empty");
    expect(changes()).toEqual([]);
  });

  it("asks for the size of a T-shirt and adds nothing until one is picked [spec 2.29, 5.8]", async () => {
    const { user, changes } = await openProduct({ product: shirt });
    for (const button of ["Add to Cart", "Buy Now"]) {
      await user.click(press(button));
      await screen.findByText("Select a Size");
    }
    expect(changes()).toEqual([]);
    expect(where()).toBe("/mug");
    await user.click(screen.getByText("M"));
    expect(screen.queryByText("Select a Size")).toBeNull();
    await user.click(press("Add to Cart"));
    await screen.findByRole("button", { name: "Cart, 1 item" });
  });

  it("adds the first time and updates afterwards [spec 1.5, 2.32, 2.60, 4.19]", async () => {
    const { user, changes } = await openProduct();
    await user.click(press("Add to Cart"));
    await screen.findByRole("button", { name: "Cart, 1 item" });
    for (const [typed, count] of [
      ["3", "4 items"],
      ["2", "6 items"],
    ] as const) {
      fill(typed);
      await user.click(press(/^Add/));
      await screen.findByRole("button", { name: `Cart, ${count}` });
    }
    expect(changes()).toEqual(["Add 1", "Update 4", "Update 6"]);
  });

  it("of the kit asks a guest to log in, with a link, and calls nothing [spec 4.21, 8.22]", async () => {
    const { user, changes } = await openProduct({ product: kit, isGuest: true });
    await user.click(press("Choose your size"));
    await screen.findByText("Select a Size");
    await user.click(screen.getByText("M"));
    await user.click(press("Order my kit"));
    await screen.findByText("Please login first to redeem you swag Kit.", { exact: false });
    expect(screen.getByRole("link", { name: "Login" }).getAttribute("href")).toBe("/accounts/login");
    expect(changes()).toEqual([]);
    expect(where()).toBe("/mug");
  });

  it("of the kit checks whether it is available, and says so when it was availed [spec 4.21, 8.23]", async () => {
    const respond = ({ path }: SentRequest) => (path.startsWith("/api/swagApplicable/") ? 0 : undefined);
    const { user, changes } = await openProduct({ product: kit, respond });
    await user.click(screen.getByText("M"));
    await user.click(press("Order my kit"));
    await screen.findByText(
      "It seems you have already availed your free SWAG kit.Please try out other items from available goodies.",
      { exact: false },
    );
    press("Cart, empty");
    expect(changes()).toEqual([]);
  });

  it("whose call fails says so and stops the spinner [spec 8.24]", async () => {
    const respond = ({ path }: SentRequest) => {
      if (/\/(Add|Update)\/$/.test(path)) throw new TypeError("network");
      return undefined;
    };
    const { user } = await openProduct({ respond });
    const add = press("Add to Cart");
    await user.click(add);
    await screen.findByText("The store could not be reached. Are you online?", { exact: false });
    expect(add.hasAttribute("disabled")).toBe(false);
    expect(add.getAttribute("aria-busy")).toBe(null);
    expect(add.querySelector(".spinner")).toBe(null);
    press("Cart, empty");
  });
});
