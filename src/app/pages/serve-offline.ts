import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { offeredLanguages } from "../../platform/language/language.ts";
import { sendCached } from "../http/cached-get.ts";
import { securityHeaders } from "../http/content-security-policy.ts";
import type { AppServices } from "../services.ts";
import { offlinePage } from "./offline-page.ts";
import { OFFLINE_PAGE, serviceWorkerScript } from "./service-worker-script.ts";

/** The browser must revalidate both every time, because a cached copy could stay after a new build. */
const REVALIDATE_HEADERS = { ...securityHeaders, "cache-control": "no-cache" };

/** Serves the service worker and the offline page. Not in development, where a service worker would hide changes. */
export function serveOffline(app: FastifyInstance, buildDir: string, services: AppServices): void {
  const assets = join(buildDir, "client", "assets");
  const names = readdirSync(assets).sort();
  const font = names.find((name) => /^instrument-sans-latin-.*\.woff2$/.test(name));
  if (!font)
    throw new Error(`The storefront's build is incomplete: ${assets} has no font. Run npm run build.`);
  const fontBase64 = readFileSync(join(assets, font)).toString("base64");
  const make = (settings: ReturnType<AppServices["settings"]["current"]>) => {
    const { companyName } = settings;
    const languages = offeredLanguages(settings);
    const { html, policy } = offlinePage({ companyName, languages }, fontBase64);
    const version = createHash("sha256").update(`${html}${names}`).digest("base64url").slice(0, 16);
    return { companyName, languages, html, policy, script: serviceWorkerScript(version) };
  };
  let latest = make(services.settings.current());
  const current = () => {
    const settings = services.settings.current();
    const { companyName, languages } = latest;
    if (settings.companyName !== companyName || String(offeredLanguages(settings)) !== String(languages))
      latest = make(settings);
    return latest;
  };
  app.get(OFFLINE_PAGE, (request, reply) =>
    sendCached(request, reply, services, OFFLINE_PAGE, () => ({
      status: 200,
      headers: { ...REVALIDATE_HEADERS, "content-security-policy": current().policy },
      contentType: "text/html; charset=utf-8",
      body: current().html,
      share: "catalogue",
    })),
  );
  app.get("/service-worker.js", (request, reply) =>
    sendCached(request, reply, services, "/service-worker.js", () => ({
      status: 200,
      headers: REVALIDATE_HEADERS,
      contentType: "text/javascript; charset=utf-8",
      body: current().script,
      share: "catalogue",
    })),
  );
}
