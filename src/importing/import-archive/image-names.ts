export const isImageUrl = (name: string): boolean => /^https?:\/\//i.test(name) && URL.canParse(name);

/** The images that a cell names: URLs with white space between them; or files, with lines, commas, semicolons or bars. */
export const imageNamesIn = (cell: string): string[] =>
  cell
    .split(/[\r\n]+/)
    .flatMap((line) => line.split(line.includes("://") ? /\s+|,(?=https?:)/ : /[,;|]/))
    .map((name) => name.trim().normalize("NFC"))
    .filter(Boolean);

/** The id of the image whose file the export of a store calls so. */
export const imageIdInName = (name: string): string | undefined => /-([0-9a-f]{24})\.webp$/.exec(name)?.[1];

/** The name of a file without its folders, and without the id that an export writes behind it. */
export const plainFileName = (path: string): string =>
  path.replace(/^.*\//, "").replace(/-[0-9a-f]{24}(?=\.webp$)/, "");
