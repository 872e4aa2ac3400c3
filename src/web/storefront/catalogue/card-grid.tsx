import type { ReactElement } from "react";
import type { ProductCard as Card } from "../../../contract/catalogue.schemas.ts";
import { ProductCard } from "../../ui/product-card.tsx";
import { useMoney } from "../state/money.ts";
import { preloadProductPage } from "./lazy-pages.ts";

interface CardGridProps {
  cards: readonly Card[];
  /** How many cards are visible without scrolling; their images are loaded first. */
  visibleCount?: number;
  /** The cards are directly below the h1 of the page. */
  isBelowTitle?: boolean;
  /** A small group whose rows must all be full; a long list may end with a partly filled row. */
  isGroup?: boolean;
  /** On a wide screen the filters are beside the cards. */
  isBesideFilters?: boolean;
  /** What stands beside the link of each card. */
  action?: (card: Card) => ReactElement | undefined;
}

const layouts = {
  list: "grid grid-cols-2 gap-x-4 gap-y-9 sm:gap-x-6 md:grid-cols-3 lg:grid-cols-4",
  beside: "grid grid-cols-2 gap-x-4 gap-y-9 sm:gap-x-6 md:grid-cols-3",
  fours: "rail card-group grid gap-x-4 gap-y-9 sm:grid-cols-2 sm:gap-x-6 md:grid-cols-4",
  threes: "rail card-group grid gap-x-4 gap-y-9 sm:grid-cols-2 sm:gap-x-6 md:grid-cols-3",
  // The padding leaves room for the focus ring, which a scrolling box would cut off.
  line: "rail card-line -my-1.5 grid snap-x grid-flow-col gap-x-4 overflow-x-auto py-1.5 sm:gap-x-6 lg:-mx-1.5 lg:px-1.5",
} as const;

const BESIDE_SIZES = "(min-width: 80rem) 20rem, (min-width: 64rem) 23vw, (min-width: 48rem) 29vw, 44vw";
const THREES_SIZES = "(min-width: 84rem) 25rem, (min-width: 48rem) 30vw, 44vw";
const FOURS_SIZES = "(min-width: 84rem) 18.6rem, (min-width: 48rem) 22vw, (min-width: 40rem) 44vw, 40vw";

export function CardGrid(props: CardGridProps) {
  const {
    cards,
    visibleCount = 0,
    isBelowTitle = false,
    isGroup = false,
    isBesideFilters = false,
    action,
  } = props;
  const { show } = useMoney();
  const layout = isGroup ? groupLayout(cards.length) : isBesideFilters ? "beside" : "list";
  return (
    <ul className={layouts[layout]} onPointerEnter={preloadProductPage} onFocus={preloadProductPage}>
      {cards.map((card, index) => (
        <li key={card.productId} className="snap-start">
          <ProductCard
            card={card}
            money={show}
            action={action?.(card)}
            isPriority={index < visibleCount}
            heading={isBelowTitle ? "h2" : "h3"}
            {...(layout === "threes" && { sizes: THREES_SIZES })}
            {...(layout === "fours" && { sizes: FOURS_SIZES })}
            {...(layout === "beside" && { sizes: BESIDE_SIZES })}
          />
        </li>
      ))}
    </ul>
  );
}

/**
 * The layout of a group of cards in which every row is full at any width: rows of four, rows of three (rows of two on a
 * tablet), or for other numbers one row that scrolls sideways where the screen is too narrow. On a phone each group is
 * such a row, so that the home page ends after a few screens.
 */
export function groupLayout(count: number): "fours" | "threes" | "line" {
  if (count % 4 === 0) return "fours";
  return count % 6 === 0 ? "threes" : "line";
}
