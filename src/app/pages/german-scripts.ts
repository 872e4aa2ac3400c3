import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The folder of the scripts with German texts in a built client, such as `assets/de-1a2b3c4d` (bundling/inline-texts.ts). */
export function findGermanScripts(client: string): string {
  const name = readdirSync(join(client, "assets")).find((each) => /^de-[0-9a-f]{8}$/.test(each));
  if (!name) throw new Error(`${client} has no German scripts: run npm run build`);
  return `assets/${name}`;
}

/** The router's manifest as JSON or as a script, with the German scripts in the place of the English ones. */
export const germanManifest = (manifest: string, folder: string): string =>
  manifest.replace(/"\/assets\/([^"/]+\.js)"/g, `"/${folder}/$1"`);

/** The router writes its manifest after the plugins ran: this writes the German one beside the German scripts. */
export function writeGermanManifest(client: string): void {
  const folder = findGermanScripts(client);
  const name = readdirSync(join(client, "assets")).find((each) => /^manifest-.*\.js$/.test(each));
  if (!name) throw new Error(`${client} has no manifest`);
  const text = readFileSync(join(client, "assets", name), "utf8");
  writeFileSync(join(client, folder, name), germanManifest(text, folder));
}
