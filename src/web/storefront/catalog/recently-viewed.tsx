import { Suspense, useEffect, useState } from "react";
import type { Product } from "../../../contract/catalog.schemas.ts";
import { later } from "../../ui/later.tsx";

const List = later(() => import("./recently-viewed-list.tsx"));

/** At the foot of a product page, once it lives: the server neither knows nor asks what was looked at. */
export function RecentlyViewed({ product }: { product: Product }) {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return isAlive ? (
    <Suspense>
      <List product={product} />
    </Suspense>
  ) : null;
}
