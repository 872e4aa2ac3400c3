import type { KitItem } from "../../../contract/admin/kit.ts";

/**
 * The sizes of a kit item whose size the customer picks. Empty: the item has no sizes, or always the same
 * size.
 */
const pickedSizes = ({ variantId, variants, size }: KitItem): readonly string[] =>
  size ? [] : (variants.find(({ id }) => id === variantId)?.sizes ?? []);

/**
 * Every size that a kit of these items may have, in the order of the items. Other sizes of the kit come last.
 */
export const sizesToOffer = (items: readonly KitItem[], offered: readonly string[]): string[] => [
  ...new Set([...items.flatMap(pickedSizes), ...offered]),
];

/** What the server would refuse: a size of the kit in which one of the items does not come. */
export const missingSizes = (items: readonly KitItem[], sizes: readonly string[]) =>
  items.flatMap((item) => {
    const itemSizes = pickedSizes(item);
    return itemSizes.length === 0
      ? []
      : sizes.filter((size) => !itemSizes.includes(size)).map((size) => ({ name: item.name, size }));
  });
