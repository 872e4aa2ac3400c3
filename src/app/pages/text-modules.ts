import { createHash } from "node:crypto";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { type CatalogueEntry, keyOf } from "../../platform/language/catalogue-file.ts";
import {
  adminLanguages,
  readCatalogue,
  readTemplate,
  textsOf,
  translatedTexts,
} from "../../platform/language/catalogues.ts";
import { type Language, textDirection } from "../../platform/language/language.ts";
import type { CompiledMessage, Texts } from "../../platform/language/t.ts";
import { chooseEncoding } from "../http/content-encoding.ts";

/** The addresses of a language's texts for the browser. */
export interface TextModules {
  readonly shop: string;
  readonly direction: "ltr" | "rtl";
}

/** What the browser shows: the shop, and what the shop and the admin share. */
const SHOP = /^src\/web\/(?:storefront|ui)\//;
/** What the admin shows of the shop's catalogue. */
const SHARED = /^src\/(?:platform|web\/ui)\//;

/** Plurals and other rules: everything else in English needs no file. */
const hasRules = (english: string): boolean => /\{\w+, (?:plural|select|selectordinal),/.test(english);

/**
 * The source of a module: the translations of these texts, and the rules of those that are shown in English.
 * web/storefront/page/read-texts.ts and web/admin/texts/load-texts.ts read it.
 */
function moduleOf({ language, translated, english }: Texts, entries: readonly CatalogueEntry[]): string {
  const texts: Record<string, CompiledMessage> = {};
  const rules: Record<string, CompiledMessage> = {};
  for (const entry of entries) {
    const key = keyOf(entry);
    const translation = translated(key);
    if (translation !== undefined) texts[key] = translation;
    else if (hasRules(entry.english)) rules[entry.english] = english(entry.english);
  }
  return `export default ${JSON.stringify({ language, texts, rules })}`;
}

interface Asset {
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly plain: Buffer;
}

/** The modules of all languages, each made when its first page is. Their addresses change with their content. */
export class TextAssets {
  readonly #byLanguage = new Map<Language, TextModules>();
  readonly #assets = new Map<string, Asset>();
  readonly #byAdminLanguage = new Map<Language, string>();
  readonly #shop: CatalogueEntry[];
  readonly #shared: CatalogueEntry[];

  constructor(template: readonly CatalogueEntry[] = readTemplate()) {
    this.#shop = template.filter(({ origins }) => origins.some((origin) => SHOP.test(origin)));
    this.#shared = template.filter(({ origins }) => origins.some((origin) => SHARED.test(origin)));
  }

  of(language: Language): TextModules {
    const known = this.#byLanguage.get(language);
    if (known) return known;
    const modules = {
      shop: this.#add(`${language}-`, moduleOf(textsOf(language), this.#shop)),
      direction: textDirection(language),
    };
    this.#byLanguage.set(language, modules);
    return modules;
  }

  /** The addresses of the admin's texts by language: `en` too, whose texts with rules a browser does not read by itself. */
  admin(): ReadonlyMap<Language, string> {
    for (const language of this.#byAdminLanguage.size > 0 ? [] : adminLanguages())
      this.#byAdminLanguage.set(language, this.#add(`admin-${language}-`, this.#adminModule(language)));
    return this.#byAdminLanguage;
  }

  #adminModule(language: Language): string {
    const own = readTemplate("admin");
    if (language === "en") return moduleOf(textsOf("en"), [...own, ...this.#shared]);
    const shown = readCatalogue(language).filter(({ origins }) =>
      origins.some((origin) => SHARED.test(origin)),
    );
    const texts = translatedTexts(language, [...shown, ...readCatalogue(language, "admin")]);
    return moduleOf(texts, [...this.#shared, ...own]);
  }

  #add(name: string, source: string): string {
    const plain = Buffer.from(source);
    const hash = createHash("sha256").update(plain).digest("base64url").slice(0, 8);
    const path = `/assets/locales/${name}${hash}.js`;
    this.#assets.set(path, { plain, gzip: gzipSync(plain, { level: 9 }), br: brotliCompressSync(plain) });
    return path;
  }

  get(path: string): Asset | undefined {
    return this.#assets.get(path);
  }
}

/** Serves the texts of the browser beside the scripts, and as long-lived as they are. */
export function serveTexts(app: FastifyInstance, assets: TextAssets, languages: readonly Language[]): void {
  // An open page of a moment ago asks for the texts of its language, even where nobody has asked for a page since the start.
  for (const language of languages) assets.of(language);
  app.get("/assets/locales/:name", (request, reply) => {
    const asset = assets.get(request.url);
    if (!asset)
      return reply
        .code(404)
        .header("cache-control", "no-store")
        .type("text/plain; charset=utf-8")
        .send("Gone");
    const encoding = chooseEncoding(request.headers["accept-encoding"] as string | undefined);
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    return reply
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("x-content-type-options", "nosniff")
      .header("vary", "accept-encoding")
      .type("text/javascript; charset=utf-8")
      .send(encoding === "br" ? asset.br : encoding === "gzip" ? asset.gzip : asset.plain);
  });
}
