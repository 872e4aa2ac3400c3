import { useCallback, useEffect, useState } from "react";
import type { SavedAddress } from "../../../contract/saved-addresses.ts";
import { failure, type Notice } from "../form/notice.tsx";
import { api } from "../state/api.ts";

interface Known {
  readonly userId: number;
  readonly addresses: readonly SavedAddress[];
  readonly notice: Notice | null;
  /** They could not be read: asking again may help. */
  readonly isUnread: boolean;
}

/** The addresses this buyer asked the store to remember; null until it is known whether there are any. */
export function useSavedAddresses(userId: number | undefined) {
  const [known, setKnown] = useState<Known | null>(null);

  const load = useCallback(async () => {
    if (!userId) return;
    try {
      const addresses = await api.call("GET /api/accounts/addresses", {});
      setKnown({ userId, addresses, notice: null, isUnread: false });
    } catch (problem) {
      const notice = failure("Your saved addresses could not be fetched.", problem);
      setKnown({ userId, addresses: [], notice, isUnread: true });
    }
  }, [userId]);
  useEffect(() => void load(), [load]);

  /** Forgets one at once; should the store not hear of it, it is back and says so. */
  async function remove({ savedAddressId }: SavedAddress): Promise<void> {
    if (!known) return;
    const left = known.addresses.filter((each) => each.savedAddressId !== savedAddressId);
    setKnown({ ...known, addresses: left, notice: null });
    try {
      await api.call("POST /api/accounts/addresses/{savedAddressId}/remove", { params: { savedAddressId } });
    } catch (problem) {
      setKnown({ ...known, notice: failure("The address could not be removed.", problem) });
    }
  }

  return known?.userId === userId && known ? { ...known, remove, load } : null;
}
export type Saved = NonNullable<ReturnType<typeof useSavedAddresses>>;
