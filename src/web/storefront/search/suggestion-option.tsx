import { Link } from "react-router";
import { helpPaths } from "../../../catalogue/search/help-paths.ts";
import type { SearchSuggestions } from "../../../contract/search.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { cardPath } from "../../ui/card-path.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { wholeWords } from "../../ui/whole-words.tsx";
import { useMoney } from "../state/money.ts";
import { helpTitle } from "./help-title.ts";
import type { Suggested } from "./use-suggestions.ts";

type SuggestedProduct = SearchSuggestions["products"][number];

export interface Option {
  /** Where it leads; what does something else has `choose`. */
  readonly to: string;
  readonly label: string;
  readonly image: SuggestedProduct | IconName;
  readonly choose?: () => void;
  /** The heading that it and its neighbours with the same one stand below. */
  readonly group?: string;
}

export const searchFor = (searchTerm: string): string =>
  `/products/search?${new URLSearchParams({ searchTerm })}`;

/** The options: completed search terms, products, categories, and a link to all results if there are more. */
export function suggestionOptions(suggested: Suggested): Option[] {
  // A server of before, while the new one is started beside it, knows no topics.
  const { terms, products, categories, topics = [], total, term } = suggested;
  const all: Option = { to: searchFor(term), label: t("All {total} results", { total }), image: "search" };
  return [
    ...topics.flatMap((topic) =>
      topic === "sizes" ? [] : [{ to: helpPaths[topic], label: helpTitle(topic), image: "info" as const }],
    ),
    ...terms.map((each) => ({ to: searchFor(each), label: each, image: "search" as const })),
    ...products.map(productOption),
    ...categories.map((category) => ({
      to: `/${category.categoryUrl}`,
      label: t("All {categoryName}", { categoryName: category.categoryName }),
      image: "forward" as const,
    })),
    ...(total > products.length ? [all] : []),
  ];
}

export const productOption = (product: SuggestedProduct): Option => ({
  to: cardPath(product),
  label: product.productName,
  image: product,
});

interface SuggestionOptionProps {
  option: Option;
  id: string;
  isActive: boolean;
  onChosen: () => void;
}

/** A link, so that it can be opened in a new tab. It is reached with the arrow keys of the field, not with Tab. */
export function SuggestionOption({ option, id, isActive, onChosen }: SuggestionOptionProps) {
  const props = {
    id,
    role: "option",
    "aria-selected": isActive,
    tabIndex: -1,
    className:
      "panel-item w-full gap-3 text-start leading-snug outline-accent-text aria-selected:bg-tile aria-selected:outline-2 aria-selected:-outline-offset-2",
  };
  if (option.choose)
    return (
      <button type="button" {...props} onClick={option.choose}>
        <OptionContent option={option} />
      </button>
    );
  return (
    <Link to={option.to} {...props} onClick={onChosen}>
      <OptionContent option={option} />
    </Link>
  );
}

const OptionContent = ({ option: { image, label } }: { option: Option }) =>
  typeof image === "string" ? (
    <>
      <span className="grid w-12 shrink-0 place-items-center text-soft">
        <Icon name={image} size={20} />
      </span>
      <span className="min-w-0 flex-1 font-medium">{label}</span>
    </>
  ) : (
    <ProductOption product={image} />
  );

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
