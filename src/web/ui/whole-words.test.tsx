// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { wholeWords } from "./whole-words.tsx";

it.each([
  ["Commuter Tumbler 450 ml", ["450 ml"]],
  ["Insulated Bottle 600 ml, Pine", ["600 ml"]],
  ["Classic Crew T-shirt", ["T-shirt"]],
  ["It is order KS-7H2M-Q4TD-K. Please note it.", ["KS-7H2M-Q4TD-K."]],
  ["Cork Coasters, Set of 4 pieces", []],
])("keeps on one line what is one word to a reader: %s", (text, whole) => {
  const { container } = render(<p>{wholeWords(text)}</p>);
  expect(container.textContent).toBe(text);
  const unbroken = container.querySelectorAll(".whitespace-nowrap");
  expect([...unbroken].map(({ textContent }) => textContent)).toEqual(whole);
});
