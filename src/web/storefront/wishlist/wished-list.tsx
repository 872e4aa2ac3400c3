import { useEffect, useEffectEvent, useState } from "react";
import { Link } from "react-router";
import { cardView } from "../../../catalogue/snapshot/card-view.ts";
import type { Product } from "../../../contract/catalogue.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { LoadingLine } from "../../ui/spinner.tsx";
import { CardGrid } from "../catalogue/card-grid.tsx";
import { putIntoCart } from "../catalogue/put-into-cart.ts";
import { shareLink } from "../catalogue/share-link.ts";
import { wishAction } from "../catalogue/wish-action.tsx";
import { errorNotice, type Notice, NoticeBox, successNotice } from "../form/notice.tsx";
import { pathHere } from "../page/path-here.ts";
import { openMiniCart } from "../shell/mini-cart-state.ts";
import { errorMessage } from "../state/api.ts";
import { useStoredValue } from "../state/stored-value.ts";
import { addWishes, NO_WISHES, sharedPath, wishlist } from "../state/wishlist.ts";
import { onlyVariant, readWished } from "./wished-products.ts";

interface WishedProductsProps {
  ids: readonly number[];
  isShared: boolean;
}

/** The products of a wishlist, with what can be done with all of them. */
export default function WishedProducts({ ids, isShared }: WishedProductsProps) {
  const own = useStoredValue(wishlist, NO_WISHES);
  const [products, setProducts] = useState<readonly Product[] | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isBusy, setBusy] = useState(false);

  const load = () =>
    readWished(ids).then(setProducts, (problem) =>
      setNotice(errorNotice(t("The list could not be loaded."), errorMessage(problem))),
    );
  // The key of this component names the list.
  const loadFirst = useEffectEvent(load);
  useEffect(() => void loadFirst(), []);

  if (!products)
    return notice ? (
      <div className="mt-6 grid justify-items-start gap-6">
        <NoticeBox notice={notice} />
        <RetryButton
          onRetry={() => {
            setNotice(null);
            return load();
          }}
        />
      </div>
    ) : (
      <LoadingLine label={t("Loading the list …")} />
    );

  const shown = products.filter(({ productId }) => isShared || own.includes(productId));
  const simple = shown.flatMap((product) => {
    const variant = onlyVariant(product);
    return variant ? [{ product, variant }] : [];
  });
  const missing = ids.length - products.length;
  const canSave = isShared && products.some(({ productId }) => !own.includes(productId));

  async function addAll() {
    setBusy(true);
    const refused: string[] = [];
    for (const { product, variant } of simple) {
      const { kind, text } = await putIntoCart({ product, variant, size: "", qty: 1, ifThere: "add" });
      if (kind !== "added") refused.push(`${product.productName}: ${text}`);
    }
    setBusy(false);
    if (refused.length > 0)
      return setNotice(errorNotice(t("Not all of it could be added."), refused.join(" ")));
    setNotice(null);
    openMiniCart();
  }

  /** The button disappears; what became of the press takes the focus. */
  function save(all: readonly Product[]) {
    addWishes(all.map(({ productId }) => productId).toReversed());
    setNotice(successNotice(t("Saved to your wishlist.")));
  }

  async function share() {
    const url = new URL(pathHere(sharedPath(own)), location.href).href;
    const text = await shareLink(t("Wishlist"), url);
    if (text === url) setNotice({ kind: "info", text: t("This is the link to your list:"), detail: url });
    else if (text) setNotice(successNotice(text));
  }

  return (
    <>
      <p className="mt-2 text-soft">
        <span>
          {isShared
            ? t("Someone shared this list with you.")
            : t("Kept in this browser. You don’t need an account.")}
        </span>{" "}
        <span>
          {missing > 0 &&
            (missing === 1
              ? t("One product is no longer sold.")
              : t("{missing} products are no longer sold.", { missing }))}
        </span>
      </p>
      <div className="mt-6 mb-8 grid justify-items-start gap-4">
        <div className="flex flex-wrap gap-3">
          {simple.length > 0 && (
            <Button busy={isBusy} onClick={() => void addAll()}>
              {simple.length === shown.length
                ? t("Add all to cart")
                : t("Add {some} of {all} to cart", { some: simple.length, all: shown.length })}
            </Button>
          )}
          {canSave && (
            <Button look="secondary" onClick={() => save(products)}>
              {t("Save to my wishlist")}
            </Button>
          )}
          {!isShared && own.length > 0 && (
            <Button look="secondary" onClick={() => void share()}>
              {t("Share")}
            </Button>
          )}
          {isShared && (
            <Link to="/wishlist" className={buttonClass("quiet", "max-sm:-ms-3")}>
              {t("See my wishlist")}
            </Link>
          )}
        </div>
        {simple.length < shown.length && (
          <p className="text-sm text-soft">
            {simple.length > 0
              ? t("Choose colour and size of the others on their pages.")
              : t("Choose colour and size on the product’s page.")}
          </p>
        )}
        <NoticeBox notice={notice} takesFocus={isShared && notice?.kind === "good"} />
      </div>
      <CardGrid
        cards={products.map((product) => cardView(product))}
        visibleCount={4}
        isBelowTitle
        action={wishAction}
      />
    </>
  );
}
