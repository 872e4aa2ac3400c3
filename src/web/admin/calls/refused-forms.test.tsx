// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { openAdminPart, refusal } from "../../../../tests/support/admin-in-dom.tsx";
import type { StaffCoupon } from "../../../contract/admin/coupons.ts";
import type { Rate } from "../../../contract/admin/currency-rates.ts";
import type { Person } from "../../../contract/admin/people.ts";
import type { StaffProduct } from "../../../contract/admin/products.ts";
import { CouponBatchCreate } from "../coupon-batches/coupon-batch-create.tsx";
import { CouponCreate } from "../coupons/coupon-create.tsx";
import { CouponEditForm } from "../coupons/coupon-edit-form.tsx";
import { CurrencyRateCreate } from "../currency-rates/currency-rate-create.tsx";
import { CurrencyRateForm } from "../currency-rates/currency-rate-form.tsx";
import { InvitationCreate } from "../invitations/invitation-create.tsx";
import { KitForecastForm } from "../kit/kit-forecast-form.tsx";
import { LeaversPage } from "../leavers/leavers-page.tsx";
import { ErasePerson } from "../people/erase-person.tsx";
import { ProductImportPage } from "../product-imports/import-page.tsx";
import { ScheduledChangesCard } from "../scheduled-changes/scheduled-changes-card.tsx";

afterEach(cleanup);

/** The field itself, without the button that reads a file into it. */
const field = { selector: "input:not([type=file]), textarea:not([aria-hidden])" };

/** A form is submitted without the browser's own check of numbers, which this DOM does wrongly for steps of 0.01. */
async function press(user: { click: (element: Element) => Promise<void> }, name: string) {
  const button = await screen.findByRole<HTMLButtonElement>("button", { name });
  if (button.type === "submit" && button.form) fireEvent.submit(button.form);
  else await user.click(button);
}

const DETAIL = "The store says why not.";
const rate = { id: "EUR", name: "Euro", symbol: "€", rate: "90", version: 1, offer: null } as unknown as Rate;
const coupon = {
  id: 3,
  version: 1,
  kind: "percent",
  percent: 10,
  amount: 0,
  oncePer: "user",
  maxUses: null,
  startsAt: null,
  endsAt: null,
  note: "",
} as unknown as StaffCoupon;
const person = { id: 5, email: "asha@example.com" } as unknown as Person;
const product = {
  id: 9,
  variants: [{ id: 1, colourName: "", webPrice: 100, sellingPrice: 90 }],
} as unknown as StaffProduct;

interface RefusedForm {
  readonly form: string;
  readonly part: ReactNode;
  /** What is typed, by label. */
  readonly typed?: Readonly<Record<string, string>>;
  /** Pressed before something is typed. */
  readonly opens?: string;
  /** Pressed one after the other. */
  readonly press: readonly string[];
  readonly code: string;
  /** The field that says it; undefined: the form does, above its buttons. */
  readonly field?: string;
  readonly path: string;
}

const lists = {
  "/api/admin/leavers": { planned: [], timeZone: "UTC" },
  "/api/admin/people/5/erasure": {
    email: "asha@example.com",
    version: 1,
    blockedReason: "",
    logins: 0,
    savedAddresses: 0,
    orders: 0,
    invoices: 0,
    enquiries: 0,
    quotes: 0,
    mails: 0,
    codes: 0,
    members: 0,
    hadKit: false,
  },
  "/api/admin/products/9/scheduled-changes": { changes: [] },
  "/api/admin/product-imports": { imports: [] },
} as Readonly<Record<string, object>>;

