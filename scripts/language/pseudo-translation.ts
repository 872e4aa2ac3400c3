/** For each Latin letter one of a script that runs from right to left. Its letters join, and have marks above and below the line. */
const LETTERS: Readonly<Record<string, string>> = {
  a: "ا",
  b: "ب",
  c: "ص",
  d: "د",
  e: "ي",
  f: "ف",
  g: "غ",
  h: "ه",
  i: "ى",
  j: "ج",
  k: "ك",
  l: "ل",
  m: "م",
  n: "ن",
  o: "و",
  p: "ة",
  q: "ق",
  r: "ر",
  s: "س",
  t: "ت",
  u: "ع",
  v: "ث",
  w: "ش",
  x: "خ",
  y: "ح",
  z: "ز",
  "?": "؟",
  ",": "،",
  ";": "؛",
};

/** Words in which each letter is another one: as long as the English ones, so that whoever knows them finds their way. */
const inOtherLetters = (words: string): string =>
  words.replace(/[A-Za-z?,;]/g, (letter) => LETTERS[letter.toLowerCase()] ?? letter);

const RULE = /^\{(?<value>\w+), (?<rule>plural|select|selectordinal),/;

/**
 * An English text in other letters. Its values and elements stay, and a plural has each form that the language needs: nobody can read
 * it, but it shows where a page holds English texts, the wrong side or too little room.
 */
export function pseudoTranslation(english: string, pluralForms: readonly string[]): string {
  let rest = english;
  let written = "";
  const take = (length: number): string => {
    const taken = rest.slice(0, length);
    rest = rest.slice(length);
    return taken;
  };
  while (rest) {
    const tag = /^<\/?\w+>/.exec(rest)?.[0];
    const { value, rule } = RULE.exec(rest)?.groups ?? {};
    if (tag) written += take(tag.length);
    else if (value && rule) written += `{${value}, ${rule},${branchesOf(take(closing(rest)), rule)}}`;
    else if (rest.startsWith("{")) written += take(closing(rest));
    else written += inOtherLetters(take(1));
  }
  return written;

  function branchesOf(text: string, rule: string): string {
    const branches = new Map<string, string>();
    let left = text.slice(text.indexOf(rule) + rule.length + 1, -1);
    for (let found = /^\s*(\S+)\s*(?=\{)/.exec(left); found; found = /^\s*(\S+)\s*(?=\{)/.exec(left)) {
      const branch = left.slice(found[0].length);
      const end = closing(branch);
      branches.set(found[1] ?? "", pseudoTranslation(branch.slice(1, end - 1), pluralForms));
      left = branch.slice(end);
    }
    if (rule === "plural")
      for (const form of pluralForms)
        if (!branches.has(form)) branches.set(form, branches.get("other") ?? "");
    return [...branches].map(([form, words]) => ` ${form} {${words}}`).join("");
  }
}

/** The length of a text in braces at the beginning of another. */
function closing(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === "{") depth += 1;
    if (text[at] === "}") depth -= 1;
    if (depth === 0) return at + 1;
  }
  throw new Error(`A brace is not closed: ${text}`);
}
