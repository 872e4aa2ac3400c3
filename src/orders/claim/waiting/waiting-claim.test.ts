import { expect, it } from "vitest";
import type { KitPart, KitToTake } from "../../../buying/kit/kit-parts.ts";
import { asAsked, type KitQueues, waitForKit, withShownSubstitutes } from "./waiting-claim.ts";

const SHIRT = 1;
const FLEECE = 2;
const MUG = 3;
const KIT = 9;
const sku = (variantId: number, available: number | null) => ({
  variantId,
  size: variantId === MUG ? "" : "M",
  name: "",
  colourName: "",
  available,
  weightGrams: 100,
});
const shirt = (available: number | null, substitute?: number): KitPart => ({
  position: 0,
  canBeDeclined: false,
  quantity: 1,
  hasPickedSize: true,
  hasOwnSize: false,
  part: sku(SHIRT, available),
  substitute: substitute === undefined ? null : sku(FLEECE, substitute),
});
const mugs = (available: number): KitPart => ({
  position: 1,
  canBeDeclined: true,
  quantity: 2,
  hasPickedSize: false,
  hasOwnSize: false,
  part: sku(MUG, available),
  substitute: null,
});
const inSize = (of: Partial<KitToTake>) => ({
  variantId: KIT,
  size: "M",
  kit: { takesStock: "parts", packed: null, boxWeightGrams: 0, parts: [shirt(0), mugs(2)], ...of } as const,
});
const delivery = (
  variantId: number,
  expectedOn: string,
  pieces = 5,
  size = variantId === MUG ? "" : "M",
) => ({
  variantId,
  size,
  expectedOn,
  pieces,
});
const queues = (of: Partial<KitQueues>): KitQueues => ({ deliveries: [], before: [], ...of });
const none = queues({});

it("a kit of which everything is there waits for nothing", () => {
  expect(waitForKit(inSize({ parts: [shirt(1), mugs(2)] }), none)).toBeUndefined();
  expect(waitForKit(inSize({ parts: [shirt(null)] }), none)).toBeUndefined();
  expect(waitForKit(inSize({ parts: [shirt(0, 1)] }), none)).toBeUndefined();
  expect(waitForKit(inSize({ takesStock: "packed", packed: 1 }), none)).toBeUndefined();
  expect(waitForKit(inSize({ takesStock: "packed", packed: null }), none)).toBeUndefined();
});

it("a kit waits for the part that is out, after those who came before", () => {
  const before = [{ variantId: SHIRT, size: "M", claims: 4, pieces: 4 }];
  const wait = (pieces: number) =>
    waitForKit(inSize({}), queues({ deliveries: [delivery(SHIRT, "2026-12-05", pieces)], before }));
  expect(wait(5)).toEqual({
    waitsFor: { variantId: SHIRT, size: "M", pieces: 1 },
    place: 5,
    expectedOn: "2026-12-05",
    isCovered: true,
  });
  expect(wait(4)?.isCovered).toBe(false);
});

it("a delivery of a variant over all its sizes is one of each size, and one of another size is none", () => {
  const dayOf = (size: string) =>
    waitForKit(inSize({}), queues({ deliveries: [delivery(SHIRT, "2026-12-05", 5, size)] }))?.expectedOn;
  expect(dayOf("")).toBe("2026-12-05");
  expect(dayOf("L")).toBeNull();
});

it("of two parts that are out the last to come decides, and one without a day comes last", () => {
  const parts = [shirt(0), mugs(1)];
  const wait = (deliveries: KitQueues["deliveries"]) => waitForKit(inSize({ parts }), queues({ deliveries }));
  const both = [delivery(SHIRT, "2026-12-05"), delivery(MUG, "2026-12-20")];
  expect(wait(both)).toMatchObject({ waitsFor: { variantId: MUG, pieces: 2 }, expectedOn: "2026-12-20" });
  expect(wait(both.slice(0, 1))).toMatchObject({ waitsFor: { variantId: MUG }, expectedOn: null });
});

it("a kit that is packed, else made of its parts, waits for what comes first", () => {
  const kit = inSize({ takesStock: "packed_then_parts", packed: 0 });
  const wait = (deliveries: KitQueues["deliveries"]) => waitForKit(kit, queues({ deliveries }));
  const shirts = delivery(SHIRT, "2026-12-20");
  expect(wait([shirts])).toMatchObject({ waitsFor: { variantId: SHIRT } });
  expect(wait([shirts, delivery(KIT, "2026-12-05")])).toMatchObject({
    waitsFor: { variantId: KIT, size: "M", pieces: 1 },
    expectedOn: "2026-12-05",
  });
  expect(waitForKit(inSize({ takesStock: "packed", packed: 0 }), none)).toMatchObject({ expectedOn: null });
});

it("a part that was not wanted is not waited for, and a box without it is never a packed one", () => {
  const { kit } = inSize({ takesStock: "packed_then_parts", packed: 1, parts: [shirt(1), mugs(0)] });
  const declined = asAsked(kit, { substitutes: [], declined: [MUG] });
  expect(waitForKit({ ...inSize({}), kit: declined }, none)).toBeUndefined();
  expect(declined).toMatchObject({ takesStock: "parts", parts: [{ position: 0 }] });
  expect(asAsked(kit, { substitutes: [], declined: [SHIRT] })).toMatchObject({
    takesStock: "packed_then_parts",
  });
});

it("a substitute that was not shown stands in for nobody", () => {
  const { kit } = inSize({ parts: [shirt(0, 3)] });
  expect(waitForKit({ ...inSize({}), kit: withShownSubstitutes(kit, []) }, none)).toMatchObject({ place: 1 });
  expect(waitForKit({ ...inSize({}), kit: withShownSubstitutes(kit, [FLEECE]) }, none)).toBeUndefined();
});
