import type { MouseEvent } from "react";

let url = "";

/** A press on a card: the rendition that it shows is there already, for the page that opens. */
export function carryImage({ currentTarget }: MouseEvent): void {
  url = currentTarget.closest("article")?.querySelector("img")?.currentSrc ?? "";
}

/** The URL of the rendition that the pressed card showed of this image; empty for any other image. */
export const carriedImage = (path: string): string => (url.includes(`${path}?`) ? url : "");
