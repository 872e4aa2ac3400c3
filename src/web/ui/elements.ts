import type { ReactElement } from "react";

/**
 * What a component puts beside other things: elements alone. A text there would stand beside what comes and goes, and React
 * would lose it where a browser translates the page.
 */
export type Elements = ReactElement | readonly Elements[] | false | "" | null | undefined;
