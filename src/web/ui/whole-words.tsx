import type { ReactNode } from "react";

/** Longer words may be broken at their hyphen: on a narrow card they would not fit. */
const MAX_WITH_HYPHEN = 10;

/**
 * A text whose words stay on one line: a browser breaks after a hyphen ("T-shirt", "USB-C", "5-7"). Only a word of 16
 * characters or more may be broken anywhere, where no syllable is known. The text itself is unchanged for who copies,
 * searches or hears it.
 */
export const wholeWords = (text: string): ReactNode =>
  text.split(/(\S+-\S+|\S{16,})/).map((part, index) =>
    index % 2 && (part.length <= MAX_WITH_HYPHEN || part.length >= 16) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity
      <span key={index} className={part.length >= 16 ? "wrap-anywhere" : "whitespace-nowrap"}>
        {part}
      </span>
    ) : (
      part
    ),
  );
