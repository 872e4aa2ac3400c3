import anyAscii from "any-ascii";
import { slugOfName } from "./slug.ts";

/**
 * The slug for a name in any script: `張偉 T恤` gives `zhangwei-txu`. A path of letters from a to z can be read out, typed and printed, and
 * no mail or chat turns it into percent signs. Apart from `slugOfName` because its table is large: pages load it when they need it.
 */
export const transliteratedSlug = (name: string): string =>
  hasOtherLetters(name) ? slugOfName(anyAscii(name.normalize("NFC"))) : slugOfName(name);

/** Whether a name has letters that `slugOfName` leaves out. */
const hasOtherLetters = (name: string): boolean => /(?!\p{sc=Latn})\p{L}/u.test(name);
