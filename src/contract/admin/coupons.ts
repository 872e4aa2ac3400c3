import { type Static, Type } from "typebox";
import { ListOf, ListQuery } from "../lists.ts";
import type { StaffRoute } from "../route.ts";
import { Amount, FilledText, Moment, PositiveId, Text } from "../wire.ts";

const CouponParams = Type.Object({ couponId: PositiveId });
const Kind = Type.Enum(["swag", "percent", "fixed"]);
const State = Type.Enum(["running", "upcoming", "expired", "used_up", "off"]);
const OncePer = Type.Enum(["coupon", "user", "none"], {
  description: "coupon: one use in all; user: one by each person; none: as often as wanted",
});
const Percent = Type.Number({ minimum: 0.01, maximum: 100, description: "two decimals count" });
const FixedAmount = Type.Number({ minimum: 0.01, maximum: 1_000_000, description: "decimal rupees" });
const When = Type.Union(
  [Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$" }), Type.Null()],
  {
    description: "a moment in UTC; null: open",
  },
);
const MaxUses = Type.Union([Type.Integer({ minimum: 1, maximum: 2147483647 }), Type.Null()], {
  description: "null: without a limit",
});

export const StaffCoupon = Type.Object({
  id: Type.Integer(),
  code: Type.String(),
  kind: Kind,
  state: State,
  percent: Type.Number({ description: "0 where it takes no percent off" }),
  amount: Amount,
  oncePer: OncePer,
  boundEmail: Type.String({ description: "empty: anybody's" }),
  startsAt: Type.Union([Moment, Type.Null()]),
  endsAt: Type.Union([Moment, Type.Null()]),
  maxUses: Type.Union([Type.Integer(), Type.Null()]),
  uses: Type.Integer({ description: "by orders that were not cancelled; counted up to 10,000" }),
  note: Type.String(),
  batchId: Type.Union([Type.Integer(), Type.Null()]),
  batch: Type.String(),
  createdAt: Moment,
  version: Type.Integer({ minimum: 1 }),
});
export type StaffCoupon = Static<typeof StaffCoupon>;

export const CouponInput = Type.Object({
  code: Type.String({ maxLength: 60, description: "empty: the store makes one up" }),
  kind: Kind,
  percent: Type.Optional(Percent),
  amount: Type.Optional(FixedAmount),
  oncePer: OncePer,
  boundEmail: Type.Optional(Text(254)),
  startsAt: Type.Optional(When),
  endsAt: Type.Optional(When),
  maxUses: Type.Optional(MaxUses),
  note: Type.Optional(Text(200)),
});
export type CouponInput = Static<typeof CouponInput>;

/** What is left out stays as it is. A code, its kind and who may use it once never change: orders name them. */
export const CouponChange = Type.Object({
  version: Type.Integer({ minimum: 1 }),
  isOff: Type.Optional(Type.Boolean()),
  percent: Type.Optional(Percent),
  amount: Type.Optional(FixedAmount),
  startsAt: Type.Optional(When),
  endsAt: Type.Optional(When),
  maxUses: Type.Optional(MaxUses),
  note: Type.Optional(Text(200)),
});
export type CouponChange = Static<typeof CouponChange>;

export const CouponUseRow = Type.Object({
  id: Type.Integer(),
  orderNo: Type.String(),
  personId: Type.Integer(),
  fullName: Type.String(),
  email: Type.String(),
  redeemedAt: Moment,
  isReleased: Type.Boolean({ description: "the order was cancelled: the use came back" }),
});
export type CouponUseRow = Static<typeof CouponUseRow>;

/** More than a season's joiners; a longer list is done in pieces. */
export const MOST_ADDRESSES = 1_000;
const Addresses = Type.String({
  minLength: 1,
  maxLength: 200_000,
  description: "lines of a CSV; the cell with an @ is the address, all others are ignored",
});

export const BatchInput = Type.Object({
  name: FilledText(120),
  addresses: Addresses,
  kind: Kind,
  percent: Type.Optional(Percent),
  amount: Type.Optional(FixedAmount),
  endsAt: Type.Optional(When),
  isMailed: Type.Boolean({ description: "true: each code is mailed to its address" }),
  isTrial: Type.Boolean({ description: "true: only say what would happen" }),
});
export type BatchInput = Static<typeof BatchInput>;

export const BatchLine = Type.Object({
  line: Type.Integer({ description: "of the text, from 1 on" }),
  email: Type.String({ description: "the address; of a line that has none, the line" }),
  outcome: Type.Enum(["ready", "duplicate", "has_code", "has_kit", "left", "malformed"]),
});
export type BatchLine = Static<typeof BatchLine>;

export const BatchPlan = Type.Object({
  lines: Type.Array(BatchLine),
  ready: Type.Integer({ description: "addresses that get a code" }),
  batchId: Type.Union([Type.Integer(), Type.Null()], { description: "null: nothing was made" }),
});
export type BatchPlan = Static<typeof BatchPlan>;

export const CouponBatch = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  madeAt: Moment,
  madeBy: Type.String(),
  kind: Kind,
  endsAt: Type.Union([Moment, Type.Null()]),
  codes: Type.Integer(),
  used: Type.Integer(),
  off: Type.Integer(),
  mailed: Type.Integer({ description: "codes a mail was made for" }),
  toMail: Type.Integer({ description: "codes that can be used now and were never mailed" }),
});
export type CouponBatch = Static<typeof CouponBatch>;

