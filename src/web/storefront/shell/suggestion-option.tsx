import { Link } from "react-router";
import type { Suggestions } from "../../../contract/catalog.schemas.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { useMoney } from "../state/money.ts";
import type { Suggested } from "./use-suggestions.ts";

type SuggestedProduct = Suggestions["products"][number];

export interface Option {
  readonly to: string;
  readonly label: string;
  readonly picture: SuggestedProduct | IconName;
}

const searchFor = (searchTerm: string): string => `/products/search?${new URLSearchParams({ searchTerm })}`;

/** Completed search terms, products, categories, and the way to everything found where that is more. */
export function optionsOf({ terms, products, categories, total, term }: Suggested): Option[] {
  const all: Option = { to: searchFor(term), label: `All ${total} results`, picture: "search" };
  return [
    ...terms.map((each) => ({ to: searchFor(each), label: each, picture: "search" as const })),
    ...products.map((product) => ({
      to: `/${product.productUrl}`,
      label: product.productName,
      picture: product,
    })),
    ...categories.map((category) => ({
      to: `/${category.categoryUrl}`,
      label: `All ${category.categoryName}`,
      picture: "right" as const,
    })),
    ...(total > products.length ? [all] : []),
  ];
}

interface SuggestionOptionProps {
  option: Option;
  id: string;
  isActive: boolean;
  onChosen: () => void;
}

/** A link, so that it opens in a new tab as links do; reached by the box's arrow keys, and not by Tab. */
export function SuggestionOption({ option, id, isActive, onChosen }: SuggestionOptionProps) {
  return (
    <Link
      to={option.to}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={onChosen}
      className="panel-item gap-3 leading-snug outline-accent-text aria-selected:bg-tile aria-selected:outline-2 aria-selected:-outline-offset-2"
    >
      {typeof option.picture === "string" ? (
        <>
          <span className="grid w-12 shrink-0 place-items-center text-soft">
            <Icon name={option.picture} size={20} />
          </span>
          <span className="min-w-0 flex-1 font-medium">{option.label}</span>
        </>
      ) : (
        <ProductParts product={option.picture} />
      )}
    </Link>
  );
}

function ProductParts({ product }: { product: SuggestedProduct }) {
  const money = useMoney();
  const price = product.isSwagItem ? "Free with your coupon" : money.show(product.sellingPrice);
  return (
    <>
      <span className="size-12 shrink-0 overflow-hidden rounded-md bg-tile">
        <Picture
          path={product.imagePath}
          colour={product.imageColour}
          alt=""
          sizes="3rem"
          widest={192}
          className="size-full object-cover"
        />
      </span>
      <span className="min-w-0 flex-1">{product.productName}</span>
      <span className="shrink-0 text-sm text-soft tabular-nums max-sm:max-w-[40%]">
        {product.inStock ? price : "Sold out"}
      </span>
    </>
  );
}
