import type { Handlers } from "../../contract/handler.ts";
import type { SavedAddress } from "../../contract/saved-addresses.ts";
import type { Services } from "../../server/services.ts";
import { forgetAddress, readSavedAddresses, type SavedAddressRow } from "./address.store.ts";

type AddressCalls = "GET /api/accounts/addresses" | "POST /api/accounts/addresses/{savedAddressId}/remove";

export const addressApi = ({ database: { db } }: Services): Handlers<AddressCalls> => ({
  async "GET /api/accounts/addresses"({ who }) {
    return (await readSavedAddresses(db, who.userId)).map(answerOf);
  },

  "POST /api/accounts/addresses/{savedAddressId}/remove"({ params, who }) {
    return forgetAddress(db, who.userId, params.savedAddressId);
  },
});

const answerOf = (row: SavedAddressRow): SavedAddress => ({
  savedAddressId: row.saved_address_id,
  recipientName: row.recipient_name,
  recipientPhone: row.recipient_phone,
  address: row.address,
  region: row.region,
  recipientCity: row.recipient_city,
  postalCode: row.postal_code,
  country: row.country,
});
