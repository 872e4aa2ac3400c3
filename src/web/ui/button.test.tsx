// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Button } from "./button.tsx";
import { wholeWords } from "./whole-words.tsx";

afterEach(cleanup);

/** What a browser's translation does to the texts of a page. */
function translateTexts(within: Element): void {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement("font");
    font.textContent = text.data;
    text.replaceWith(font);
  }
}

it("becomes busy, and is named anew, on a page that the browser translates", () => {
  const { container, rerender } = render(<Button>Add to Cart</Button>);
  translateTexts(container);
  rerender(<Button busy>Add to Cart</Button>);
  expect(screen.getByRole("button", { name: "Add to Cart" }).getAttribute("aria-busy")).toBe("true");
  rerender(<Button>Added</Button>);
  expect(container.textContent).toBe("Added");
});

it("shows another text in whole words on a page that the browser translates", () => {
  const { container, rerender } = render(<p>{wholeWords("Delivery takes 3-4 days in India.")}</p>);
  translateTexts(container);
  rerender(<p>{wholeWords("It takes longer, 7-10 days or 8-12 days, to Japan.")}</p>);
  expect(container.textContent).toBe("It takes longer, 7-10 days or 8-12 days, to Japan.");
});
