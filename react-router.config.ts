import type { Config } from "@react-router/dev/config";
import { compressAssets } from "./src/app/pages/compress-assets.ts";

export default {
  appDirectory: "src/web/storefront",
  ssr: true,
  // The first page lists all routes, so that navigation needs no manifest request.
  routeDiscovery: { mode: "initial" },
  async buildEnd({ reactRouterConfig }) {
    await compressAssets(`${reactRouterConfig.buildDirectory}/client`);
  },
} satisfies Config;
