/** Accents, vowel points of Hebrew and Arabic, the stretching of Arabic words, and what nobody sees. No vowel of an Indian script. */
const marks =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: the class is of marks, which are taken apart from their letters before
  /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f]|[\u00ad\u0640\u200b-\u200f\u2060\ufeff]/g;

/** Letters that Unicode does not take apart, and Arabic ones that are typed for each other. */
const alike: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ı: "i",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ħ: "h",
  ŧ: "t",
  ς: "σ",
  ى: "ي",
  ی: "ي",
  ک: "ك",
  ة: "ه",
};

/**
 * The form of a text in which a search compares: small letters without accents, in their usual width. `Müller` and `MULLER` are the same,
 * as are `ﾊﾞｯｸﾞ` and `バッグ`. `fold_letters` of the database does the same to what is searched.
 */
export function foldLetters(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(marks, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[ßæœþıøłđðħŧςىیکة]/g, (letter) => alike[letter] ?? letter);
}

/** Most texts are; then they need no slow normalization. */
const isPlain = /^[\x20-\x7e]*$/;
