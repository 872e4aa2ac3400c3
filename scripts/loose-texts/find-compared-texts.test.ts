import { expect, it } from "vitest";
import { findComparedTexts } from "./find-compared-texts.ts";

const linesIn = (code: string) => findComparedTexts("page.tsx", code).map(({ line }) => line);

it("a text that is compared or stored is found, also as a constant", () => {
  expect(linesIn('const ends = t("ends");\nif (outcome === ends) go();')).toEqual([2]);
  expect(linesIn('const is = t("ends") !== outcome;')).toEqual([1]);
  expect(linesIn('const BANNER = t("Slider");\nconst item = <MenuItem value={BANNER} />;')).toEqual([2]);
});

it("a text that is shown is not", () => {
  expect(
    linesIn('const label = t("Banner");\nconst item = <MenuItem value="Slider">{label}</MenuItem>;'),
  ).toEqual([]);
});
