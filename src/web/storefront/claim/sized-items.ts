import type { PartSize } from "../../../contract/cart.schemas.ts";
import type { ClaimOffer, ClaimWait, HeldKit } from "../../../contract/claims.ts";
import type { SizedPart } from "../../../contract/sized-parts.ts";

/** What has a size of its own: each part of a kit that has several with sizes, or else the kit. */
export interface SizedItem extends Pick<SizedPart, "about" | "sizeChart" | "usualSize" | "variantId"> {
  /** Its place in the kit's contents. Null: it is the kit. */
  readonly position: number | null;
  /** Empty: it is the kit. */
  readonly part: string;
  readonly sizes: readonly {
    readonly name: string;
    readonly inStock: boolean;
    readonly isReplaced: boolean;
    readonly wait: Pick<ClaimWait, "expectedOn" | "isCovered" | "place"> | null;
  }[];
}

/** The size that is chosen of each item, by its variant. */
export type PickedSizes = Readonly<Record<number, string>>;

/** The sizes of a kit as they are sent. */
export interface KitSizes {
  /** Empty: the kit has none, or a item has none yet. */
  readonly size: string;
  readonly partSizes: PartSize[];
}

/** The items of an offer; none: the kit has no sizes. */
export function sizedItemsOf({ kit, sizedParts, usualSize, waits }: ClaimOffer): readonly SizedItem[] {
  if (sizedParts.length > 0) return sizedParts;
  const [variant] = kit.productDetails;
  if (!variant || variant.sizes.length === 0) return [];
  const waitOf = (name: string) =>
    waits.find((each) => each.variantId === variant.id && each.size === name) ?? null;
  const sizes = variant.sizes.map(({ name, inStock }) => ({
    name,
    inStock,
    isReplaced: false,
    wait: waitOf(name),
  }));
  const { sizeChart } = kit;
  return [{ variantId: variant.id, position: null, part: "", sizes, sizeChart, about: [], usualSize }];
}

/** The kit's size is that of its first item; those of others go beside it where they differ. */
export function kitSizes(items: readonly SizedItem[], picked: PickedSizes): KitSizes {
  const [first, ...others] = items;
  const size = first ? (picked[first.variantId] ?? "") : "";
  const partSizes = others.flatMap(({ variantId }) => {
    const own = picked[variantId];
    return own && own !== size ? [{ variantId, size: own }] : [];
  });
  return { size, partSizes };
}

/** The sizes of each item in what was asked for, or is kept, before. */
export const pickedIn = (
  items: readonly SizedItem[],
  { size, partSizes }: Pick<HeldKit, "partSizes" | "size">,
): PickedSizes =>
  Object.fromEntries(
    items.map(({ variantId }) => [
      variantId,
      partSizes.find((own) => own.variantId === variantId)?.size ?? size,
    ]),
  );

/** What is chosen of a item before its wearer says anything: the only size that is there, or their usual one. */
export function firstSize({ sizes, usualSize }: SizedItem): string {
  const available = sizes.filter(({ inStock, wait }) => inStock || wait);
  const [only, ...more] = available;
  if (only && more.length === 0) return only.name;
  return available.some(({ name }) => name === usualSize) ? usualSize : "";
}

/** The last of what is out among the chosen sizes: the kit waits until all of it has come. */
export function waitOfSizes(
  items: readonly SizedItem[],
  picked: PickedSizes,
): (ClaimWait & { readonly part: string }) | undefined {
  const waits = items.flatMap(({ variantId, part, sizes }) => {
    const size = picked[variantId] ?? "";
    const wait = sizes.find(({ name }) => name === size)?.wait;
    return wait ? [{ variantId, part, size, ...wait }] : [];
  });
  return waits.toSorted((a, b) => a.expectedOn.localeCompare(b.expectedOn)).at(-1);
}