const admin = { tag: "Back office", auth: "staff", roles: ["admin"] } as const;
const BatchParams = Type.Object({ batchId: PositiveId });

export const adminCoupons = {
  "GET /api/admin/coupons": {
    ...admin,
    summary: "All coupons, personal codes too",
    query: ListQuery(["createdAt", "code", "endsAt"], {
      kind: Type.Optional(Kind),
      state: Type.Optional(State),
      audience: Type.Optional(Type.Enum(["shared", "personal"])),
      batchId: Type.Optional(PositiveId),
    }),
    output: ListOf(StaffCoupon),
    errors: [],
  },
  "GET /api/admin/coupons/{couponId}": {
    ...admin,
    summary: "One coupon",
    params: CouponParams,
    output: StaffCoupon,
    errors: ["not_found"],
  },
  "GET /api/admin/coupons/{couponId}/uses": {
    ...admin,
    summary: "Who used a coupon, with which order",
    params: CouponParams,
    query: ListQuery(["redeemedAt"], {}),
    output: ListOf(CouponUseRow),
    errors: ["not_found"],
  },
  "POST /api/admin/coupons": {
    ...admin,
    summary: "Make a coupon",
    body: CouponInput,
    output: StaffCoupon,
    errors: ["code_taken", "coupon_wrong"],
  },
  "PUT /api/admin/coupons/{couponId}": {
    ...admin,
    summary: "Change a coupon's worth, dates, limit or note, or switch it off or on; it is never deleted",
    params: CouponParams,
    body: CouponChange,
    output: StaffCoupon,
    errors: ["not_found", "edited_meanwhile", "coupon_wrong"],
  },
  "GET /api/admin/coupon-batches": {
    ...admin,
    summary: "Batches of personal codes, and how many of each are used",
    query: ListQuery(["madeAt"], {}),
    output: ListOf(CouponBatch),
    errors: [],
  },
  "GET /api/admin/coupon-batches/{batchId}": {
    ...admin,
    summary: "One batch; its codes are the coupons of this batchId",
    params: BatchParams,
    output: CouponBatch,
    errors: ["not_found"],
  },
  "POST /api/admin/coupon-batches": {
    ...admin,
    summary:
      "A personal code for each address of a CSV, or what that would do; nobody gets a second open one",
    body: BatchInput,
    output: BatchPlan,
    errors: ["too_many_lines", "coupon_wrong"],
  },
  "POST /api/admin/coupon-batches/{batchId}/mail": {
    ...admin,
    summary: "Mail the codes of a batch that were not mailed yet and can be used",
    params: BatchParams,
    output: CouponBatch,
    errors: ["not_found"],
  },
} as const satisfies Record<string, StaffRoute>;
