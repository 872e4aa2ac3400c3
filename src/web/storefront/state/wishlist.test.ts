import { beforeEach, describe, expect, it } from "vitest";
import { newProfile, newTab, openPage } from "../../../../tests/support/fake-browser.ts";

const { addWishes, idsOfHash, MAX_WISHES, sharedPath, toggleWish, wishlist } = await import("./wishlist.ts");

describe("the wishlist of a browser", () => {
  beforeEach(() => {
    openPage(newTab(newProfile()));
    wishlist.set([]);
  });

  it("holds each product once, and a second press takes it off", () => {
    for (const id of [3, 14, 3, 3]) toggleWish(id);
    expect(wishlist.get()).toEqual([14, 3]);
    addWishes([14, 15]);
    expect(wishlist.get()).toEqual([14, 3, 15]);
    expect(JSON.parse(localStorage.getItem("kitstore.wishlist") ?? "")).toEqual([14, 3, 15]);
  });

  it("lets the oldest go when it is full", () => {
    for (let id = 1; id <= MAX_WISHES + 2; id++) toggleWish(id);
    expect([wishlist.get().length, wishlist.get()[0]]).toEqual([MAX_WISHES, 3]);
  });

  it("survives what anybody writes into the storage", () => {
    for (const stored of ["{}", '"3"', "[1.5,-2,null,{}]", "no json", "[[3]]"]) {
      localStorage.setItem("kitstore.wishlist", stored);
      expect([stored, wishlist.get()]).toEqual([stored, []]);
    }
  });

  it("is shared as ids and nothing else, and reads back what it wrote", () => {
    expect(sharedPath([3, 14])).toBe("/wishlist#3,14");
    expect(idsOfHash("#3,14")).toEqual([3, 14]);
    for (const hash of ["", "#", "#,", "#x", "#-1,0,1e99,3.5"])
      expect([hash, idsOfHash(hash)]).toEqual([hash, []]);
    expect(idsOfHash(`#${Array.from({ length: 500 }, (_, at) => at + 1)}`)).toHaveLength(MAX_WISHES);
  });
});
