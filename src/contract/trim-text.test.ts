import { expect, it } from "vitest";
import { trimText } from "./trim-text.ts";

const blanks = [
  ...[
    "",
    " ",
    "\t",
    "\r\n",
    "\u0000",
    "\u0085",
    "\u00a0",
    "\u00ad",
    "\u034f",
    "\u061c",
    "\u115f",
    "\u1680",
    "\u180e",
  ],
  ...[
    "\u2003",
    "\u200b",
    "\u200c",
    "\u200d",
    "\u200e",
    "\u2028",
    "\u202e",
    "\u202f",
    "\u205f",
    "\u2060",
    "\u2063",
  ],
  ...[
    "\u2800",
    "\u3000",
    "\u3164",
    "\ufe0f",
    "\ufeff",
    "\uffa0",
    "\ufff9",
    "\u{e0020}",
    " \u200b\u00a0\u2060\ufeff\t",
  ],
];

it.each(blanks)("%j alone is empty", (blank) => {
  expect(trimText(blank)).toBe("");
  expect(trimText(blank.repeat(3))).toBe("");
});

it.each(blanks.filter((blank) => !["\ufff9"].includes(blank)))("%j before a text goes", (blank) => {
  expect(trimText(`${blank}12 Marine Drive`)).toBe("12 Marine Drive");
});

it.each(blanks.filter((blank) => !["\ufe0f", "\ufff9", "\u{e0020}"].includes(blank)))(
  "%j after a text goes",
  (blank) => {
    expect(trimText(`12 Marine Drive${blank}`)).toBe("12 Marine Drive");
  },
);

it.each([
  ["क्\u200dष", "a joiner inside a conjunct"],
  ["നന്ദി അവന്\u200d", "a chillu at the end, as old Malayalam texts write it"],
  ["می\u200cخواهم", "a non-joiner of Persian"],
  ["👩\u200d💻", "an emoji of two"],
  ["Love ❤\ufe0f", "an emoji with its selector at the end"],
  ["🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}", "a flag that ends with a tag"],
  ["葛\u{e0100}", "a form of a Han character"],
  ["a\u00a0b\u3000c\u200bd\nline two", "blanks inside"],
  ["0", "one digit"],
])("%j stays as it is: %s", (text) => {
  expect(trimText(text)).toBe(text);
  expect(trimText(` \ufeff${text}\u2060\t`)).toBe(text);
});

it("takes no longer for blanks in the middle than for letters", () => {
  const text = `x${" \u200b".repeat(200_000)}x`;
  expect(trimText(text)).toBe(text);
});
