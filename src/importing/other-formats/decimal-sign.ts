/** What stands before the decimals of a number: `1.5` or `1,5`. The other one may group the thousands. */
export type DecimalSign = "." | ",";

const otherOf = (sign: DecimalSign): DecimalSign => (sign === "." ? "," : ".");

/** Digits with the signs that people put between them, spaces and apostrophes too. Only `.` and `,` may stand before decimals. */
export const NUMBER = /\d+(?:[.,'’\s\u00A0\u202F]\d+)*/;

/** Groups of thousands, or of lakhs: at most three digits first, three last. */
const isGrouped = (digits: string, group: string): boolean => {
  const [first = "", ...others] = digits.split(group);
  const last = others.pop();
  return (
    last === undefined ||
    (/^\d{1,3}$/.test(first) && /^\d{3}$/.test(last) && others.every((each) => /^\d{2,3}$/.test(each)))
  );
};

/** Whether somebody may have meant one number by it: `9,999,99` and `12.5.3` are none, because their groups have no sense. */
export function isOneNumber(digits: string): boolean {
  const bare = digits.replace(/['’\s\u00A0\u202F]/g, "");
  const signs = bare.replace(/\d/g, "");
  const [first = ""] = signs;
  const last = signs.at(-1);
  if (!last || signs.length === 1) return true;
  if (first === last) return new Set(signs).size === 1 && isGrouped(bare, first);
  const at = bare.lastIndexOf(last);
  return new Set(signs.slice(0, -1)).size === 1 && isGrouped(bare.slice(0, at), first);
}

/**
 * What one number says about the file's decimal sign. `either`: it may group thousands as well, as in `1.250`. `none`: it has no
 * such sign.
 */
export function decimalSignIn(digits: string): DecimalSign | "either" | "none" {
  const signs = [...digits.matchAll(/[.,]/g)].map(([sign]) => sign as DecimalSign);
  const [first] = signs;
  const last = signs.at(-1);
  if (!first || !last) return "none";
  if (first !== last) return last;
  if (signs.length > 1) return otherOf(first);
  const [head = "", decimals = ""] = digits.replace(/['’\s\u00A0\u202F]/g, "").split(first);
  const mayGroup = decimals.length === 3 && /^[1-9]\d{0,2}$/.test(head);
  return mayGroup ? "either" : first;
}

/** The decimal sign of a whole file. Undefined: its numbers say nothing, or contradict each other. */
export function decimalSignOf(numbers: readonly string[]): DecimalSign | undefined {
  const signs = new Set(numbers.filter(isOneNumber).map(decimalSignIn));
  if (signs.has(".") === signs.has(",")) return undefined;
  return signs.has(".") ? "." : ",";
}

/**
 * The number as `1250.5`, without signs between thousands. Its own digits decide about its sign, and where these may be read in
 * two ways, the sign of the file. Undefined: it may still be read in two ways.
 */
export function plainNumber(digits: string, ofFile: DecimalSign | undefined): string | undefined {
  const own = decimalSignIn(digits);
  if (own === "either" && !ofFile) return undefined;
  const sign = own === "either" || own === "none" ? ofFile : own;
  const bare = digits.replace(/['’\s\u00A0\u202F]/g, "");
  if (!sign) return bare;
  return bare.replaceAll(otherOf(sign), "").replace(sign, ".");
}
