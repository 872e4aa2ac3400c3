import { t } from "../../../platform/language/t.ts";
import { PathIcon } from "../../ui/icon.tsx";
import { usePreHydrationClick } from "../../ui/pre-hydration-click.tsx";
import { useStoredValue } from "../state/stored-value.ts";
import { NO_WISHES, toggleWish, wishlist } from "../state/wishlist.ts";

const HEART = "M12 20 4.8 12.7a4.7 4.7 0 0 1 6.6-6.6l.6.6.6-.6a4.7 4.7 0 0 1 6.6 6.6L12 20Z";

interface WishButtonProps {
  productId: number;
  productName: string;
}

/** Puts a product on the wishlist of this browser, or takes it off. Loaded after the page. */
export default function WishButton({ productId, productName }: WishButtonProps) {
  const isWished = useStoredValue(wishlist, NO_WISHES).includes(productId);
  const preHydration = usePreHydrationClick(() => toggleWish(productId));
  return (
    <>
      {preHydration.marker(0)}
      <button
        type="button"
        className={`icon-button noscript:hidden ${isWished ? "text-accent-text [&_svg]:fill-current" : "text-soft hover:text-ink"}`}
        aria-label={t("On my wishlist: {productName}", { productName })}
        aria-pressed={isWished}
        {...preHydration.target(0)}
        onClick={() => toggleWish(productId)}
      >
        <PathIcon path={HEART} size={20} />
      </button>
    </>
  );
}
