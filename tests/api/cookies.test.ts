import type { FastifyInstance } from "fastify";
import { afterAll, expect, it } from "vitest";
import { ResponseCache } from "../../src/app/http/response-cache.ts";
import { createPageServices } from "../../src/app/pages/create-page-services.ts";
import { createPageHandler } from "../../src/app/pages/page-handler.ts";
import { registerPreviewLinks } from "../../src/app/pages/preview-links.ts";
import type { AppServices } from "../../src/app/services.ts";
import { beginCompanyLogin } from "../support/company-login.ts";
import { openProvider } from "../support/company-provider.ts";
import { describeStore } from "../support/describe-store.ts";
import { newStaff } from "../support/staff.ts";

const https = "https://shop.example";
const provider = await openProvider(https);
afterAll(() => provider.stop());

/** A page that says whether it shows drafts. */
async function registerPages(app: FastifyInstance, services: AppServices): Promise<void> {
  const pageServices = createPageServices(services);
  registerPreviewLinks(app, pageServices);
  const pages = createPageHandler({
    services: pageServices,
    render: async (_url, { isPreview = false }) => ({
      status: 200,
      headers: {},
      contentType: "text/plain",
      body: isPreview ? "drafts" : "live",
      data: new Map(),
    }),
    routes: { ids: new Set(), paths: new Set() },
    cache: new ResponseCache(0),
    limitMaking: app.limitMaking,
  });
  app.get("/*", (request, reply) => pages.handle(request, reply));
}

describeStore(
  "a flood of preview links",
  (store) => {
    const from = async (remoteAddress: string, url: string, times: number, headers = {}) => {
      const statuses: number[] = [];
      for (let n = 0; n < times; n += 1)
        statuses.push((await store().inject({ url, remoteAddress, headers })).statusCode);
      return statuses;
    };
    const newLink = async () => {
      const { token } = await newStaff(store(), "catalogue");
      const { body } = await store().call("POST /api/admin/content/{kind}/preview", {
        params: { kind: "slides" },
        token,
      });
      return body.path;
    };

    it("that were made up lead to the home page without a cookie, and end at the limit of all requests", async () => {
      const forged = `/preview/9999999999.${"a".repeat(43)}.${"b".repeat(43)}/slides`;
      const first = await store().inject({ url: forged, remoteAddress: "192.0.2.1" });
      expect([first.statusCode, first.headers.location, first.headers["set-cookie"]]).toEqual([
        303,
        "/",
        undefined,
      ]);
      expect(await from("192.0.2.1", forged, 101)).toEqual([...Array(99).fill(303), 429, 429]);
      expect(await from("192.0.2.9", forged, 1)).toEqual([303]);
    });

    it("that are good, and pages with drafts, end at the limit of what is made for a request", async () => {
      const link = await newLink();
      expect(await from("192.0.2.2", link, 7)).toEqual([...Array(5).fill(303), 429, 429]);
      const cookie = `kitstore-preview=${link.split("/")[2]}`;
      const shown = await store().inject({ url: "/", headers: { cookie } });
      expect(shown.headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
      expect(await from("192.0.2.3", "/", 7, { cookie })).toEqual([...Array(5).fill(200), 429, 429]);
    });
  },
  { env: { RATE_LIMIT: "5" }, pages: [registerPages] },
);

for (const [publicUrl, prefix, flag] of [
  [https, "__Host-", "; Secure"],
  ["http://localhost:3000", "", ""],
] as const)
  describeStore(
    `the cookies of ${publicUrl}`,
    (store) => {
      it("hold a company's login, and say where they are valid", async () => {
        const { header } = await beginCompanyLogin(store());
        expect(header).toMatch(
          new RegExp(
            `^${prefix}kitstore-company=v1:[^;]+; Path=/; Max-Age=600; HttpOnly; SameSite=Lax${flag}$`,
          ),
        );
      });

      it("show drafts by their own name alone", async () => {
        const { token } = await newStaff(store(), "catalogue");
        const { body } = await store().call("POST /api/admin/content/{kind}/preview", {
          params: { kind: "slides" },
          token,
        });
        const header = String((await store().inject({ url: body.path })).headers["set-cookie"]);
        expect(header).toMatch(
          new RegExp(
            `^${prefix}kitstore-preview=[^;]+; Path=/; HttpOnly; SameSite=Lax; Max-Age=1800${flag}$`,
          ),
        );
        const home = async (cookie: string) => (await store().inject({ url: "/", headers: { cookie } })).body;
        const cookie = header.split(";")[0] ?? "";
        expect(await home(cookie)).toBe("drafts");
        const otherPrefix = prefix ? "" : "__Host-";
        expect(await home(cookie.replace(prefix, "").replace(/^/, otherPrefix))).toBe("live");
        expect(String((await store().inject({ url: "/preview/end" })).headers["set-cookie"])).toContain(
          `${prefix}kitstore-preview=; Path=/`,
        );
      });
    },
    {
      env: { ...provider.env, PUBLIC_URL: publicUrl, SECOND_FACTOR: "optional" },
      pages: [registerPages],
    },
  );
