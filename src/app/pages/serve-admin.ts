import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { languages, textDirection } from "../../platform/language/language.ts";
import { adminPolicy, securityHeaders } from "../http/content-security-policy.ts";
import type { PageServices, PublicConfig } from "./services.ts";

/** The address of the admin's texts in each language that it has. */
type TextAddresses = ReadonlyMap<string, string>;

type StoreData = "baseCurrency" | "companyLogin" | "languages";

/** The admin's page with the currency that its amounts are in, the languages that the shop is in and could be in beside English and which of them are written from right to left, where its own texts are, and how people log in with the company. */
export const withStoreData = (
  html: string,
  { baseCurrency, companyLogin, languages: offered }: Pick<PublicConfig, StoreData>,
  texts: TextAddresses,
): string =>
  html
    .replace(/(?<=data-base-currency=")\w+/, baseCurrency)
    .replace(/(?<=data-languages=")[^"]*/, offered.filter((tag) => tag !== "en").join(" "))
    .replace(/(?<=data-available-languages=")[^"]*/, languages.filter((tag) => tag !== "en").join(" "))
    .replace(
      /(?<=data-right-to-left=")[^"]*/,
      languages.filter((tag) => textDirection(tag) === "rtl").join(" "),
    )
    .replace(/(?<=data-texts=")[^"]*/, [...texts].map((each) => each.join("=")).join(" "))
    .replace(/(?<=data-company-login=")\w+/, companyLogin ?? "off");

/**
 * Serves the built admin under /admin, its set-up page under /setup and its invitations under /invitation: one page that is never cached, and hashed files that are cached for a year.
 */
export async function serveAdmin(
  app: FastifyInstance,
  buildDir: string,
  services: Pick<PageServices, "config">,
  texts: TextAddresses,
): Promise<void> {
  const folder = join(buildDir, "admin");
  const page = join(folder, "index.html");
  if (!existsSync(page)) throw new Error(`The admin is not built: ${page} is missing. Run npm run build.`);
  const html = await readFile(page, "utf8");

  const sendPage = (reply: FastifyReply, more: Readonly<Record<string, string>> = {}) =>
    reply
      .headers({ ...securityHeaders, "content-security-policy": adminPolicy, ...more })
      .header("cache-control", "no-store")
      .header("x-robots-tag", "noindex")
      .type("text/html; charset=utf-8")
      .send(withStoreData(html, services.config, texts));
  await app.register(fastifyStatic, {
    root: join(folder, "assets"),
    prefix: "/admin/assets/",
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply) {
      reply.header("cache-control", "public, max-age=31536000, immutable");
      reply.header("x-content-type-options", "nosniff");
    },
  });
  app.get("/admin", (_request, reply) => sendPage(reply));
  // The link that the first start prints. Its token is in the URL, so no other site may learn the URL.
  app.get("/setup", (_request, reply) => sendPage(reply, { "referrer-policy": "no-referrer" }));
  app.get("/invitation", (_request, reply) => sendPage(reply, { "referrer-policy": "no-referrer" }));
  app.get("/admin/*", (_request, reply) => sendPage(reply));
}
