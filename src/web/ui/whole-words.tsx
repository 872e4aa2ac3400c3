import type { ReactNode } from "react";

/** A word of 16 characters or more, or one of at most 10 with a hyphen: a longer one would not fit on a narrow card. */
const word = /(\S{16,}|(?<!\S)(?=\S*-)\S{1,10}(?!\S))/;

/**
 * A text whose words stay on one line: a browser breaks after a hyphen ("T-shirt", "USB-C", "5-7"). Only a word of 16
 * characters or more may be broken anywhere, where no syllable is known. The text itself is unchanged for who copies,
 * searches or hears it.
 */
export const wholeWords = (text: string): ReactNode =>
  text.split(word).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity
      <span key={index} className={part.length > 10 ? "wrap-anywhere" : "whitespace-nowrap"}>
        {part}
      </span>
    ) : (
      part
    ),
  );
