import { type Static, Type } from "typebox";
import {
  Amount,
  ExactText,
  NamedObject,
  NonEmptyText,
  PositiveId,
  Text,
  Timestamp,
} from "../field-schemas.ts";
import { ListOf, ListQuery } from "../list-schemas.ts";
import type { StaffRoute } from "../route.ts";

const CouponParams = Type.Object({ couponId: PositiveId });
const Kind = Type.Enum(["swag", "percent", "fixed"]);
const State = Type.Enum(["running", "upcoming", "expired", "used_up", "off"]);
const OncePer = Type.Enum(["coupon", "user", "none"], {
  description: "coupon: one use in total; user: one use per person; none: no limit",
});
const Percent = Type.Number({ minimum: 0.01, maximum: 100, description: "at most two decimals" });
const FixedAmount = Type.Number({ minimum: 0.01, maximum: 1_000_000, description: "base currency" });
const OptionalTimestamp = Type.Union(
  [Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$" }), Type.Null()],
  {
    title: "OptionalTime",
    description: "ISO 8601, UTC; null: no limit",
  },
);
const MaxUses = Type.Union([Type.Integer({ minimum: 1, maximum: 2147483647 }), Type.Null()], {
  title: "MaxUses",
  description: "null: no limit",
});

const occasionId = Type.Optional(
  Type.Integer({
    ...PositiveId,
    title: "OccasionOfCoupon",
    description: "of a kit; left out: the first one, joining",
  }),
);

export const StaffCoupon = NamedObject("StaffCoupon", {
  id: Type.Integer(),
  code: Type.String(),
  kind: Kind,
  state: State,
  percent: Type.Number({ description: "0 when the coupon is not a percentage" }),
  amount: Amount,
  oncePer: OncePer,
  boundEmail: Type.String({ description: "empty: anybody may use it" }),
  startsAt: Type.Union([Timestamp, Type.Null()]),
  endsAt: Type.Union([Timestamp, Type.Null()]),
  maxUses: Type.Union([Type.Integer(), Type.Null()]),
  uses: Type.Integer({ description: "uses by orders that were not cancelled; counted up to 10,000" }),
  note: Type.String(),
  batchId: Type.Union([Type.Integer(), Type.Null()]),
  batch: Type.String(),
  occasionId: Type.Union([PositiveId, Type.Null()], {
    description: "whose kit it redeems; null: a discount",
  }),
  occasion: Type.String({ description: "its name" }),
  createdAt: Timestamp,
  version: Type.Integer({ minimum: 1 }),
});
export type StaffCoupon = Static<typeof StaffCoupon>;

export const CouponInput = NamedObject("CouponInput", {
  code: Type.String({ maxLength: 60, description: "empty: the store generates one" }),
  kind: Kind,
  percent: Type.Optional(Percent),
  amount: Type.Optional(FixedAmount),
  oncePer: OncePer,
  boundEmail: Type.Optional(Text(254)),
  startsAt: Type.Optional(OptionalTimestamp),
  endsAt: Type.Optional(OptionalTimestamp),
  maxUses: Type.Optional(MaxUses),
  note: Type.Optional(Text(200)),
  occasionId,
});
export type CouponInput = Static<typeof CouponInput>;

/**
 * A field that is left out does not change. Code, kind, occasion, oncePer and boundEmail can never change, because orders refer
 * to them.
 */
export const CouponChange = NamedObject("CouponChange", {
  version: Type.Integer({ minimum: 1 }),
  isOff: Type.Optional(Type.Boolean()),
  percent: Type.Optional(Percent),
  amount: Type.Optional(FixedAmount),
  startsAt: Type.Optional(OptionalTimestamp),
  endsAt: Type.Optional(OptionalTimestamp),
  maxUses: Type.Optional(MaxUses),
  note: Type.Optional(Text(200)),
});
export type CouponChange = Static<typeof CouponChange>;

export const CouponUseRow = NamedObject("CouponUseRow", {
  id: Type.Integer(),
  orderNo: Type.String(),
  personId: Type.Integer(),
  fullName: Type.String(),
  email: Type.String(),
  redeemedAt: Timestamp,
  isReleased: Type.Boolean({ description: "true when the order was cancelled: the use does not count" }),
});
export type CouponUseRow = Static<typeof CouponUseRow>;

/** More than a company hires in a season. A longer list must be split. */
export const MAX_EMAILS = 1_000;
const EmailsCsv = ExactText(200_000, {
  minLength: 1,
  description: "lines of CSV; the cell with an @ is the e-mail address, other cells are ignored",
});

export const BatchInput = NamedObject("BatchInput", {
  name: NonEmptyText(120),
  emailsCsv: EmailsCsv,
  kind: Kind,
  percent: Type.Optional(Percent),
  amount: Type.Optional(FixedAmount),
  endsAt: Type.Optional(OptionalTimestamp),
  occasionId,
  sendMails: Type.Boolean({ description: "true: mail each code to its e-mail address" }),
  dryRun: Type.Boolean({ description: "true: change nothing, only report what would happen" }),
});
export type BatchInput = Static<typeof BatchInput>;

export const BatchLine = NamedObject("BatchLine", {
  line: Type.Integer({ description: "line number, from 1" }),
  email: Type.String({ description: "the e-mail address; the whole line when it has none" }),
  outcome: Type.Enum(["ready", "duplicate", "has_code", "has_kit", "left", "malformed"]),
});
export type BatchLine = Static<typeof BatchLine>;

export const BatchPreview = NamedObject("BatchPreview", {
  lines: Type.Array(BatchLine),
  ready: Type.Integer({ description: "e-mail addresses that get a code" }),
  batchId: Type.Union([Type.Integer(), Type.Null()], { description: "null when no batch was created" }),
});
export type BatchPreview = Static<typeof BatchPreview>;

export const CouponBatch = NamedObject("CouponBatch", {
  id: Type.Integer(),
  name: Type.String(),
  madeAt: Timestamp,
  madeBy: Type.String(),
  kind: Kind,
  endsAt: Type.Union([Timestamp, Type.Null()]),
  codes: Type.Integer(),
  used: Type.Integer(),
  off: Type.Integer(),
  mailed: Type.Integer({ description: "codes that were mailed" }),
  toMail: Type.Integer({ description: "usable codes that were never mailed" }),
});
export type CouponBatch = Static<typeof CouponBatch>;

const admin = { tag: "Admin: coupons", auth: "staff", roles: ["admin"] } as const;
/** Support is asked about it all day, and changes nothing. */
const readable = { ...admin, roles: ["support", "admin"] } as const;
const BatchParams = Type.Object({ batchId: PositiveId });

export const adminCoupons = {
  "GET /api/admin/coupons": {
    operationId: "listCoupons",
    ...readable,
    summary: "All coupons, personal codes included",
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
    operationId: "readCoupon",
    ...readable,
    summary: "One coupon",
    params: CouponParams,
    output: StaffCoupon,
    errors: ["not_found"],
  },
  "GET /api/admin/coupons/{couponId}/uses": {
    operationId: "listCouponUses",
    ...readable,
    summary: "Who used a coupon, and with which order",
    params: CouponParams,
    query: ListQuery(["redeemedAt"], {}),
    output: ListOf(CouponUseRow),
    errors: ["not_found"],
  },
  "POST /api/admin/coupons": {
    operationId: "createCoupon",
    ...admin,
    summary: "Create a coupon",
    body: CouponInput,
    output: StaffCoupon,
    errors: ["not_found", "code_taken", "coupon_invalid"],
  },
  "PUT /api/admin/coupons/{couponId}": {
    operationId: "changeCoupon",
    ...admin,
    summary:
      "Change a coupon's discount, dates, limit or note, or switch it off or on; coupons are never deleted",
    params: CouponParams,
    body: CouponChange,
    output: StaffCoupon,
    errors: ["not_found", "version_conflict", "coupon_invalid"],
  },
  "GET /api/admin/coupon-batches": {
    operationId: "listCouponBatches",
    ...admin,
    summary: "Batches of personal codes, and how many codes of each are used",
    query: ListQuery(["madeAt"], {}),
    output: ListOf(CouponBatch),
    errors: [],
  },
  "GET /api/admin/coupon-batches/{batchId}": {
    operationId: "readCouponBatch",
    ...admin,
    summary: "One batch; to list its codes, filter coupons by batchId",
    params: BatchParams,
    output: CouponBatch,
    errors: ["not_found"],
  },
  "POST /api/admin/coupon-batches": {
    operationId: "createCouponBatch",
    ...admin,
    summary:
      "Create a personal code for each e-mail address of a CSV, or only report the result; nobody gets a second unused code",
    body: BatchInput,
    output: BatchPreview,
    errors: ["too_many_lines", "coupon_invalid"],
  },
  "POST /api/admin/coupon-batches/{batchId}/mail": {
    operationId: "mailCouponCodes",
    ...admin,
    summary: "Mail the usable codes of a batch that were not mailed yet",
    params: BatchParams,
    output: CouponBatch,
    errors: ["not_found"],
  },
} as const satisfies Record<string, StaffRoute>;
