import { expect, it } from "vitest";
import { foldLetters } from "./fold-letters.ts";

it("letters are small, without accents, in their usual width and form", () => {
  expect(foldLetters("Müller, Ångström")).toBe("muller, angstrom");
  expect(foldLetters("ŁUKASZ Øster Straße İstanbul ISIK ışık Æ þ")).toBe(
    "lukasz oster strasse istanbul isik isik ae th",
  );
  expect(foldLetters("ＡＢＣ１２ ﾊﾞｯｸﾞ ﬁ")).toBe("abc12 バッグ fi");
  expect(foldLetters("أَحْمَد إلى فاطمة کتاب")).toBe("احمد الي فاطمه كتاب");
  expect(foldLetters("שָׁלוֹם")).toBe("שלום");
  expect(foldLetters("Ёлка ΟΔΌΣ ὁδός")).toBe("елка οδοσ οδοσ");
});

it("vowels of Indian scripts and Thai, and the voicing marks of kana, are letters: they stay", () => {
  for (const word of ["கோவை", "किताब", "น้ำผึ้ง", "ガム", "한국", "张伟"])
    expect(foldLetters(word)).toBe(word.normalize("NFKD").normalize("NFC"));
});
