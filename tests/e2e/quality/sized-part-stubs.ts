import type { ClaimOffer } from "../../../src/contract/claims.ts";

/** Two parts of the kit, of which one is out in L and comes later. */
export function sizedParts({
  sizeChart,
  productDetails: [variant],
}: ClaimOffer["kit"]): ClaimOffer["sizedParts"] {
  const wait = { place: 3, expectedOn: "2027-01-15", isCovered: true };
  const sizesOut = (out: string) =>
    (variant?.sizes ?? []).map(({ name }) => ({
      name,
      inStock: name !== out,
      isReplaced: false,
      wait: name === out ? wait : null,
    }));
  const about = [
    { name: "Fit", value: "Regular, over a pullover" },
    { name: "Fabric", value: "260 g combed cotton" },
  ];
  const part = { sizeChart, about };
  return [
    {
      ...part,
      position: 0,
      variantId: 1,
      part: "Organic Crew T-shirt (Ink)",
      sizes: sizesOut(""),
      usualSize: "M",
    },
    {
      ...part,
      position: 1,
      variantId: 2,
      part: "Zip Hoodie (Graphite)",
      sizes: sizesOut("L"),
      usualSize: "",
    },
  ];
}
