import type { Product } from "../../../contract/catalog.schemas.ts";
import { Html } from "../../ui/html.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { KitContents } from "./kit-contents.tsx";
import { Specification } from "./specification.tsx";

/** What a kit holds, description, disclaimer and specification: under the first view. */
export default function AboutProduct({ product }: { product: Product }) {
  return (
    <>
      <KitContents contents={product.contents} />
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
