import { listServiceLocations } from "../../catalogue/shipping/shipping.store.ts";
import type { NewOrderResult, NewOrders } from "../../contract/admin/staff-orders.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import { staffText } from "../../contract/staff-text.ts";
import { findAccount, insertPerson } from "../../people/account/account.store.ts";
import { readErasedKits } from "../../people/erased-kit/erased-kits.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { refusableTransaction } from "../../platform/db/refusable-transaction.ts";
import { normalizeEmail } from "../../platform/mail/email-address.ts";
import { paiseToRupees, rupeesToPaise } from "../../platform/money/money.ts";
import { skuInWords } from "./find-sku.ts";
import { placeStaffOrder, type StaffOrderContext, type StaffOrderError } from "./place-staff-order.ts";
import { type PlannedOrder, planStaffOrders, type StaffOrderPlan } from "./plan-staff-orders.ts";
import { priceSkus, toCartRows } from "./price-skus.ts";
import { readSkus } from "./sku.store.ts";
import { splitName } from "./staff-order.ts";

interface MakeStaffOrders extends StaffOrderContext {
  readonly input: NewOrders;
  readonly freeLimitPaise: number | undefined;
  readonly discountLimitPercent: number | undefined;
}

/**
 * Makes the orders of a list, each in its own transaction, or says what would be made. When one line has a fault, nothing is
 * made. What this list made before is not made again. Refuses price_changed when a total is not the one that was seen.
 */
export async function makeStaffOrders(
  db: Db,
  { input, freeLimitPaise, discountLimitPercent, ...context }: MakeStaffOrders,
): Promise<NewOrderResult[] | Refusal<"price_changed">> {
  const { limits, baseCurrency } = context;
  const plan = await planStaffOrders(db, input, {
    limits,
    freeLimitPaise,
    discountLimitPercent,
    baseCurrency,
  });
  if (input.dryRun || plan.faults.length > 0) return planResponse(plan, input.payment.kind);
  const seen = new Map(input.quotes?.map(({ line, total }) => [line, rupeesToPaise(total)]));
  const isChanged = ({ draft, priced, madeBefore }: PlannedOrder) =>
    !madeBefore && seen.get(draft.line) !== priced.grandTotalPaise;
  if (plan.orders.some(isChanged))
    return refuse(
      "price_changed",
      "Prices or charges have changed since the check. Please check the list again.",
    );
  const results: NewOrderResult[] = [];
  for (const order of plan.orders) {
    const placed = order.madeBefore
      ? { orderNo: order.madeBefore.orderNo, isNew: false }
      : await refusableTransaction(db, (trx) => makeOne(trx, order, input, context));
    results.push({ ...describe(order), ...outcomeOf(placed, input.payment.kind) });
  }
  return results;
}

function outcomeOf(
  placed: { readonly orderNo: string; readonly isNew: boolean } | Refusal<StaffOrderError>,
  kind: NewOrders["payment"]["kind"],
): Pick<NewOrderResult, "message" | "orderNo" | "outcome"> {
  if (isRefusal(placed)) return { orderNo: "", outcome: "refused", message: placed.detail };
  if (!placed.isNew) return { ...madeBefore, orderNo: placed.orderNo };
  return { orderNo: placed.orderNo, outcome: "done", message: doneMessages[kind] };
}

const madeBefore = { outcome: "nothing", message: staffText`This list made it before.` } as const;
const wouldMessages = {
  link: staffText`Will be made; the customer is mailed and gets a payment link.`,
  hand: staffText`Will be made and confirmed as paid; the customer is mailed.`,
  free: staffText`Will be made free of charge and confirmed; the customer is mailed.`,
} as const;
const doneMessages = {
  link: staffText`Made; it waits for its payment link.`,
  hand: staffText`Made, and confirmed as paid.`,
  free: staffText`Made free of charge, and confirmed.`,
} as const;

