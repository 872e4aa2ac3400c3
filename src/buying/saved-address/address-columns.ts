import type { DeliveryAddress } from "../../contract/checkout.schemas.ts";

/** The columns of a postal address. Orders and saved addresses have the same. */
export const addressColumns = (address: DeliveryAddress) => ({
  recipient_name: address.recipientName,
  recipient_phone: address.recipientPhone,
  address: address.address,
  region: address.region,
  recipient_city: address.recipientCity,
  postal_code: address.postalCode ?? "",
  country: address.country,
});
