import { Link } from "react-router";
import type { SearchSuggestions } from "../../../contract/catalogue.schemas.ts";
import { t } from "../../language/t.ts";
import { cardPath } from "../../ui/card-path.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { wholeWords } from "../../ui/whole-words.tsx";
import { useMoney } from "../state/money.ts";
import type { Suggested } from "./use-suggestions.ts";

type SuggestedProduct = SearchSuggestions["products"][number];

export interface Option {
  readonly to: string;
  readonly label: string;
  readonly image: SuggestedProduct | IconName;
}

const searchFor = (searchTerm: string): string => `/products/search?${new URLSearchParams({ searchTerm })}`;

/** The options: completed search terms, products, categories, and a link to all results if there are more. */
export function suggestionOptions({ terms, products, categories, total, term }: Suggested): Option[] {
  const all: Option = { to: searchFor(term), label: t("All {total} results", { total }), image: "search" };
  return [
    ...terms.map((each) => ({ to: searchFor(each), label: each, image: "search" as const })),
    ...products.map((product) => ({
      to: cardPath(product),
      label: product.productName,
      image: product,
    })),
    ...categories.map((category) => ({
      to: `/${category.categoryUrl}`,
      label: t("All {categoryName}", { categoryName: category.categoryName }),
      image: "right" as const,
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

/** A link, so that it can be opened in a new tab. It is reached with the arrow keys of the field, not with Tab. */
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
      {typeof option.image === "string" ? (
        <>
          <span className="grid w-12 shrink-0 place-items-center text-soft">
            <Icon name={option.image} size={20} />
          </span>
          <span className="min-w-0 flex-1 font-medium">{option.label}</span>
        </>
      ) : (
        <ProductOption product={option.image} />
      )}
    </Link>
  );
}

function ProductOption({ product }: { product: SuggestedProduct }) {
  const money = useMoney();
  const price = product.isSwagItem ? t("Free with your coupon") : money.show(product.sellingPrice);
  return (
    <>
      <span className="image-tile size-12 shrink-0 rounded-md">
        <ResponsiveImage
          path={product.imagePath}
          colour={product.imageColour}
          alt=""
          sizes="3rem"
          maxWidth={192}
          className="size-full object-cover"
        />
      </span>
      <span className="min-w-0 flex-1">{wholeWords(product.productName)}</span>
      <span className="shrink-0 text-sm text-soft tabular-nums max-sm:max-w-[40%]">
        {product.inStock ? price : t("Sold out")}
      </span>
    </>
  );
}
