import type { ReactElement } from "react";
import { Link, useViewTransitionState } from "react-router";
import type { ProductCard as Card } from "../../contract/catalogue.schemas.ts";
import { language, t } from "../../platform/language/t.ts";
import { cardPath } from "./card-path.ts";
import { carryImage } from "./carried-image.ts";
import { Price } from "./price.tsx";
import { ResponsiveImage } from "./responsive-image.tsx";
import { wholeWords } from "./whole-words.tsx";

interface ProductCardProps {
  card: Card;
  /** Formats decimal rupees in the shown currency. */
  money: (amount: number) => string;
  /** Visible without scrolling: its image is loaded at once. */
  isPriority?: boolean;
  /** One level below the heading above the card. */
  heading?: "h2" | "h3";
  /** How wide the image is on which screen; the default is for four columns. */
  sizes?: string;
  /** A button at the end of the price's line, over the link that covers the card. */
  action?: ReactElement | undefined;
}

const CARD_SIZES = "(min-width: 80rem) 18.6rem, (min-width: 64rem) 22vw, (min-width: 48rem) 29vw, 44vw";
const MAX_DOTS = 5;

/** Image, name, price and a link; a second image on hover, colour dots, and the badges 'Reduced' and 'Sold out'. */
export function ProductCard(props: ProductCardProps) {
  const { card, money, isPriority = false, heading: Heading = "h3", sizes = CARD_SIZES, action } = props;
  const isReduced = !card.isSwagItem && card.sellingPrice < card.webPrice;
  const badge = card.isSwagItem ? null : card.inStock ? (isReduced ? t("Reduced") : null) : t("Sold out");
  const to = cardPath(card);
  const isTransitioning = useViewTransitionState(to);
  return (
    <article className="@container relative">
      <div
        className="image-tile relative aspect-square rounded-lg"
        {...(isTransitioning && { style: { viewTransitionName: "product-image" } })}
      >
        <ResponsiveImage
          path={card.imagePath}
          colour={card.imageColour}
          alt=""
          sizes={sizes}
          isPriority={isPriority}
          className="size-full object-cover"
          maxWidth={640}
        />
        {card.hoverImagePath && (
          <div className="card-hover-image" aria-hidden="true">
            <ResponsiveImage
              path={card.hoverImagePath}
              alt=""
              sizes={sizes}
              className="size-full object-cover"
              maxWidth={640}
            />
          </div>
        )}
      </div>
      {/* The dots go below a name whose longest word has no room beside them. */}
      <div className="mt-3 flex flex-wrap items-start gap-x-3">
        <Heading
          className="card-name hyphens-long"
          lang={language() !== "en" && !card.isTranslated ? "en" : undefined}
        >
          {wholeWords(card.productName)}
        </Heading>
        <ColourDots colours={card.colours} />
      </div>
      <div className="mt-0.5 flex items-start justify-between">
        <p className="card-price">
          {card.isSwagItem ? (
            <span className="text-accent-text">{t("Free with your coupon")}</span>
          ) : (
            <Price now={money(card.sellingPrice)} was={isReduced ? money(card.webPrice) : null} />
          )}
          {/* Below the picture: on it, the badge would cover the goods. A narrow card has no room for it beside two prices. */}
          {badge && (
            <span className={`card-badge ${isReduced && card.inStock ? "@max-[15.5rem]:sr-only" : ""}`}>
              {badge}
            </span>
          )}
        </p>
        {action && <div className="relative z-1 -my-2.5 -me-3">{action}</div>}
      </div>
      {/* The whole card is the link. Its text (specification 2) is for those who do not see the card. */}
      <Link to={to} prefetch="intent" viewTransition onClick={carryImage} className="card-link">
        <span className="sr-only">{`${t("View Product")}: ${card.productName}`}</span>
      </Link>
    </article>
  );
}

function ColourDots({ colours }: { colours: Card["colours"] }) {
  if (colours.length < 2) return null;
  const shown = colours.slice(0, MAX_DOTS);
  return (
    <span className="flex shrink-0 items-center gap-1 pt-1">
      <span className="sr-only">{`${t("Colours")}: ${colours.map((colour) => colour.name).join(", ")}`}</span>
      <svg width={shown.length * 13} height="12" aria-hidden="true">
        {shown.map((colour, index) => (
          <circle key={colour.name} cx={6 + index * 13} cy="6" r="5" fill={colour.hex} stroke="var(--edge)" />
        ))}
      </svg>
      {colours.length > MAX_DOTS && (
        <span className="text-xs text-soft">{`+${colours.length - MAX_DOTS}`}</span>
      )}
    </span>
  );
}
