import { useEffect, useRef, useState } from "react";
import type { Product } from "../../../contract/catalogue.schemas.ts";
import { t } from "../../language/t.ts";
import { useStoreData } from "../page/store-data.ts";
import { saveLabelName } from "../state/label-name.ts";
import { useUser } from "../state/user.ts";
import { KitParts } from "./kit-parts.tsx";
import { KitSizeHelper } from "./kit-size-helper.tsx";
import { LinkedCouponNote } from "./linked-coupon-note.tsx";

/** The box opens by itself when its top is above the lower part of the screen, so that it is seen whole. */
const LOWER_PART = "0px 0px -45%";

/**
 * The welcome kit's box on its page: the lid turns up when the box is scrolled into view or pressed, and its parts rise and
 * are named. With reduced motion, and without scripts, it is open. The coupon of the link that opened the page is stored
 * for checkout.
 */
export default function KitOpening({ product }: { product: Product }) {
  const { stage, isOpen, open } = useOpening();
  const [typed, setTyped] = useState<string | null>(null);
  const user = useUser();
  const { companyName } = useStoreData().config;
  const [linkedName, setLinkedName] = useState("");
  const name = typed ?? user?.fullName ?? linkedName;
  return (
    <section aria-labelledby="in-the-box" className="mt-16">
      <div className="mb-6 empty:hidden">
        <LinkedCouponNote onName={setLinkedName} />
      </div>
      <h2 id="in-the-box" className="text-2xl">
        {t("In the box")}
      </h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the focus of a part that is still in the box opens it */}
      <div ref={stage} className="kit-stage mt-6" data-open={isOpen || undefined} onFocus={open}>
        <button type="button" className="kit-box" aria-expanded={isOpen} onClick={open}>
          <span className="kit-paper" aria-hidden="true" />
          <span className="kit-lid" aria-hidden="true">
            <span className="kit-lid-inside">{companyName}</span>
          </span>
          <span className="kit-front">
            <span className="kit-label">
              {name ? t("Welcome, {name}", { name: name.split(" ")[0] ?? "" }) : t("Welcome")}
            </span>
          </span>
          <span className="sr-only">{t("Open the box")}</span>
        </button>
        <KitParts contents={product.contents} />
      </div>
      <div className="mt-8 grid gap-8 sm:grid-cols-2">
        <label className="block">
          <span className="mb-1.5 block text-sm font-medium">{t("Name on the label")}</span>
          <input
            className="control"
            autoComplete="name"
            maxLength={40}
            value={name}
            onChange={(event) => {
              setTyped(event.target.value);
              saveLabelName(event.target.value);
            }}
          />
          <span className="mt-1.5 block text-xs text-soft">
            {t("Your parcel is addressed to this name. You can still change it at checkout.")}
          </span>
        </label>
        {product.sizeChart && <KitSizeHelper chart={product.sizeChart} />}
      </div>
    </section>
  );
}

/** Opens the box when it is on the screen, or at a press. */
function useOpening() {
  const stage = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!stage.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setOpen(true), {
      rootMargin: LOWER_PART,
    });
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);
  return { stage, isOpen, open: () => setOpen(true) };
}
