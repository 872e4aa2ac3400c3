import { type Static, Type } from "typebox";
import type { StaffRoute } from "../route.ts";
import { Amount, Moment, PositiveId } from "../wire.ts";

const Day = Type.Object({
  day: Type.String({ description: "of the Indian calendar, YYYY-MM-DD" }),
  orders: Type.Integer({ description: "placed that day" }),
  kits: Type.Integer({ description: "of them welcome kits" }),
  revenue: Type.Unsafe<number>({
    ...Amount,
    description: "of those confirmed, dispatched or delivered by now",
  }),
});

export const StuckKind = Type.Enum(["paid", "message", "late", "mail", "coupon"], {
  description:
    "paid without order; a provider's word of money that settles no order; confirmed and not dispatched past 5 working days; a mail that fails; a coupon or kit spent on a cancelled order",
});

export const StuckThing = Type.Object({
  id: Type.String(),
  kind: StuckKind,
  says: Type.String(),
  since: Moment,
  orderNo: Type.String({ description: "empty: of no order" }),
  mailId: Type.Union([Type.Integer(), Type.Null()]),
  reference: Type.String({ description: "of a provider's message: its id of the payment" }),
});
export type StuckThing = Static<typeof StuckThing>;

export const Dashboard = Type.Object({
  today: Day,
  days: Type.Array(Day, { description: "the last 30, oldest first" }),
  kitsRedeemed: Type.Integer({ description: "ever, without cancelled ones" }),
  topProducts: Type.Array(
    Type.Object({
      productId: Type.Integer(),
      name: Type.String(),
      pieces: Type.Integer(),
      revenue: Amount,
    }),
    { description: "by pieces in those days" },
  ),
  enquiries: Type.Object({ waiting: Type.Integer(), overdue: Type.Integer() }),
  lowStock: Type.Array(
    Type.Object({
      productId: Type.Integer(),
      name: Type.String(),
      kind: Type.String(),
      stock: Type.Integer(),
    }),
  ),
  stuck: Type.Array(StuckThing, { description: "up to 20 of each kind, oldest first" }),
});
export type Dashboard = Static<typeof Dashboard>;

const support = { tag: "Back office", auth: "staff", roles: ["support", "admin"] } as const;

export const adminDashboard = {
  "GET /api/admin/dashboard": {
    ...support,
    summary: "The figures of today and the last 30 days, and what is stuck",
    output: Dashboard,
    errors: [],
  },
  "POST /api/admin/mails/{mailId}/send-again": {
    ...support,
    summary: "Try a failed mail once more",
    params: Type.Object({ mailId: PositiveId }),
    output: Type.Object({ state: Type.String() }),
    errors: ["not_found", "step_not_allowed"],
  },
} as const satisfies Record<string, StaffRoute>;
