import { beforeEach, expect, it } from "vitest";
import { newProfile, newTab, openPage } from "../state/fake-browser.ts";
import { forgetPlace, loginAddress, placeAfterLogin, redirectIn, withRedirect } from "./after-login.ts";

beforeEach(() => void openPage(newTab(newProfile())));

it("checkout and order history have redirects of their own", () => {
  expect(loginAddress("/checkout")).toBe("/accounts/login?redirect=checkout");
  expect(loginAddress("/accounts/order-history")).toBe("/accounts/login?redirect=order");
  expect(placeAfterLogin("checkout")).toBe("/checkout");
  expect(placeAfterLogin("order")).toBe("/accounts/order-history");
});

it("another place is come back to, once", () => {
  expect(loginAddress("/store/mug/7")).toBe("/accounts/login");
  expect(placeAfterLogin(null)).toBe("/store/mug/7");
  forgetPlace();
  expect(placeAfterLogin(null)).toBe("/");
});

it("nobody is led out of the store", () => {
  for (const place of [
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "",
  ]) {
    sessionStorage.setItem("kitstore.returnTo", place);
    expect(placeAfterLogin(null)).toBe("/");
  }
  for (const asked of ["//evil.example", "", "Checkout", "constructor"])
    expect(redirectIn(new URLSearchParams({ redirect: asked }))).toBeNull();
});

it("the redirect travels from page to page", () => {
  expect(withRedirect("/accounts/signup", redirectIn(new URLSearchParams("redirect=order")))).toBe(
    "/accounts/signup?redirect=order",
  );
  expect(withRedirect("/accounts/signup", null)).toBe("/accounts/signup");
});
