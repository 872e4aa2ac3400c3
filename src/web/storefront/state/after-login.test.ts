import { beforeEach, expect, it } from "vitest";
import { newProfile, newTab, openPage } from "../../../../tests/support/fake-browser.ts";
import { clearReturnPath, loginPath, pathAfterLogin, readRedirect, withRedirect } from "./after-login.ts";

beforeEach(() => void openPage(newTab(newProfile())));

it("checkout and order history have their own redirects [spec 2.45]", () => {
  expect(loginPath("/checkout")).toBe("/accounts/login?redirect=checkout");
  expect(loginPath("/accounts/order-history")).toBe("/accounts/login?redirect=order");
  expect(pathAfterLogin("checkout")).toBe("/checkout");
  expect(pathAfterLogin("order")).toBe("/accounts/order-history");
});

it("a login leads back to another page, once", () => {
  expect(loginPath("/store/mug/7")).toBe("/accounts/login");
  expect(pathAfterLogin(null)).toBe("/store/mug/7");
  clearReturnPath();
  expect(pathAfterLogin(null)).toBe("/");
});

it("a login never leads to another site", () => {
  for (const path of [
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "",
  ]) {
    sessionStorage.setItem("kitstore.returnTo", path);
    expect(pathAfterLogin(null)).toBe("/");
  }
  for (const requested of ["//evil.example", "", "Checkout", "constructor"])
    expect(readRedirect(new URLSearchParams({ redirect: requested }))).toBeNull();
});

it("links between account pages keep the redirect", () => {
  expect(withRedirect("/accounts/signup", readRedirect(new URLSearchParams("redirect=order")))).toBe(
    "/accounts/signup?redirect=order",
  );
  expect(withRedirect("/accounts/signup", null)).toBe("/accounts/signup");
});
