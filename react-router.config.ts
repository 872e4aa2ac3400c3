import type { Config } from "@react-router/dev/config";
import { compressAssets } from "./src/server/pages/compress-assets.ts";

export default {
  appDirectory: "src/web/storefront",
  ssr: true,
  // Every route is known to the browser from the first page on: no manifest call per page.
  routeDiscovery: { mode: "initial" },
  async buildEnd({ reactRouterConfig }) {
    await compressAssets(`${reactRouterConfig.buildDirectory}/client`);
  },
} satisfies Config;
