import type { MetaDescriptor } from "react-router";
import type { PublicConfig } from "../../server/pages/services.ts";

/** The picture that stands for the store where a page has none of its own. */
export const STORE_PICTURE = "/icons/icon-512.png";

/** A path of the store as the rest of the world writes it; other people's addresses stay as they are. */
export const absolute = (config: PublicConfig | undefined, path: string): string =>
  path.startsWith("/") ? `${config?.publicUrl ?? ""}${path}` : path;

/** A block of JSON-LD that search engines read; `type` is schema.org's. */
export const block = (type: string, fields: object): MetaDescriptor => ({
  "script:ld+json": { "@context": "https://schema.org", "@type": type, ...fields },
});

/** Who sells here: on the home page alone, as Google asks. */
export const organizationBlock = (config: PublicConfig | undefined): MetaDescriptor =>
  block("Organization", {
    name: config?.companyName ?? "",
    url: absolute(config, "/"),
    logo: absolute(config, config?.logoUrl ?? STORE_PICTURE),
    ...(config && { email: config.supportEmail }),
  });

/** The way from home to a page, itself included, as its breadcrumb shows it. */
export const breadcrumbBlock = (
  config: PublicConfig | undefined,
  crumbs: readonly { readonly name: string; readonly path: string }[],
): MetaDescriptor =>
  block("BreadcrumbList", {
    itemListElement: [{ name: "Home", path: "/" }, ...crumbs].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absolute(config, path),
    })),
  });
