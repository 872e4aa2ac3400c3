import { Suspense } from "react";
import type { Product } from "../../../contract/catalogue.schemas.ts";
import { language, t } from "../../../platform/language/t.ts";
import { Html } from "../../ui/html.tsx";
import { lazyComponent } from "../../ui/lazy.tsx";
import { Tabs } from "../../ui/tabs.tsx";

const KitParts = lazyComponent(() => import("./kit-parts.tsx"));

/** Below gallery and buttons: kit contents, description, disclaimer and specification, each where there is one. */
export default function AboutProduct({ product }: { product: Product }) {
  const { translated } = product;
  const texts = [
    { name: t("Description"), html: product.productDescription, text: "description" },
    { name: t("Disclaimer"), html: product.disclaimer, text: "disclaimer" },
  ].filter(({ html }) => html.trim());
  if (product.contents.length === 0 && texts.length === 0 && product.specification.length === 0) return null;
  return (
    <>
      {product.contents.length > 0 && (
        <Suspense fallback={<div className="min-h-120" />}>
          <KitParts contents={product.contents} />
        </Suspense>
      )}
      <div className="mt-16 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1.35fr)_minmax(22rem,1fr)]">
        {texts.length > 0 && (
          <Tabs
            label={t("About this product")}
            tabs={texts.map(({ name, html, text }) => ({
              name,
              content: (
                <Html
                  html={html}
                  className="prose max-w-text"
                  lang={language() !== "en" && !translated?.includes(text) ? "en" : undefined}
                />
              ),
            }))}
          />
        )}
        <Specification
          rows={product.specification}
          lang={language() !== "en" && !translated?.includes("specification") ? "en" : undefined}
        />
      </div>
    </>
  );
}

function Specification({ rows, lang }: { rows: Product["specification"]; lang: "en" | undefined }) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="specification">
      <h2 id="specification" className="border-b border-line pb-2.5 text-base font-medium tracking-normal">
        {t("Specification")}
      </h2>
      <dl className="text-sm" lang={lang}>
        {rows.map((row) => (
          <div key={row.name} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2.5">
            <dt className="text-soft">{row.name}</dt>
            <dd className="ms-auto text-end">{row.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
