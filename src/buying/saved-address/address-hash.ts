import { createHash } from "node:crypto";
import type { DeliveryAddress } from "../../contract/checkout.schemas.ts";

const normalized = (text: string): string => text.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();

/**
 * SHA-256 that is equal for equal addresses. Case and spacing do not matter. Recipient and phone number do.
 */
export function hashAddress(address: Omit<DeliveryAddress, "id" | "isBilling">): Buffer {
  const { recipientName, recipientPhone, region, recipientCity, postalCode, country } = address;
  const fields = [
    recipientName,
    recipientPhone,
    address.address,
    region,
    recipientCity,
    postalCode ?? "",
    country,
  ];
  return createHash("sha256")
    .update(JSON.stringify(fields.map(normalized)))
    .digest();
}
