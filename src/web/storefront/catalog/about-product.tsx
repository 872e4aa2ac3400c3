import { Suspense } from "react";
import type { Product } from "../../../contract/catalog.schemas.ts";
import { Html } from "../../ui/html.tsx";
import { lazyComponent } from "../../ui/lazy.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { Specification } from "./specification.tsx";

const KitContents = lazyComponent(() => import("./kit-contents.tsx"));

/** Below gallery and buttons: kit contents, description, disclaimer and specification. */
export default function AboutProduct({ product }: { product: Product }) {
  return (
    <>
      {product.contents.length > 0 && (
        <Suspense fallback={<div className="min-h-120" />}>
          <KitContents contents={product.contents} />
        </Suspense>
      )}
      <div className="mt-16 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1.35fr)_minmax(22rem,1fr)]">
        <Tabs
          label="About this product"
          tabs={[
            {
              name: "Description",
              content: <Html html={product.productDescription} className="prose max-w-text" />,
            },
            {
              name: "Disclaimer",
              content: <Html html={product.disclaimer} className="prose max-w-text" />,
            },
          ]}
        />
        <Specification rows={product.specification} />
      </div>
    </>
  );
}
