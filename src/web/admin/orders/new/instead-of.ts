import type { StaffOrder } from "../../../../contract/admin/orders.schemas.ts";
import type { PersonValues } from "./one-person-inputs.tsx";

/** The screen that makes an order for the same person and address, in place of pieces of this one. */
export const insteadOfUrl = (orderNo: string): string =>
  `/orders/create?${new URLSearchParams({ insteadOf: orderNo })}`;

/** The order that the screen's URL names; empty: none. */
export const insteadOf = (search: string): string => new URLSearchParams(search).get("insteadOf") ?? "";

/** Whom the new order is for: the first one's customer, at its delivery address. */
export function personOf({ email, addresses }: StaffOrder): Partial<PersonValues> {
  const delivery = addresses.find(({ isBilling }) => !isBilling);
  if (!delivery) return { email };
  const { recipientName: name, recipientPhone: phone, recipientCity: city, ...rest } = delivery;
  const { address, region, postalCode, country } = rest;
  return { name, email, phone, address, city, region, postalCode, country };
}
