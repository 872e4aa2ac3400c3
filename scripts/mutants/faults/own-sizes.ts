import type { Fault } from "./fault.ts";

const tests = ["tests/api/part-sizes.test.ts"];

/** Parts of a kit that have a size of their own, from the link to the parcel. */
export const ownSizeFaults: readonly Fault[] = [
  {
    harm: "own sizes: what is held is in the kit's size",
    file: "src/orders/claim/hold-kit.ts",
    find: "const kit = { productId: link.kitProductId, variantId, size, partSizes };",
    replace: "const kit = { productId: link.kitProductId, variantId, size, partSizes: [] };",
    tests,
  },
  {
    harm: "own sizes: what is ordered is in the kit's size",
    file: "src/buying/kit/kit-to-take.ts",
    find: "partSizes.length === 0",
    replace: "partSizes.length < 9",
    tests,
  },
  {
    harm: "own sizes: nobody waits for a part whose own size is out",
    file: "src/orders/claim/waiting/join-queue.ts",
    find: "const kit = inPartSizes(picked, partSizes, supply.kits);",
    replace: "const kit = inPartSizes(picked, [], supply.kits);",
    tests,
  },
  {
    harm: "own sizes: who waits waits in the kit's size",
    file: "src/orders/claim/waiting/waiting-claim.store.ts",
    find: "part_sizes: JSON.stringify(claim.partSizes),",
    replace: 'part_sizes: "[]",',
    tests,
  },
  {
    harm: "own sizes: a swapped part is still sent in the old size",
    file: "src/orders/fulfilment/size-exchange/exchange-part-size.ts",
    find: "each === part ? { ...each, size: to } : each",
    replace: "each",
    tests,
  },
  {
    harm: "own sizes: support swaps all parts where one was meant",
    file: "src/orders/fulfilment/size-exchange/exchange-size-by-staff.ts",
    find: "return position === undefined",
    replace: "return position !== -1",
    tests,
  },
  {
    harm: "own sizes: all parts are packed in the kit's size",
    file: "src/backoffice/order-admin/order-export.ts",
    find: "          size: part.size,",
    replace: "          size: line.size,",
    tests,
  },
];
