import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { CachedBody, sendCached } from "../http/cached-body.ts";
import { securityHeaders } from "./content-security-policy.ts";
import { offlinePage } from "./offline-page.ts";
import { OFFLINE_PAGE, serviceWorkerScript } from "./service-worker-script.ts";

/** The browser must revalidate both every time, because a cached copy could stay after a new build. */
const REVALIDATE_HEADERS = { ...securityHeaders, "cache-control": "no-cache" };

/** Serves the service worker and the offline page. Not in development, where a service worker would hide changes. */
export function serveOffline(app: FastifyInstance, buildDir: string, companyName: string): void {
  const assets = join(buildDir, "client", "assets");
  const names = readdirSync(assets).sort();
  const font = names.find((name) => /^instrument-sans-latin-.*\.woff2$/.test(name));
  if (!font)
    throw new Error(`The storefront's build is incomplete: ${assets} has no font. Run npm run build.`);
  const { html, policy } = offlinePage(companyName, readFileSync(join(assets, font)).toString("base64"));
  const version = createHash("sha256").update(`${html}${names}`).digest("base64url").slice(0, 16);
  const page = CachedBody.of(html, "text/html; charset=utf-8");
  const script = CachedBody.of(serviceWorkerScript(version), "text/javascript; charset=utf-8");
  app.get(OFFLINE_PAGE, (request, reply) =>
    sendCached(request, reply, page, { ...REVALIDATE_HEADERS, "content-security-policy": policy }),
  );
  app.get("/service-worker.js", (request, reply) => sendCached(request, reply, script, REVALIDATE_HEADERS));
}
