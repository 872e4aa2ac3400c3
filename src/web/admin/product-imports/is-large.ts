const LINES = 2_000;
const CHARACTERS = 2_000_000;

/** A file above what one call imports at once (too_many_lines): a job imports it. */
export const isLarge = (csv: string): boolean =>
  csv.length > CHARACTERS || (csv.match(/\n|\r(?!\n)/g)?.length ?? 0) > LINES;
