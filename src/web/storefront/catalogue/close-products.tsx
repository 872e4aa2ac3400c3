import type { ProductCard } from "../../../contract/catalogue.schemas.ts";
import { t } from "../../language/t.ts";
import { CardGrid } from "./card-grid.tsx";
import { wishAction } from "./wish-action.tsx";

interface CloseProductsProps {
  cards: readonly ProductCard[];
  /** Nothing is all that was asked for. */
  isAll: boolean;
}

/** What comes near a search, apart from what is all that was asked for. */
export default function CloseProducts({ cards, isAll }: CloseProductsProps) {
  return (
    <section
      aria-labelledby="close-products"
      className={isAll ? "pb-16" : "mt-16 border-t border-line pt-10"}
    >
      <h2 id="close-products" className="mb-6 text-xl">
        {isAll ? t("Nothing fits all of that. These come close:") : t("You may also like")}
      </h2>
      <CardGrid cards={cards} visibleCount={isAll ? 4 : 0} action={wishAction} />
    </section>
  );
}
