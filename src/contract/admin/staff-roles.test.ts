import { expect, it } from "vitest";
import type { Route } from "../route.ts";
import { type RouteKey, routes } from "../routes.ts";

const staffRoutes = (Object.entries(routes) as [RouteKey, Route][]).flatMap(([key, route]) =>
  route.auth === "staff" ? [{ key, roles: route.roles }] : [],
);

/** Who works with which part of the admin, beside administrators. What is not named here is theirs alone. */
const rolesByPart: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\w+ (second-factor|passkeys|prove)(\/|$)/, ["giver", "packing", "people", "support", "catalogue"]],
  [/^\w+ gifts(\/|$)/, ["giver"]],
  [/^\w+ packing(-exchanges)?(\/|$)/, ["packing", "support"]],
  [/^POST orders\/(packing-slips|dispatch)$/, ["packing", "support"]],
  [/^PUT stock\/\{stockId\}\/bin$/, ["catalogue", "packing"]],
  [/^GET (stock|stock\/\{stockId\})$/, ["catalogue", "packing", "support"]],
  [/^GET (members|members\/\{memberId\}|member-choices)$/, ["people", "support"]],
  [/^POST members\/\{memberId\}\/erase$/, []],
  [/^GET (occasions|occasion-choices|occasions\/\{occasionId\})$/, ["people", "support", "catalogue"]],
  [/^GET occasions\/\{occasionId\}\/(members|board|rehearsal)$/, ["people", "support"]],
  [/^GET occasions\/\{occasionId\}\/choices$/, ["people", "catalogue"]],
  [/^\w+ (occasions|claim-links)(\/|$)/, ["people"]],
  [/^\w+ (members|member-imports)(\/|$)/, ["people"]],
  [/^POST images$/, ["people", "catalogue"]],
  [/^GET (products|products\/\{productId\}|categories|kit|stock-movements)$/, ["support", "catalogue"]],
  [
    /^\w+ (products|product-imports|import-archives|import-images|categories|kit|content|images|search-synonyms|stock)(\/|$)/,
    ["catalogue"],
  ],
  [
    /^\w+ (orders|order-exports|order-queues|courier-events|payments|payment-events|payment-providers)(\/|$)/,
    ["support"],
  ],
  [/^\w+ (dashboard|enquiries|mails|quotes|quote-results)(\/|$)/, ["support"]],
  [/^POST people\/\{personId\}\/billed-company$/, ["support"]],
  [
    /^GET (people|people\/\{personId\}|coupons|coupons\/\{couponId\}|coupons\/\{couponId\}\/uses)$/,
    ["support"],
  ],
];

it("each part of the admin is open to those who work there, and to no others", () => {
  const expected = staffRoutes.map(({ key }) => {
    const call = key.replace("/api/admin/", "");
    const found = rolesByPart.find(([calls]) => calls.test(call));
    return [key, [...(found?.[1] ?? []), "admin"].sort()];
  });
  expect(staffRoutes.map(({ key, roles }) => [key, [...roles].sort()])).toEqual(expected);
});
