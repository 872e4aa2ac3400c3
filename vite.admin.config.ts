import { defineConfig } from "vite";
import { compressAssets } from "./src/app/pages/compress-assets.ts";

/** The admin is a separate build: the storefront loads none of its code. */
export default defineConfig({
  root: "src/web/admin",
  base: "/admin/",
  publicDir: false,
  // A separate cache, because two development servers in one folder delete each other's bundles.
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