const describe = ({ draft, skus, priced, madeBefore }: PlannedOrder) => ({
  line: draft.line,
  email: draft.email,
  name: draft.delivery.recipientName,
  skus: skus.map(({ row, quantity }) => `${quantity} × ${skuInWords(row)}`).join("; "),
  total: paiseToRupees(madeBefore?.totalPaise ?? priced.grandTotalPaise),
});

function planResponse(
  { orders, faults }: StaffOrderPlan,
  kind: NewOrders["payment"]["kind"],
): NewOrderResult[] {
  const faulty = faults.map(({ line, message }): NewOrderResult => {
    const order = orders.find(
      ({ draft }) => draft.line === line || draft.skus.some((each) => each.line === line),
    );
    const described = order ? describe(order) : { email: "", name: "", skus: "", total: 0 };
    return { ...described, line, orderNo: "", outcome: "refused", message };
  });
  const hasFault = ({ draft }: PlannedOrder) =>
    faults.some(({ line }) => draft.line === line || draft.skus.some((each) => each.line === line));
  const sound = orders
    .filter((order) => !hasFault(order))
    .map((order): NewOrderResult => {
      const before = order.madeBefore && { ...madeBefore, orderNo: order.madeBefore.orderNo };
      const would = { outcome: "would", message: wouldMessages[kind], orderNo: "" } as const;
      return { ...describe(order), ...(before ?? would) };
    });
  return [...faulty, ...sound].toSorted((a, b) => a.line - b.line);
}

async function makeOne(
  trx: Trx,
  { draft, skus, priced, key }: PlannedOrder,
  { list, payment }: NewOrders,
  context: StaffOrderContext,
) {
  const demand = skus.map(({ row, quantity }) => ({ variantId: row.variant_id, size: row.size, quantity }));
  return placeStaffOrder(
    trx,
    {
      person: await findOrMakePerson(trx, draft, context.now),
      delivery: draft.delivery,
      demand,
      payment,
      key,
      made: {
        action: "order made by staff",
        after: {
          list,
          email: draft.email,
          payment: payment.kind,
          ...(payment.kind === "free" && { reason: payment.reason }),
        },
      },
      async readContents() {
        const names = { numbers: [], products: [], variantIds: demand.map(({ variantId }) => variantId) };
        const current = await readSkus(trx, names);
        const sold = skus.flatMap(({ row, quantity, ownPrice }) => {
          const now = current.find((each) => each.variant_id === row.variant_id && each.size === row.size);
          return now && !now.withdrawn_at ? [{ row: now, quantity, ownPrice }] : [];
        });
        const rows = toCartRows(sold);
        const place = { locations: await listServiceLocations(trx), country: draft.delivery.country };
        const again = priceSkus(rows, payment.kind, place);
        if (rows.length < skus.length || again.grandTotalPaise !== priced.grandTotalPaise)
          return refuse(
            "price_changed",
            "Its products or prices have changed in the meantime. Please check the list again.",
          );
        const priceReasons = sold.map(({ ownPrice }) => ownPrice?.reason ?? "");
        return { rows, priced: again, priceReasons };
      },
    },
    { ...context, by: { kind: "staff", staff: context.staff } },
  );
}

/** The account of the e-mail address. A new one has no password: its owner sets one by 'Forgot password', or uses the mailed link. */
async function findOrMakePerson(trx: Trx, { email, delivery }: PlannedOrder["draft"], now: Date) {
  const emailFolded = normalizeEmail(email);
  const known = await findAccount(trx, emailFolded);
  if (known) return { userId: known.user_id, email: known.email };
  const { firstName, lastName } = splitName(delivery.recipientName);
  const made = await insertPerson(trx, {
    email,
    email_folded: emailFolded,
    first_name: firstName,
    last_name: lastName,
    contact_no: delivery.recipientPhone,
    created_at: now,
    ...(await readErasedKits(trx, emailFolded)),
  });
  const person = made ?? (await findAccount(trx, emailFolded));
  if (!person) throw new Error("The account was neither found nor made");
  return { userId: person.user_id, email: person.email };
}
