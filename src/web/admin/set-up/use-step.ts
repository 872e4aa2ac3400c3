import { useState } from "react";
import { ApiProblem } from "../../../contract/client.ts";
import { t } from "../../../platform/language/t.ts";

/** Runs one step of the set-up. A refusal is shown in the server's own words. Resolves whether it succeeded. */
export function useStep() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [refusal, setRefusal] = useState<unknown>();
  const [success, setSuccess] = useState("");
  async function run(action: () => Promise<unknown>, message = ""): Promise<boolean> {
    setBusy(true);
    setProblem("");
    setRefusal(undefined);
    setSuccess("");
    try {
      await action();
      setSuccess(message);
      return true;
    } catch (error) {
      setRefusal(error);
      setProblem(
        error instanceof ApiProblem
          ? error.detail || error.message
          : t("The store could not be reached. Try again."),
      );
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, problem, refusal, success, run };
}
