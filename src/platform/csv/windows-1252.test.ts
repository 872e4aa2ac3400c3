import { expect, it } from "vitest";
import { encodeWindows1252 } from "./windows-1252.ts";

it("has a byte for each letter of western languages, and the plain letter of others", () => {
  const decoded = (text: string) => new TextDecoder("windows-1252").decode(encodeWindows1252(text));
  expect(decoded("Größe 5 € – Ærø, ‘Straße’")).toBe("Größe 5 € – Ærø, ‘Straße’");
  expect(decoded("Dvořák Łódź 東京 u\u0308")).toBe("Dvorák ?ódz ?? ü");
  expect([...encodeWindows1252("ä€")]).toEqual([0xe4, 0x80]);
});
