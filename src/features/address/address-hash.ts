import { createHash } from "node:crypto";
import type { DeliveryAddress } from "../../contract/checkout.schemas.ts";

const folded = (text: string): string => text.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();

/** SHA-256 of what makes an address that address: case and spacing do not; who receives it, and on which phone, does. */
export function addressHash(address: Omit<DeliveryAddress, "id" | "isBilling">): Buffer {
  const { recipientName, recipientPhone, region, recipientCity, postalCode, country } = address;
  const parts = [
    recipientName,
    recipientPhone,
    address.address,
    region,
    recipientCity,
    postalCode ?? "",
    country,
  ];
  return createHash("sha256")
    .update(JSON.stringify(parts.map(folded)))
    .digest();
}
