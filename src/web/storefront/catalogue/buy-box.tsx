import { Suspense, useDeferredValue, useState } from "react";
import { useNavigate } from "react-router";
import type { Product } from "../../../contract/catalogue.schemas.ts";
import { language, t } from "../../../platform/language/t.ts";
import { Button } from "../../ui/button.tsx";
import { Html } from "../../ui/html.tsx";
import { Icon } from "../../ui/icon.tsx";
import { lazyComponent } from "../../ui/lazy.tsx";
import { usePreHydrationClick } from "../../ui/pre-hydration-click.tsx";
import { Price } from "../../ui/price.tsx";
import { QuantityStepper } from "../../ui/quantity-stepper.tsx";
import { wholeWords } from "../../ui/whole-words.tsx";
import { useStoreData } from "../page/store-data.ts";
import { openMiniCart } from "../shell/mini-cart-state.ts";
import { linkedCoupon } from "../state/linked-coupon.ts";
import { useMoney } from "../state/money.ts";
import { carryPageNotice } from "../state/page-notice.ts";
import { takePress } from "../state/press-before-login.ts";
import { useStoredValue } from "../state/stored-value.ts";
import { BuyBar } from "./buy-bar.tsx";
import { ColourChoice } from "./colour-choice.tsx";
import type { Delivery } from "./delivery-estimate.ts";
import {
  AlertRequest,
  DeliveryNotes,
  KitFields,
  ProductActions,
  VolumePrices,
} from "./lazy-product-sections.tsx";
import { SizeChoice } from "./size-choice.tsx";
import { type Buying, preloadPutIntoCart } from "./use-buying.ts";

interface BuyBoxProps {
  product: Product;
  buying: Buying;
  delivery: Delivery;
  /** Gets the name on the label of a kit. */
  onName: (name: string) => void;
}

const BuyingResult = lazyComponent(() => import("./buying-result.tsx"));

const JUST_ADDED_MS = 1_500;

const preloadHandlers = { onPointerEnter: preloadPutIntoCart, onFocus: preloadPutIntoCart };

/**
 * Name, price, colour, size, quantity, and the buttons Add to Cart and Buy Now. The kit is ordered alone, so it has one
 * button, which does what Buy Now does.
 */
