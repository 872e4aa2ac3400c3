/** Preloaded with --import: at its end each process and thread of the program adds the URLs of its modules to this file, one a line. */
import { appendFileSync } from "node:fs";
import { registerHooks } from "node:module";

const loaded = new Set();
registerHooks({
  load(url, context, load) {
    loaded.add(url);
    return load(url, context);
  },
});
process.on("exit", () => appendFileSync(process.env.NOTE_MODULES ?? "", [...loaded, ""].join("\n")));
