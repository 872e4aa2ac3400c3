/** Preloaded with --import: at its end the program writes the URL of each module it loaded, one a line, to this file. */
import { writeFileSync } from "node:fs";
import { registerHooks } from "node:module";

const loaded = new Set();
registerHooks({
  load(url, context, load) {
    loaded.add(url);
    return load(url, context);
  },
});
process.on("exit", () => writeFileSync(process.env.NOTE_MODULES ?? "", [...loaded].join("\n")));
