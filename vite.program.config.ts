import { defineConfig } from "vite";
import { besideTheSource } from "./scripts/program/beside-the-source.ts";
import { absentPackages, bundleFolder, externalPackages, programEntries } from "./scripts/program/program.ts";

/** The program as it is started, in some files instead of 2,300 modules (docs/decisions/0029-bundled-program.md). */
export default defineConfig({
  publicDir: false,
  plugins: [besideTheSource],
  define: { "process.env.NODE_ENV": '"production"' },
  ssr: { noExternal: true, external: [...externalPackages, ...absentPackages] },
  build: {
    ssr: true,
    emitAssets: true,
    target: "esnext",
    outDir: bundleFolder,
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: programEntries,
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
});
