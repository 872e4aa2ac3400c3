import { expect, test } from "vitest";
import { paymentState } from "./payment-state.ts";

const nothing = {
  status: "Order Confirmed",
  is_swag: false,
  grand_total_paise: 50_000,
  paid_paise: 0,
  refunded_paise: 0,
  refunding_paise: 0,
  disputed_paise: 0,
  charged_back_paise: 0,
} as const;
const state = (row: Partial<Record<keyof typeof nothing, number | boolean | string>>) =>
  paymentState({ ...nothing, ...row } as Parameters<typeof paymentState>[0]);

test("an order is due until all of it is paid", () => {
  expect(state({})).toBe("due");
  expect(state({ paid_paise: 49_999 })).toBe("part paid");
  expect(state({ paid_paise: 50_000 })).toBe("paid");
  expect(state({ paid_paise: 60_000 })).toBe("paid");
});

test("what goes back is seen before what came: under way, a part, all, or by the bank", () => {
  const paid = { paid_paise: 50_000 };
  expect(state({ ...paid, refunding_paise: 100 })).toBe("refund under way");
  expect(state({ ...paid, refunded_paise: 100 })).toBe("part refunded");
  expect(state({ ...paid, refunded_paise: 100, refunding_paise: 100 })).toBe("refund under way");
  expect(state({ ...paid, refunded_paise: 50_000, status: "Cancelled" })).toBe("refunded");
  expect(state({ ...paid, charged_back_paise: 50_000 })).toBe("refunded");
  expect(state({ ...paid, disputed_paise: 50_000 })).toBe("disputed");
});

test("where nothing is asked for there is nothing to say", () => {
  expect(state({ is_swag: true, grand_total_paise: 0 })).toBe("");
  expect(state({ grand_total_paise: 0 })).toBe("");
  expect(state({ status: "Cancelled" })).toBe("");
});
