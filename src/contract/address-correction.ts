import type { Static } from "typebox";
import { AddressLines, NamedObject, NonEmptyText, Text } from "./field-schemas.ts";

/** Where an order goes, in the country in which it is. */
export const AddressCorrection = NamedObject("AddressCorrection", {
  recipientName: NonEmptyText(120),
  recipientPhone: NonEmptyText(40),
  address: AddressLines(500),
  recipientCity: NonEmptyText(120),
  region: Text(120),
  postalCode: Text(20),
});
export type AddressCorrection = Static<typeof AddressCorrection>;
