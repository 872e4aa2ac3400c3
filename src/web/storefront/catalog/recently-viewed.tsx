import { Suspense, useEffect, useState } from "react";
import type { Product } from "../../../contract/catalog.schemas.ts";
import { lazyComponent } from "../../ui/lazy.tsx";

const List = lazyComponent(() => import("./recently-viewed-list.tsx"));

/** At the end of a product page, rendered in the browser only: the server does not know what was viewed. */
export function RecentlyViewed({ product }: { product: Product }) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated ? (
    <Suspense>
      <List product={product} />
    </Suspense>
  ) : null;
}
