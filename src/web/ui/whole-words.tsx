import type { ReactNode } from "react";

/** Longer words may be broken: on a narrow card they would not fit. */
const MAX_CHARACTERS = 10;

/**
 * A text in which short words with a hyphen stay on one line ("T-shirt", "USB-C", "5-7"): a browser breaks after a
 * hyphen. The text itself is unchanged for who copies, searches or hears it.
 */
export const wholeWords = (text: string): ReactNode =>
  text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 && part.length <= MAX_CHARACTERS ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
