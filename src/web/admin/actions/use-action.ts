import { useState } from "react";
import { useNotify, useRefresh } from "react-admin";
import { ApiProblem } from "../../../contract/client.ts";

/**
 * Runs one action and reloads the screen, also after a refusal, because what it showed may be the reason. `submit` is
 * for a form, which shows the refusal (CommandForm). `run` shows it over the screen, in the server's own words, unless
 * `isShown` shows it elsewhere, and returns whether the action succeeded.
 */
export function useAction() {
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  async function submit(action: () => Promise<unknown>, successMessage?: string): Promise<true> {
    setBusy(true);
    try {
      await action();
      if (successMessage) notify(successMessage, { type: "success" });
      return true;
    } finally {
      setBusy(false);
      refresh();
    }
  }
  async function run(
    action: () => Promise<unknown>,
    successMessage?: string,
    isShown: (problem: ApiProblem) => boolean = () => false,
  ): Promise<boolean> {
    try {
      return await submit(action, successMessage);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (!isShown(error)) notify(error.detail || error.message, { type: "error" });
      return false;
    }
  }
  return { isBusy, run, submit };
}
