import type { ProductCard } from "../../../contract/catalogue.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { CardGrid } from "./card-grid.tsx";

export default function Recommended({ cards }: { cards: readonly ProductCard[] }) {
  return (
    <section aria-labelledby="recommended" className="page-width mt-20">
      <h2 id="recommended" className="mb-6 text-2xl">
        {t("Recommended Products")}
      </h2>
      <CardGrid cards={cards} isGroup />
    </section>
  );
}
