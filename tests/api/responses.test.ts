import { expect, it } from "vitest";
import { registerPages } from "../../src/app/pages/register-pages.ts";
import { describeStore } from "../support/describe-store.ts";

const EVIL = "https://evil.example";

describeStore(
  "responses",
  (store) => {
    it("let no other origin read them, whatever it asks", async () => {
      for (const url of ["/", "/api/HeaderMenu", "/api/accounts/logins", "/metrics", "/robots.txt"])
        for (const method of ["GET", "OPTIONS"] as const) {
          const asked = { origin: EVIL, "access-control-request-method": "POST" };
          const { headers } = await store().inject({ method, url, headers: asked });
          const allowed = Object.keys(headers).filter((name) => name.startsWith("access-control-"));
          expect([method, url, allowed]).toEqual([method, url, []]);
        }
    });

    it("say in which character set their text is", async () => {
      for (const url of [
        "/",
        "/no-such-page",
        "/api/HeaderMenu",
        "/api/nothing",
        "/robots.txt",
        "/metrics",
        "/healthz",
        "/sitemap.xml",
        "/manifest.webmanifest",
        "/google-merchant.xml",
        "/assets/of-an-older-build.js",
      ]) {
        const { headers } = await store().inject({ url });
        expect([url, headers["content-type"]]).toEqual([url, expect.stringMatching(/charset=utf-8$/)]);
      }
    });

    it("about a page that does not exist say so, and nothing of an error of the server", async () => {
      for (const path of ["/nothing", "/nothing/at/all", "/store/mug/999999", "/drinkware?page=9999"])
        for (const url of [path, path.replace(/(?=\?|$)/, ".data")]) {
          const { statusCode, body } = await store().inject({ url });
          expect([url, statusCode, /Internal|Server Error/.test(body)]).toEqual([url, 404, false]);
        }
    });

    it("show no file of the repository, no directory, and no request again", async () => {
      const hidden = ["/.git/config", "/.env", "/package.json", "/src/app/main.ts", "/server/index.js"];
      for (const url of [
        ...hidden,
        "/assets/..%2f..%2fpackage.json",
        "/assets",
        "/images",
        "/.vite/manifest.json",
      ])
        expect([url, (await store().inject({ url })).statusCode]).toEqual([url, 404]);
      for (const url of ["/", "/api/HeaderMenu"]) {
        const echo = { "x-secret": "of the request" };
        const { statusCode, body } = await store().inject({ method: "TRACE" as "GET", url, headers: echo });
        expect([url, statusCode, body.includes("of the request")]).toEqual([url, 405, false]);
      }
    });
  },
  { pages: [registerPages] },
);
