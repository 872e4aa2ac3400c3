import { useState } from "react";
import { useNotify, useRefresh } from "react-admin";
import { ApiProblem } from "../../contract/client.ts";

/**
 * Does one step and shows the screen anew. What the server refuses is said in its own words; the screen is shown anew
 * then too, as what it showed may be the reason. `take` answers whether it was done.
 */
export function useStep() {
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  async function take(step: () => Promise<unknown>, done?: string): Promise<boolean> {
    setBusy(true);
    try {
      await step();
      if (done) notify(done, { type: "success" });
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
  return { isBusy, take };
}
