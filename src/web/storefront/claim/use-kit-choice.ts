import { useEffect, useState } from "react";
import type { ClaimOffer } from "../../../contract/claims.ts";
import { t } from "../../../platform/language/t.ts";
import { keepChoice, readChoice } from "./claim-choice.ts";
import { firstSize, kitSizes, pickedIn, type SizedItem, sizedItemsOf, waitOfSizes } from "./sized-items.ts";
import { useHold } from "./use-hold.ts";

interface KitChoiceOptions {
  readonly token: string;
  readonly offer: ClaimOffer;
  /** It is ordered later, so nothing is out. */
  readonly isChoice: boolean;
  /** Of several items it is not known which is out: the offer must be read again. */
  readonly onStale: () => void;
}

/** What is chosen of a kit, and kept: the size of each item, and the parts that are left out. */
export function useKitChoice({ token, offer, isChoice, onStale }: KitChoiceOptions) {
  const { waiting, kit } = offer;
  const [gone, setGone] = useState<readonly string[]>([]);
  const [sizeError, setSizeError] = useState<string | null>(null);
  const variantId = kit.productDetails[0]?.id ?? 1;
  const { held, isOver, hold: keep } = useHold({ token, variantId, offer, onGone });
  const all = sizedItemsOf(offer);
  const asked = [held, waiting].flatMap((each) => (each ? [pickedIn(all, each)] : []));
  const isPickable = (id: number, { name, inStock, wait }: SizedItem["sizes"][number]) =>
    isChoice ||
    wait !== null ||
    asked.some((before) => before[id] === name) ||
    (inStock && !gone.includes(`${id} ${name}`));
  const shown = all.map((item) => ({
    ...item,
    sizes: item.sizes.map((size) => ({ ...size, inStock: isPickable(item.variantId, size) })),
  }));
  const [before] = useState(() => readChoice(offer));
  const [declined, setDeclined] = useState(waiting?.declined ?? before.declined);
  const [chosen, setChosen] = useState(() => asked[0] ?? before.picked);
  const items = shown.filter(({ position }) => position === null || !declined.includes(position));
  const picked = Object.fromEntries(
    shown.map((item) => {
      const own = chosen[item.variantId] ?? firstSize(item);
      const isThere = item.sizes.some(({ name, inStock }) => name === own && inStock);
      return [item.variantId, isThere ? own : ""];
    }),
  );
  const stored = JSON.stringify(picked);
  useEffect(() => keepChoice(offer, { picked: JSON.parse(stored), declined }), [offer, stored, declined]);
  const isComplete = items.every((item) => picked[item.variantId]);
  const kitWait =
    all.length === 0 ? offer.waits.find((each) => each.variantId === variantId && !each.size) : undefined;
  const wait = kitWait ?? waitOfSizes(items, picked);

  function onGone(size: string) {
    if (all.length > 1) {
      setSizeError(t("A size that you chose has just gone. Please choose another one."));
      return onStale();
    }
    setGone([...gone, `${variantId} ${size}`]);
    setSizeError(t("Size {size} has just gone. Please choose another one.", { size }));
  }
  function hold(sizes = picked, without = declined) {
    const taken = shown.filter(({ position }) => position === null || !without.includes(position));
    if (
      isChoice ||
      waiting ||
      kitWait ||
      waitOfSizes(taken, sizes) ||
      !taken.every((each) => sizes[each.variantId])
    )
      return;
    void keep({ ...kitSizes(taken, sizes), declined: without });
  }
  return {
    held,
    isOver,
    hold,
    items,
    picked,
    declined,
    wait,
    isComplete,
    sizeError,
    setSizeError,
    sizes: kitSizes(items, picked),
    pick(id: number, size: string, isKept: boolean) {
      const next = { ...picked, [id]: size };
      setChosen(next);
      setSizeError(null);
      if (isKept || held) hold(next);
    },
    decline(places: readonly number[]) {
      setDeclined([...places]);
      if (held) hold(picked, [...places]);
    },
  };
}
