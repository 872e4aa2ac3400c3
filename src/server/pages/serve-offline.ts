import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { CachedBody, sendCached } from "../http/cached-body.ts";
import { securityHeaders } from "./content-security.ts";
import { offlinePage } from "./offline-page.ts";
import { OFFLINE_PAGE, serviceWorkerScript } from "./service-worker.ts";

/** Asked about each time: an old copy of either would outlive its build. */
const FRESH = { ...securityHeaders, "cache-control": "no-cache" };

/** The service worker and the one page it keeps. Only for a built store: while developing nothing should stand in between. */
export function serveOffline(app: FastifyInstance, buildDir: string, companyName: string): void {
  const assets = join(buildDir, "client", "assets");
  const names = readdirSync(assets).sort();
  const font = names.find((name) => /^instrument-sans-latin-.*\.woff2$/.test(name));
  if (!font) throw new Error(`The storefront is not built whole: ${assets} has no font. Run npm run build.`);
  const { html, policy } = offlinePage(companyName, readFileSync(join(assets, font)).toString("base64"));
  const version = createHash("sha256").update(`${html}${names}`).digest("base64url").slice(0, 16);
  const page = CachedBody.of(html, "text/html; charset=utf-8");
  const script = CachedBody.of(serviceWorkerScript(version), "text/javascript; charset=utf-8");
  app.get(OFFLINE_PAGE, (request, reply) =>
    sendCached(request, reply, page, { ...FRESH, "content-security-policy": policy }),
  );
  app.get("/service-worker.js", (request, reply) => sendCached(request, reply, script, FRESH));
}
