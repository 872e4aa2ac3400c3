import { Type } from "typebox";
import { expect, it } from "vitest";
import { declaredFields } from "./declared-fields.ts";

const Line = Type.Object({ productId: Type.Integer(), size: Type.Union([Type.String(), Type.Null()]) });
const Order = Type.Object({
  userId: Type.Integer(),
  lines: Type.Array(Line),
  address: Type.Optional(Type.Object({ city: Type.String() })),
  either: Type.Optional(Type.Union([Line, Type.Object({ code: Type.String() })])),
  byName: Type.Optional(Type.Record(Type.String(), Line)),
});
const line = { productId: 1, size: null };

it.each([
  ["at the top", { userId: 1, lines: [line] }, { role: "admin" }],
  ["that objects have from their prototype", { userId: 1, lines: [] }, { constructor: 1, toString: 2 }],
])("removes fields without a declaration %s", (_, body, extra) => {
  expect(declaredFields(Order, { ...body, ...extra })).toEqual(body);
});

it("removes them in lists, objects, unions and records", () => {
  const extra = { ...line, pricePaise: 0 };
  const body = {
    userId: 1,
    lines: [line, extra],
    address: { city: "Pune", x: 1 },
    either: extra,
    byName: { a: extra },
  };
  expect(declaredFields(Order, body)).toEqual({
    userId: 1,
    lines: [line, line],
    address: { city: "Pune" },
    either: line,
    byName: { a: line },
  });
});

it("leaves a body as it is that has only declared fields", () => {
  const body = { userId: 1, lines: [line, { productId: 2, size: "M" }], address: { city: "Pune" } };
  expect(declaredFields(Order, structuredClone(body))).toEqual(body);
  expect(declaredFields(Order, undefined)).toBeUndefined();
});