const refusedForms: readonly RefusedForm[] = [
  {
    form: "a new coupon",
    part: <CouponCreate />,
    path: "/api/admin/coupons",
    typed: { Code: "SAVE10", "Percent off": "10" },
    press: ["Make the coupon"],
    code: "code_taken",
    field: "Code",
  },
  {
    form: "a new coupon that contradicts itself",
    part: <CouponCreate />,
    path: "/api/admin/coupons",
    typed: { Code: "SAVE10", "Percent off": "10" },
    press: ["Make the coupon"],
    code: "coupon_invalid",
  },
  {
    form: "a coupon",
    part: <CouponEditForm coupon={coupon} />,
    path: "/api/admin/coupons/3",
    typed: { "Percent off": "20" },
    press: ["Save"],
    code: "version_conflict",
  },
  {
    form: "personal codes",
    part: <CouponBatchCreate />,
    path: "/api/admin/coupon-batches",
    typed: { "Name of the batch": "May", Addresses: "a@b.example" },
    press: ["Check the list"],
    code: "too_many_lines",
    field: "Addresses",
  },
  {
    form: "leavers",
    part: <LeaversPage />,
    path: "/api/admin/leavers",
    typed: { Addresses: "a@b.example" },
    press: ["Check the list"],
    code: "too_many_lines",
    field: "Addresses",
  },
  {
    form: "the kit's forecast",
    part: <KitForecastForm occasionId={1} />,
    path: "/api/admin/kit/forecast?occasion=1",
    typed: { Joiners: "2026-12-01 M" },
    press: ["Calculate"],
    code: "too_many_lines",
    field: "Joiners",
  },
  {
    form: "an erasure",
    part: <ErasePerson person={person} />,
    path: "/api/admin/people/5/erase",
    opens: "Erase this person…",
    typed: { "Type the e-mail address to confirm": "asha@example.com" },
    press: ["Erase for ever"],
    code: "email_not_confirmed",
    field: "Type the e-mail address to confirm",
  },
  {
    form: "a new currency",
    part: <CurrencyRateCreate />,
    path: "/api/admin/currency-rates",
    typed: { Code: "EUR", Name: "Euro", Symbol: "€", "for one": "90" },
    press: ["Add the currency"],
    code: "name_taken",
    field: "Code",
  },
  {
    form: "a rate",
    part: <CurrencyRateForm rate={rate} />,
    path: "/api/admin/currency-rates/EUR",
    typed: { "for one EUR": "91" },
    press: ["Change the rate"],
    code: "rate_invalid",
    field: "for one EUR",
  },
  {
    form: "a far-off rate that was confirmed",
    part: <CurrencyRateForm rate={rate} />,
    path: "/api/admin/currency-rates/EUR",
    typed: { "for one EUR": "190" },
    press: ["Change the rate", "It is right: change it"],
    code: "rate_invalid",
    field: "for one EUR",
  },
  {
    form: "an invitation",
    part: <InvitationCreate />,
    path: "/api/admin/invitations",
    typed: { "First name": "Asha", "Last name": "Rao", "E-mail": "asha@example.com" },
    press: ["Send the invitation"],
    code: "person_is_staff",
    field: "E-mail",
  },
  {
    form: "an import",
    part: <ProductImportPage />,
    path: "/api/admin/product-imports?fileName=",
    typed: { "Or paste the lines here": "Name" },
    press: ["Check"],
    code: "state_conflict",
  },
];

describe("a refusal of", () => {
  it.each(refusedForms)("$form stands in the form, and what was typed stays", async (refused) => {
    const { user, sentTo } = openAdminPart(
      refused.part,
      ({ path, body }) =>
        path === refused.path && body // without one it is what the screen reads first
          ? refusal(refused.code, DETAIL)
          : (lists[path.split("?")[0] ?? ""] ?? { rows: [], total: 0, isMore: false }),
      { resource: refused.path.split("/")[3] ?? "" },
    );
    if (refused.opens) await press(user, refused.opens);
    for (const [label, text] of Object.entries(refused.typed ?? {})) {
      const input = await screen.findByLabelText(new RegExp(label), field);
      await user.clear(input);
      await user.type(input, text);
    }
    for (const name of refused.press) await press(user, name);
    const shown = await screen.findByText(DETAIL);
    expect(sentTo(refused.path).filter(({ body }) => body)).toHaveLength(1);
    expect(shown.closest("form")).not.toBeNull();
    if (!refused.field) return;
    const input = screen.getByLabelText<HTMLInputElement>(new RegExp(refused.field), field);
    await waitFor(() => expect(document.activeElement).toBe(input));
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent).toBe(DETAIL);
    expect(input.value).toBe(
      Object.entries(refused.typed ?? {}).find(([label]) => label === refused.field)?.[1],
    );
  });

  it("a schedule stands at its time, and what was typed stays", async () => {
    const path = "/api/admin/products/9/scheduled-changes";
    const { user, requests } = openAdminPart(
      <ScheduledChangesCard />,
      ({ body }) => (body ? refusal("schedule_overlap", DETAIL) : { changes: [] }),
      { record: product, resource: "products" },
    );
    await press(user, "Schedule it");
    expect((await screen.findByText(DETAIL)).closest("form")).not.toBeNull();
    expect(requests.filter((each) => each.path === path && each.body)).toHaveLength(1);
    expect(screen.getByLabelText(/From \(empty: now\)/).getAttribute("aria-invalid")).toBe("true");
  });

  it("a rate that somebody else changed stays when the new rate is read", async () => {
    const { user, show } = openAdminPart(<CurrencyRateForm rate={rate} />, () =>
      refusal("version_conflict", DETAIL),
    );
    const input = () => screen.getByLabelText<HTMLInputElement>(/for one EUR/);
    await user.clear(input());
    await user.type(input(), "91");
    await user.click(screen.getByRole("button", { name: "Change the rate" }));
    await screen.findByText(DETAIL);
    show(<CurrencyRateForm rate={{ ...rate, rate: "92", version: 2 }} />);
    expect([input().value, screen.queryByText(DETAIL) !== null]).toEqual(["91", true]);
  });
});
