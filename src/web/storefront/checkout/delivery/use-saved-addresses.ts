import { useCallback, useEffect, useState } from "react";
import type { SavedAddress } from "../../../../contract/saved-addresses.ts";
import { t } from "../../../../platform/language/t.ts";
import { failureNotice, type Notice } from "../../form/notice.tsx";
import { api } from "../../state/api.ts";

interface LoadedAddresses {
  readonly userId: number;
  readonly addresses: readonly SavedAddress[];
  readonly notice: Notice | null;
  /** The addresses could not be loaded; loading again may help. */
  readonly hasFailed: boolean;
}

/** The customer's saved addresses; null until they are loaded. */
export function useSavedAddresses(userId: number | undefined) {
  const [loaded, setLoaded] = useState<LoadedAddresses | null>(null);

  const load = useCallback(async () => {
    if (!userId) return;
    try {
      const addresses = await api.call("GET /api/accounts/addresses", {});
      setLoaded({ userId, addresses, notice: null, hasFailed: false });
    } catch (problem) {
      const notice = failureNotice(t("Your saved addresses could not be loaded."), problem);
      setLoaded({ userId, addresses: [], notice, hasFailed: true });
    }
  }, [userId]);
  useEffect(() => void load(), [load]);

  /** Removes an address at once; if the call fails, the address is shown again with a notice. */
  async function remove({ savedAddressId }: SavedAddress): Promise<void> {
    if (!loaded) return;
    const rest = loaded.addresses.filter((each) => each.savedAddressId !== savedAddressId);
    setLoaded({ ...loaded, addresses: rest, notice: null });
    try {
      await api.call("POST /api/accounts/addresses/{savedAddressId}/remove", { params: { savedAddressId } });
    } catch (problem) {
      setLoaded({ ...loaded, notice: failureNotice(t("The address could not be removed."), problem) });
    }
  }

  return loaded?.userId === userId && loaded ? { ...loaded, remove, load } : null;
}
export type SavedAddressesState = NonNullable<ReturnType<typeof useSavedAddresses>>;
