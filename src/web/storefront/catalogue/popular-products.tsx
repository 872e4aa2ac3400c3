import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { PopularProducts as Popular } from "../../../contract/search.schemas.ts";
import { cardPath } from "../../ui/card-path.ts";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { wholeWords } from "../../ui/whole-words.tsx";
import { loadPopular, popularHeading } from "../search/load-popular.ts";
import { useMoney } from "../state/money.ts";

/** What many people ordered lately, in a new store what its home page shows; nothing where it could not be loaded. */
export default function PopularProducts() {
  const { show } = useMoney();
  const [popular, setPopular] = useState<Popular | null>(null);
  useEffect(() => {
    let isShown = true;
    void loadPopular().then((loaded) => {
      if (isShown) setPopular(loaded);
    });
    return () => {
      isShown = false;
    };
  }, []);
  if (!popular?.products.length) return null;
  return (
    <section aria-labelledby="popular-products" className="mt-12">
      <h2 id="popular-products" className="mb-4 text-xl">
        {popularHeading(popular)}
      </h2>
      <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {popular.products.map((product) => (
          <li key={product.productId}>
            <Link
              to={cardPath(product)}
              className="flex min-h-16 items-center gap-4 rounded-lg hover:bg-tile"
            >
              <span className="image-tile size-16 shrink-0 rounded-md">
                <ResponsiveImage
                  path={product.imagePath}
                  colour={product.imageColour}
                  alt=""
                  sizes="4rem"
                  maxWidth={192}
                  className="size-full object-cover"
                />
              </span>
              <span className="min-w-0 flex-1 text-balance">{wholeWords(product.productName)}</span>
              <span className="pe-2 text-sm text-soft tabular-nums" translate="no">
                {show(product.sellingPrice)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
