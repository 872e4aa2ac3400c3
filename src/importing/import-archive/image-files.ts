/** The file of a zip that a name means, by its id. A name that several files have means none: 0. */
export type ImageFiles = ReadonlyMap<string, number>;

/** Without a zip. */
export const noImageFiles: ImageFiles = new Map();

/**
 * The names by which an import may call the files of a zip: the whole path, or its end from any folder on, in the same capitals.
 * A whole path always means its file.
 */
export function indexImageFiles(
  files: readonly { readonly fileId: number; readonly path: string }[],
): ImageFiles {
  const names = new Map<string, number>();
  for (const { fileId, path } of files)
    for (let at = path.indexOf("/"); at >= 0; at = path.indexOf("/", at + 1)) {
      const name = path.slice(at + 1);
      names.set(name, names.has(name) ? 0 : fileId);
    }
  for (const { fileId, path } of files) names.set(path, fileId);
  return names;
}
