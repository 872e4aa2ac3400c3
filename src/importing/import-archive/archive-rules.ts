import { uploadLimits } from "../../catalogue/image/upload-rules.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import { type StaffText, staffText } from "../../contract/staff-text.ts";

/** What a zip may have. The unpacked bytes are those that its list of files declares; none is read beyond. */
export const archiveLimits = {
  files: 10_000,
  unpackedBytes: 1024 * 1024 * 1024,
  csvBytes: 32 * 1024 * 1024,
  pathCharacters: 500,
  /** Unpacked to packed, of a file above `ratioFromBytes`. Images hardly shrink; tables do by ten or twenty. */
  ratio: 200,
  ratioFromBytes: 1024 * 1024,
} as const;

/** A file as the list of a zip declares it. */
export interface ArchiveEntry {
  readonly path: string;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  readonly isEncrypted: boolean;
  /** Of the system that packed it, as in `lstat`. 0: not said. */
  readonly mode: number;
}

const FILE_TYPE = 0o170000;
const REGULAR_FILE = 0o100000;

/** Refuses a file for whose sake the whole zip is refused: it is made to do harm, or cannot be read. */
export function refuseEntry(entry: ArchiveEntry): Refusal<"import_invalid" | "too_large"> | undefined {
  const { path, packedBytes, unpackedBytes, isEncrypted, mode } = entry;
  const shown = path.slice(0, 100);
  if (path.length > archiveLimits.pathCharacters || /\p{Cc}/u.test(path))
    return refuse("import_invalid", "The zip has a file whose name is too long or is not text.");
  const type = mode & FILE_TYPE;
  if (type !== 0 && type !== REGULAR_FILE)
    return refuse("import_invalid", `'${shown}' is a link, not a file. Pack the files themselves.`);
  if (isEncrypted) return refuse("import_invalid", "The zip has a password. Pack the files without one.");
  const { ratio, ratioFromBytes } = archiveLimits;
  if (unpackedBytes > ratioFromBytes && unpackedBytes > packedBytes * ratio)
    return refuse("too_large", `'${shown}' unpacks to more than ${ratio} times its size.`);
  return undefined;
}

/** What systems put into a zip beside the files of people. */
export const isSystemFile = (path: string): boolean =>
  /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(path);

/** Why a file is left out before it is read. Undefined: it may be an image. */
export const reasonBySize = ({ unpackedBytes }: ArchiveEntry): StaffText | undefined =>
  unpackedBytes > uploadLimits.bytes
    ? staffText`An image may be at most ${uploadLimits.bytes / 1e6} MB.`
    : undefined;

/** The file of products among the paths of a zip: `products.csv` nearest to its top, else the only CSV file. */
export function productFileOf(paths: readonly string[]): string | undefined {
  const tables = paths.filter((path) => /\.(csv|tsv)$/i.test(path));
  const depth = (path: string) => path.split("/").length;
  const [named] = tables
    .filter((path) => /(^|\/)products\.csv$/i.test(path))
    .sort((one, other) => depth(one) - depth(other));
  return named ?? (tables.length === 1 ? tables[0] : undefined);
}
