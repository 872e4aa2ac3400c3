// @vitest-environment happy-dom
import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { cartLine } from "../../../../../tests/support/cart-line.ts";
import { anna, problemResponse } from "../../../../../tests/support/fake-browser.ts";
import { heldResponse, openBrowser, renderPage } from "../../../../../tests/support/page-in-dom.tsx";
import type { CartLine } from "../../../../contract/cart.schemas.ts";

const VALIDATE = "/api/Redemption/Validate";
const save10 = { name: "SAVE10", couponValidated: true, swagValidated: false, discountPercent: 10 };
const refused = (reason: string) => ({ ...save10, couponValidated: false, reason });

async function openCouponBox(respond: Parameters<typeof openBrowser>[0]) {
  const browser = openBrowser(respond);
  const { storedUser, saveLogin } = await import("../../state/user.ts");
  const { useCoupon } = await import("./use-coupon.ts");
  const { CouponBox } = await import("./coupon-box.tsx");
  saveLogin(anna);
  let changeCart: (lines: readonly CartLine[]) => void = () => undefined;
  function Page() {
    const [lines, setLines] = useState<readonly CartLine[]>([cartLine()]);
    changeCart = setLines;
    return <CouponBox coupon={useCoupon(anna.userId, lines)} onEdit={() => undefined} />;
  }
  return {
    ...browser,
    ...renderPage(<Page />),
    storedUser,
    changeCart: (lines: readonly CartLine[]) => act(async () => changeCart(lines)),
  };
}
const field = () => screen.getByLabelText<HTMLInputElement>("Coupon code");
const apply = () => screen.getByRole("button", { name: "Apply" });

describe("the coupon box", () => {
  it("asks for a code when Apply is pressed without one, and sends nothing", async () => {
    const { user, requests } = await openCouponBox(() => save10);
    await user.click(apply());
    expect(screen.getByText("Please enter your code.")).toBeTruthy();
    expect(requests).toEqual([]);
    await user.type(field(), "S");
    expect(screen.queryByText("Please enter your code.")).toBeNull();
  });

  it("asks for a code instead of repeating what was wrong with the last one", async () => {
    const { user } = await openCouponBox(() => refused("unknown"));
    await user.type(field(), "NOPE");
    await user.click(apply());
    await screen.findByRole("alert");
    await user.clear(field());
    await user.click(apply());
    screen.getByText("Please enter your code.");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("shows an applied code; Change brings an empty field with the focus", async () => {
    const { user, requests } = await openCouponBox(() => save10);
    await user.type(field(), " save10 ");
    await user.keyboard("{Enter}");
    expect(await screen.findByText("SAVE10 is applied")).toBeTruthy();
    expect(requests).toMatchObject([{ path: VALIDATE, body: { name: "save10", userId: anna.userId } }]);
    const change = screen.getByRole("button", { name: "Change coupon" });
    expect(document.activeElement).toBe(change);
    await user.click(change);
    expect(field().value).toBe("");
    expect(document.activeElement).toBe(field());
  });

  it("sends the request of the specification, with what the page shows [spec 3.5]", async () => {
    const { user, requests, changeCart } = await openCouponBox(() => save10);
    await changeCart([cartLine({ qty: 2 }), cartLine({ cartId: "kit", isSwag: true, size: "M" })]);
    await user.type(field(), "SAVE10");
    await user.click(apply());
    await screen.findByText("SAVE10 is applied");
    await changeCart([cartLine({ qty: 3 })]);
    await expect.poll(() => requests).toHaveLength(2);
    const shown = { name: "SAVE10", userId: 7, swagValidated: false, discountAmount: 0, netQty: 3 };
    expect(requests.map(({ body }) => body)).toEqual([
      { ...shown, swagApplicable: true, couponValidated: false, discountPercent: 0, cartTotal: 1700 },
      { ...shown, swagApplicable: false, couponValidated: true, discountPercent: 10, cartTotal: 2550 },
    ]);
  });

  it("sends one request when Apply is pressed twice", async () => {
    const response = heldResponse();
    const { user, requests } = await openCouponBox(() => response.promise);
    await user.type(field(), "SAVE10");
    await user.dblClick(apply());
    await user.keyboard("{Enter}");
    expect(apply().getAttribute("aria-busy")).toBe("true");
    response.resolve(save10);
    await screen.findByText("SAVE10 is applied");
    expect(requests).toHaveLength(1);
  });

  it("leaves a refused code in its field, with the reason", async () => {
    const { user } = await openCouponBox(() => refused("This code has expired."));
    await user.type(field(), "OLD");
    await user.click(apply());
    expect((await screen.findByRole("alert")).textContent).toBe("This code has expired.");
    expect(field().value).toBe("OLD");
  });

  it("keeps the code without a response, says why, and applies it on the next try", async () => {
    let attempts = 0;
    const { user } = await openCouponBox(() => {
      attempts += 1;
      if (attempts === 1) throw new TypeError("network");
      return save10;
    });
    await user.type(field(), "SAVE10");
    await user.click(apply());
    expect((await screen.findByRole("alert")).textContent).toBe(
      "The code could not be checked.The store could not be reached. Are you online?",
    );
    expect(field().value).toBe("SAVE10");
    await user.click(apply());
    expect(await screen.findByText("SAVE10 is applied")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("checks an applied code again when the cart changes, and takes it away when it no longer applies", async () => {
    let response: object = save10;
    const { user, changeCart, requests } = await openCouponBox(() => response);
    await user.type(field(), "SAVE10");
    await user.click(apply());
    await screen.findByText("SAVE10 is applied");
    response = refused("Only from $50.");
    await changeCart([cartLine({ qty: 2 })]);
    expect((await screen.findByRole("alert")).textContent).toBe("Only from $50.");
    expect(requests).toHaveLength(2);
  });

  it("ignores the response for a code that was changed meanwhile", async () => {
    const second = heldResponse();
    const responses = [save10, second.promise];
    const { user, changeCart } = await openCouponBox(() => responses.shift());
    await user.type(field(), "SAVE10");
    await user.click(apply());
    await screen.findByText("SAVE10 is applied");
    await changeCart([cartLine({ qty: 2 })]);
    await user.click(screen.getByRole("button", { name: "Change coupon" }));
    await act(async () => second.resolve(save10));
    expect(field().value).toBe("");
    expect(screen.queryByText("SAVE10 is applied")).toBeNull();
  });

  it("applies the code again when checkout is opened again", async () => {
    const { user, reopen } = await openCouponBox(() => save10);
    await user.type(field(), "SAVE10");
    await user.click(apply());
    await screen.findByText("SAVE10 is applied");
    reopen();
    expect(await screen.findByText("SAVE10 is applied")).toBeTruthy();
  });

  it("logs out when the login has ended meanwhile, and keeps what was typed", async () => {
    const { user, storedUser } = await openCouponBox(() => problemResponse(401, "login_expired"));
    await user.type(field(), "SAVE10");
    await user.click(apply());
    await screen.findByRole("alert");
    expect(storedUser.get()).toBeNull();
    expect(field().value).toBe("SAVE10");
  });
});
