const decoder = new TextDecoder("windows-1252");

/** The byte of each character that the code page has. */
const bytes: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const),
);

const QUESTION_MARK = 0x3f;

/** Without its accents, where the code page has that letter: ř is r. */
const plainByte = (character: string): number =>
  bytes.get(character.normalize("NFKD").replace(/\p{M}/gu, "").slice(0, 1)) ?? QUESTION_MARK;

/** A text in the code page of older programs for Windows. A character that it lacks is its plain letter, else a question mark. */
export const encodeWindows1252 = (text: string): Uint8Array =>
  Uint8Array.from(
    [...text.normalize("NFC")].map((character) => bytes.get(character) ?? plainByte(character)),
  );