export function BuyBox({ product, buying, delivery, onName }: BuyBoxProps) {
  const { show } = useMoney();
  const { config } = useStoreData();
  const navigate = useNavigate();
  const [pressed, setPressed] = useState(0);
  const [isJustAdded, setJustAdded] = useState(false);
  const quantity = useDeferredValue(buying.quantity);
  const hasCode = useStoredValue(linkedCoupon, null) !== null;
  const { variant, message } = buying;
  const isReduced = variant !== undefined && variant.sellingPrice < variant.webPrice;
  const isSoldOut = !variant?.inStock;
  const needsSize = variant !== undefined && variant.sizes.length > 0 && !buying.size;
  const stockLeft = variant?.sizes.find((each) => each.name === buying.size)?.stock ?? variant?.stock ?? null;

  const handleAddToCart = async () => {
    if (!(await buying.addToCart())) return;
    if (config.opensCart) return openMiniCart();
    setJustAdded(true);
    setTimeout(() => setJustAdded(false), JUST_ADDED_MS);
  };

  const buyNow = (total?: number) => buying.buyNow(() => navigate("/checkout"), total);
  const press = (index: number) => {
    setPressed(index);
    void (index ? handleAddToCart() : buyNow());
  };
  // Of a press before the login: who comes from a sign-up is welcomed on the page that it opens.
  const takeEarlierPress = () => {
    const index = takePress();
    if (index === 0) carryPageNotice();
    return index;
  };
  const preHydration = usePreHydrationClick(press, takeEarlierPress);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        {/* On the narrowest screens a name needs the whole width: the heart and Share go below it. */}
        <div className="flex items-start justify-between gap-x-3 max-[22rem]:flex-wrap">
          <h1
            className="min-w-0 text-2xl wrap-anywhere hyphens-long max-[22rem]:basis-full max-[18rem]:text-xl"
            lang={language() !== "en" && !product.translated?.includes("name") ? "en" : undefined}
          >
            {wholeWords(product.productName)}
          </h1>
          <ProductActions
            productId={product.productId}
            title={product.productName}
            path={`/${product.productUrl}`}
          />
        </div>
        <p className="mt-3 text-xl font-medium">
          {product.isSwagItem ? (
            <span className="text-accent-text">
              {hasCode ? t("Free, and your code is ready") : t("Free with your swag coupon")}
            </span>
          ) : (
            variant && (
              <Price now={show(variant.sellingPrice)} was={isReduced ? show(variant.webPrice) : null} />
            )
          )}
        </p>
        <Html
          html={product.shortDescription}
          className="prose mt-4 text-soft"
          lang={language() !== "en" && !product.translated?.includes("shortDescription") ? "en" : undefined}
        />
      </div>

      {product.isSwagItem && <KitFields onName={onName} />}
      <ColourChoice variants={product.productDetails} chosen={variant} onChoose={buying.chooseVariant} />
      {variant && variant.sizes.length > 0 && (
        <SizeChoice
          sizes={variant.sizes}
          chosen={buying.size}
          onChoose={buying.chooseSize}
          error={message?.kind === "size" ? message.text : null}
          chart={product.sizeChart}
          productName={product.productName}
        />
      )}

      {!product.isSwagItem && !isSoldOut && (
        <div className="flex flex-wrap items-center gap-4">
          <QuantityStepper
            value={buying.quantity}
            onChange={buying.setQuantity}
            productName={product.productName}
          />
          {stockLeft !== null && stockLeft > 0 && (
            <p className="text-sm font-medium text-warn">{t("Only {stockLeft} left", { stockLeft })}</p>
          )}
        </div>
      )}

      <BuyBar
        canBuy={!isSoldOut}
        summary={
          variant && (
            <>
              <span className="block font-medium tabular-nums">
                {product.isSwagItem ? t("Free") : show(variant.sellingPrice)}
              </span>
              {variant.sizes.length > 0 && (
                <span className="block text-soft">
                  {buying.size ? t("Size {size}", { size: buying.size }) : t("No size yet")}
                </span>
              )}
            </>
          )
        }
      >
        {isSoldOut ? (
          <Button look="secondary" className="flex-1" disabled>
            {t("Sold out")}
          </Button>
        ) : (
          <>
            {!product.isSwagItem && (
              <>
                {preHydration.marker(1)}
                <Button
                  look="secondary"
                  className="flex-1"
                  {...preloadHandlers}
                  {...preHydration.target(1)}
                  busy={buying.isBusy}
                  onClick={() => press(1)}
                >
                  {isJustAdded && <Icon name="check" size={18} />}
                  <span>{isJustAdded ? t("Added") : t("Add to Cart")}</span>
                </Button>
              </>
            )}
            {preHydration.marker(0)}
            <Button
              className="flex-1"
              {...preloadHandlers}
              {...preHydration.target(0)}
              busy={buying.isBusy}
              onClick={() => press(0)}
            >
              {product.isSwagItem ? (needsSize ? t("Choose your size") : t("Order my kit")) : t("Buy Now")}
            </Button>
          </>
        )}
      </BuyBar>

      {variant && (isSoldOut || variant.sizes.some((each) => !each.inStock)) && (
        <AlertRequest key={variant.id} variant={variant} />
      )}

      {message && message.kind !== "size" && (
        <Suspense>
          <BuyingResult message={message} choice={buying} pressed={pressed} onOrder={buyNow} />
        </Suspense>
      )}

      {!product.isSwagItem && <VolumePrices product={product} variant={variant} quantity={buying.quantity} />}

      <DeliveryNotes product={product} quantity={quantity} delivery={delivery} />
    </div>
  );
}
