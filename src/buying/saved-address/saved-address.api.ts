import type { Handlers } from "../../contract/handler.ts";
import type { SavedAddress } from "../../contract/saved-addresses.ts";
import type { Services } from "../../platform/services.ts";
import { changeSavedAddress } from "./change-saved-address.ts";
import { deleteSavedAddress, listSavedAddresses, type SavedAddressRow } from "./saved-address.store.ts";

type SavedAddressCalls =
  | "GET /api/accounts/addresses"
  | "POST /api/accounts/addresses"
  | "POST /api/accounts/addresses/{savedAddressId}/remove";

export const savedAddressApi = ({ database: { db } }: Services): Handlers<SavedAddressCalls> => ({
  async "GET /api/accounts/addresses"({ caller }) {
    return (await listSavedAddresses(db, caller.userId)).map(savedAddressResponse);
  },

  async "POST /api/accounts/addresses"({ body, caller: { userId }, now }) {
    const refused = await changeSavedAddress(db, body, { userId, now });
    return refused ?? (await listSavedAddresses(db, userId)).map(savedAddressResponse);
  },

  async "POST /api/accounts/addresses/{savedAddressId}/remove"({ params, caller }) {
    return deleteSavedAddress(db, caller.userId, params.savedAddressId);
  },
});

const savedAddressResponse = (row: SavedAddressRow): SavedAddress => ({
  savedAddressId: row.saved_address_id,
  recipientName: row.recipient_name,
  recipientPhone: row.recipient_phone,
  address: row.address,
  region: row.region,
  recipientCity: row.recipient_city,
  postalCode: row.postal_code,
  country: row.country,
});
