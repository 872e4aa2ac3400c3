// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { ClaimOffer } from "../../../contract/claims.ts";
import { OccasionImages } from "./occasion-images.tsx";

afterEach(cleanup);

const image = (name: string, alt = "") => ({
  path: `/images/${name}`,
  alt,
  width: 800,
  height: 800,
  colour: "#eeeeee",
});
const box = { colourHex: "#aa3300", label: "Thank you." };
function show(of: Partial<Pick<ClaimOffer, "box" | "images">>, kitImages = [image("kit", "The kit")]) {
  const kit = { productDetails: [{ images: kitImages }] };
  const { container } = render(
    <OccasionImages offer={{ kit, images: [], box: null, ...of } as unknown as ClaimOffer} />,
  );
  return {
    container,
    opened: () => container.querySelector(".opening-box")?.classList.contains("is-open"),
    paths: () => [...container.querySelectorAll("img")].map(({ src }) => new URL(src, "http://x").pathname),
  };
}

it("shows an occasion's images, or else the kit's first", () => {
  expect(show({ images: [image("a", "A box"), image("b", "A card")] }).paths()).toEqual([
    "/images/a",
    "/images/b",
  ]);
  expect(screen.getByAltText("A card")).toBeTruthy();
  expect(show({}).paths()).toEqual(["/images/kit"]);
  expect(show({ box }, []).container.textContent).toBe("");
});

it.each(["load", "error"] as const)("opens the box once its image says %s, and its words stay", (event) => {
  const { container, opened } = show({ box });
  expect(opened()).toBe(false);
  fireEvent[event](container.querySelector("img") as Element);
  expect(opened()).toBe(true);
  expect(screen.getByText("Thank you.")).toBeTruthy();
});
