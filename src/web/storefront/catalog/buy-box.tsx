import { type RefObject, useDeferredValue, useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { Product } from "../../../contract/catalog.schemas.ts";
import { Button } from "../../ui/button.tsx";
import { Html } from "../../ui/html.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Message } from "../../ui/message.tsx";
import { Price } from "../../ui/price.tsx";
import { QuantityStepper } from "../../ui/quantity-stepper.tsx";
import { openMiniCart } from "../shell/mini-cart-state.ts";
import { useMoney } from "../state/money.ts";
import { BuyBar } from "./buy-bar.tsx";
import { ColourChoice } from "./colour-choice.tsx";
import type { Delivery } from "./delivery-estimate.ts";
import { DeliveryNotes, ShareButton } from "./product-parts-later.tsx";
import { prepareToBuy } from "./put-into-cart-later.ts";
import { SizeChoice } from "./size-choice.tsx";
import type { Buying } from "./use-buying.ts";

interface BuyBoxProps {
  product: Product;
  buying: Buying;
  delivery: Delivery;
  /** The picture that flies into the cart is in here. */
  gallery: RefObject<HTMLDivElement | null>;
}

const JUST_ADDED_MS = 1_500;

const nearing = { onPointerEnter: prepareToBuy, onFocus: prepareToBuy };

/** Name, price, what can be chosen, and the two buttons. */
export function BuyBox({ product, buying, delivery, gallery }: BuyBoxProps) {
  const { show } = useMoney();
  const navigate = useNavigate();
  const [isTold, setTold] = useState(false);
  const [isJustAdded, setJustAdded] = useState(false);
  const quantity = useDeferredValue(buying.quantity);
  const { detail, problem } = buying;
  const isReduced = detail !== undefined && detail.sellingPrice < detail.webPrice;
  const isSoldOut = !detail?.inStock;
  const left = detail?.sizes.find((each) => each.name === buying.size)?.stock ?? detail?.stock ?? null;

  const addToCart = async () => {
    setTold(false);
    if (!(await buying.put())) return;
    setTold(true);
    setJustAdded(true);
    setTimeout(() => setJustAdded(false), JUST_ADDED_MS);
    // A flourish: where it cannot be fetched, the cart's number says it.
    const { flyToCart } = await import("../shell/fly-to-cart.ts").catch(() => ({ flyToCart: null }));
    flyToCart?.(gallery.current?.querySelector<HTMLElement>("[data-shown] img") ?? null);
  };
  const buyNow = async () => {
    setTold(false);
    if (await buying.put()) await navigate("/checkout");
  };

  return (
    <div className="grid gap-6">
      <div>
        <div className="flex items-start justify-between gap-3">
          <h1 className="min-w-0 text-2xl break-words">{product.productName}</h1>
          <ShareButton title={product.productName} path={`/${product.productUrl}`} />
        </div>
        <p className="mt-3 text-xl font-medium">
          {product.isSwagItem ? (
            <span className="text-accent-text">Free with your swag coupon</span>
          ) : (
            detail && <Price now={show(detail.sellingPrice)} was={isReduced ? show(detail.webPrice) : null} />
          )}
        </p>
        <Html html={product.shortDescription} className="prose mt-4 text-soft" />
      </div>

      <ColourChoice details={product.productDetails} chosen={detail} onChoose={buying.chooseDetail} />
      {detail && detail.sizes.length > 0 && (
        <SizeChoice
          sizes={detail.sizes}
          chosen={buying.size}
          onChoose={buying.chooseSize}
          error={problem?.kind === "size" ? problem.text : null}
          chart={product.sizeChart}
          productName={product.productName}
        />
      )}

      {!product.isSwagItem && !isSoldOut && (
        <div className="flex items-center gap-4">
          <QuantityStepper value={buying.quantity} onChange={buying.setQuantity} of={product.productName} />
          {left !== null && left > 0 && <p className="text-sm font-medium text-warn">Only {left} left</p>}
        </div>
      )}

      <BuyBar>
        {isSoldOut ? (
          <Button look="secondary" className="flex-1" disabled>
            Sold out
          </Button>
        ) : (
          <>
            <Button
              look="secondary"
              className="flex-1"
              {...nearing}
              busy={buying.isBusy}
              onClick={() => void addToCart()}
            >
              {isJustAdded && <Icon name="check" size={18} />}
              {isJustAdded ? "Added" : "Add to Cart"}
            </Button>
            <Button className="flex-1" {...nearing} onClick={() => void buyNow()}>
              Buy Now
            </Button>
          </>
        )}
      </BuyBar>

      <Told isProblem={problem !== null}>
        {problem && problem.kind !== "size" && (
          <Message kind="bad">
            {problem.text}{" "}
            {problem.kind === "login" && (
              <Link to="/accounts/login" className="underline underline-offset-4">
                Login
              </Link>
            )}
          </Message>
        )}
        {isTold && !problem && (
          <Message kind="good">
            {buying.isAdded ? "It’s in your cart. " : "Your cart was updated. "}
            <button type="button" className="underline underline-offset-4" onClick={openMiniCart}>
              View cart
            </button>
          </Message>
        )}
      </Told>

      <DeliveryNotes product={product} quantity={quantity} delivery={delivery} />
    </div>
  );
}

/** A problem is scrolled into view: on a phone the buttons stand at the bottom, and the message may be off the screen. */
function Told({ isProblem, children }: { isProblem: boolean; children: React.ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isProblem) box.current?.scrollIntoView({ block: "center", behavior: "smooth" });
  }, [isProblem]);
  return (
    <div ref={box} className="empty:hidden">
      {children}
    </div>
  );
}
