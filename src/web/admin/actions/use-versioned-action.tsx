import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useState } from "react";
import type { ApiProblem } from "../../../contract/client.ts";
import { t } from "../../../platform/language/t.ts";
import { useAction } from "./use-action.ts";

interface VersionedRecord {
  /** Reads the newest. */
  readonly load: () => Promise<unknown>;
  /** Forgets what is typed. */
  readonly discard: () => void;
}

/**
 * `useAction` for a form over a record that has a version and that react-admin does not load. When somebody else has changed the record,
 * the newest is read. The form shows it with what was typed on top, and `notice`, until the next action.
 */
export function useVersionedAction({ load, discard }: VersionedRecord) {
  const { isBusy, run: runAction } = useAction();
  const [refusal, setRefusal] = useState("");
  const run: typeof runAction = (action, successMessage, isShown) => {
    setRefusal("");
    return runAction(
      action,
      successMessage,
      (problem) => isNewerThere(problem) || isShown?.(problem) === true,
    );
  };
  function isNewerThere({ code, detail }: ApiProblem): boolean {
    if (code !== "version_conflict") return false;
    setRefusal(detail);
    load().catch(() => undefined); // without the newest, the next action is refused in the same words
    return true;
  }
  const notice = refusal && (
    <Alert severity="warning">
      <span>
        {`${refusal} ${t("What is here now is the newest, with what you typed on top: save it again, or discard it.")}`}
      </span>
      <Button
        color="inherit"
        size="small"
        sx={{ display: "block", mt: 0.5, ml: -0.625 }}
        onClick={() => {
          setRefusal("");
          discard();
        }}
      >
        {t("Discard")}
      </Button>
    </Alert>
  );
  return { isBusy, run, notice };
}
