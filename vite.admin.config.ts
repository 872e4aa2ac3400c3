import { defineConfig } from "vite";
import { compressAssets } from "./src/server/pages/compress-assets.ts";

/** The back office: a program of its own beside the storefront, which never loads a byte of it. */
export default defineConfig({
  root: "src/web/admin",
  base: "/admin/",
  publicDir: false,
  // Of its own: in one folder two development servers throw away what the other has bundled.
  cacheDir: "../../../node_modules/.vite-admin",
  plugins: [{ name: "compress", apply: "build", closeBundle: () => compressAssets("build/admin/assets") }],
  build: {
    target: "es2023",
    outDir: "../../../build/admin",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2_000,
  },
});
