import type { Fault } from "./fault.ts";

const roles = "tests/api/admin/roles.test.ts";
const buyers = "tests/api/buyer-orders.test.ts";

export const rightsFaults: readonly Fault[] = [
  {
    harm: "any staff may make any call of the admin",
    file: "src/app/http/authenticate.ts",
    find: "!route.roles.some((role) => role === caller?.role)",
    replace: '(!caller || caller.role === "buyer")',
    tests: [roles],
  },
  {
    harm: "an address that a stranger saved in an account is offered to its owner",
    file: "src/buying/saved-address/saved-address.store.ts",
    find: "and u.begun_unanswered and",
    replace: "and false and",
    tests: ["tests/api/begun-accounts.test.ts"],
  },
  {
    harm: "the owner of an address is asked to pay a stranger's order",
    file: "src/orders/order/before-claim.ts",
    find: "claimed.claimed_at > orders.placed_at",
    replace: "false",
    tests: ["tests/api/begun-accounts.test.ts"],
  },
  {
    harm: "who knows the number of a kit code proves its address without the mail",
    file: "src/people/account/prove-by-kit-link.ts",
    find: "isKitLinkOf(kit.secret, { couponId, emailFolded }, kitLink)",
    replace: "true",
    tests: ["tests/api/kit-link.test.ts"],
  },
  {
    harm: "a guest's call reads a named person's cart",
    file: "src/app/http/authenticate.ts",
    find: '(namedUserId > 0 || auth === "user")',
    replace: 'auth === "user"',
    tests: ["tests/api/cart.test.ts", buyers, "tests/api/hostile-input.test.ts"],
  },
  {
    harm: "the catalogue's staff change a coupon",
    file: "src/contract/admin/coupons.ts",
    find: 'auth: "staff", roles: ["admin"] } as const;',
    replace: 'auth: "staff", roles: ["admin", "catalogue"] } as const;',
    tests: ["src/contract/admin/workplaces.test.ts"],
  },
  {
    harm: "the catalogue's staff refund orders",
    file: "src/contract/admin/orders.ts",
    find: 'roles: ["support", "admin"],\n  output: StaffOrder',
    replace: 'roles: ["support", "admin", "catalogue"],\n  output: StaffOrder',
    tests: ["src/contract/admin/workplaces.test.ts"],
  },
  {
    harm: "support changes prices",
    file: "src/contract/admin/products.ts",
    find: 'roles: ["catalogue", "admin"] } as const;',
    replace: 'roles: ["catalogue", "admin", "support"] } as const;',
    tests: ["src/contract/admin/workplaces.test.ts"],
  },
  {
    harm: "a buyer cancels another's order",
    file: "src/orders/order/order.store.ts",
    find: '.where("user_id", "=", userId)\n    .forNoKeyUpdate()',
    replace: ".forNoKeyUpdate()",
    tests: [buyers],
  },
  {
    harm: "a buyer sends back another's order",
    file: "src/orders/after-sales/open-return.ts",
    find: "if (order?.user_id !== userId)",
    replace: "if (!order)",
    tests: ["tests/api/order-returns.test.ts"],
  },
  {
    harm: "anybody removes a saved address whose number they know",
    file: "src/buying/saved-address/saved-address.store.ts",
    find: '.where("saved_address_id", "=", savedAddressId)\n    .where("user_id", "=", userId)',
    replace: '.where("saved_address_id", "=", savedAddressId)',
    tests: ["tests/api/saved-addresses.test.ts"],
  },
  {
    harm: "the link of one order opens another",
    file: "src/platform/order-link/sign-order-link.ts",
    find: "given.length === expected.length && timingSafeEqual(given, expected)",
    replace: "given.length === expected.length",
    tests: ["tests/api/order-link.test.ts"],
  },
  {
    harm: "a link that was withdrawn still opens its order",
    file: "src/orders/order/order-link.store.ts",
    find: 'eb("link_version", "+", 1)',
    replace: 'eb("link_version", "+", 0)',
    tests: ["tests/api/order-link.test.ts"],
  },
  {
    harm: "an administrator works without the second factor that they have",
    file: "src/app/http/authenticate.ts",
    find: 'caller.secondFactor === "open" || (!mayBeOff',
    replace: "(!mayBeOff",
    tests: ["tests/api/admin/second-factor.test.ts"],
  },
  {
    harm: "whoever finds an open admin makes themselves administrator",
    file: "src/app/http/authenticate.ts",
    find: "!isProofFresh(caller.provedAt, now)",
    replace: "!caller.provedAt",
    tests: ["tests/api/admin/fresh-proof.test.ts"],
  },
  {
    harm: "the invitation of an administrator who was blocked still works",
    file: "src/people/invitation/invitation-link.store.ts",
    find: '.where("inviter.blocked_at", "is", null)',
    replace: "",
    tests: ["tests/api/admin/invitations.test.ts"],
  },
];
