import type { Random } from "./random.ts";

/** Values that responses had, by field name: with them later requests reach what earlier ones made. */
export interface KnownValues {
  learn(body: unknown): void;
  recall(name: string, random: Random): unknown;
}

const MAX_PER_NAME = 40;
/** A field that has another name in a path than in a response. */
const synonyms: Readonly<Record<string, string>> = {
  orderNumber: "orderNo",
  variantId: "productDetailsId",
  productIds: "productId",
};

export function createKnownValues(): KnownValues {
  const byName = new Map<string, unknown[]>();
  const add = (name: string, value: unknown) => {
    const values = byName.get(name) ?? [];
    if (values.includes(value)) return;
    values.push(value);
    byName.set(name, values.slice(-MAX_PER_NAME));
  };
  const learn = (body: unknown): void => {
    if (Array.isArray(body)) for (const each of body.slice(0, 5)) learn(each);
    else if (typeof body === "object" && body !== null) {
      for (const [name, value] of Object.entries(body)) {
        if (typeof value === "string" || typeof value === "number") add(name, value);
        else learn(value);
      }
    }
  };
  return {
    learn,
    recall(name, random) {
      const own = byName.get(name) ?? byName.get(synonyms[name] ?? "");
      // `personId` in a path is `id` in the list of people.
      const values = own ?? (name.endsWith("Id") ? byName.get("id") : undefined);
      return values && random.pick(values);
    },
  };
}
