import { useState } from "react";
import { useNotify, useRefresh } from "react-admin";
import { ApiProblem } from "../../contract/client.ts";

/**
 * Runs one action and reloads the screen. A refusal is shown in the server's own words. The screen reloads
 * after a refusal too, because what it showed may be the reason. `run` returns whether the action succeeded.
 */
export function useAction() {
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  async function run(action: () => Promise<unknown>, successMessage?: string): Promise<boolean> {
    setBusy(true);
    try {
      await action();
      if (successMessage) notify(successMessage, { type: "success" });
      return true;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      notify(error.detail || error.message, { type: "error" });
      return false;
    } finally {
      setBusy(false);
      refresh();
    }
  }
  return { isBusy, run };
}
