import type { MetaDescriptor } from "react-router";
import type { PublicConfig } from "../../../app/pages/services.ts";
import { pathInLanguage } from "../../../platform/language/language.ts";
import { language, t } from "../../../platform/language/t.ts";
import { absoluteUrl, STORE_IMAGE } from "./page-meta.ts";

/** A block of JSON-LD for search engines; `type` is a type of schema.org. */
export const jsonLdBlock = (type: string, fields: object): MetaDescriptor => ({
  "script:ld+json": { "@context": "https://schema.org", "@type": type, ...fields },
});

/** The company behind the store. Google asks for it on the home page only. */
export const organizationJsonLd = (config: PublicConfig | undefined): MetaDescriptor =>
  jsonLdBlock("Organization", {
    name: config?.companyName ?? "",
    url: absoluteUrl(config, "/"),
    logo: absoluteUrl(config, config?.logoUrl ?? STORE_IMAGE),
    ...(config && { email: config.supportEmail }),
  });

/** The breadcrumb of a page: from Home to the page itself. */
export const breadcrumbJsonLd = (
  config: PublicConfig | undefined,
  crumbs: readonly { readonly name: string; readonly path: string }[],
): MetaDescriptor =>
  jsonLdBlock("BreadcrumbList", {
    itemListElement: [{ name: t("Home"), path: "/" }, ...crumbs].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(config, pathInLanguage(path, language())),
    })),
  });
