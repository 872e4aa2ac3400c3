import Button from "@mui/material/Button";
import type { Occasion } from "../../../contract/admin/occasions.ts";
import { t } from "../../../platform/language/t.ts";
import { ConfirmButton } from "../actions/confirm-button.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { nameOfOccasion } from "./occasion-labels.ts";

/** The next step of an occasion: start it, archive it, or take that back. */
export function OccasionSteps({ occasion }: { occasion: Occasion }) {
  const { isBusy, run } = useAction();
  const { id: occasionId, version, state } = occasion;
  const params = { occasionId };
  const archive = (isArchived: boolean) =>
    void run(
      () =>
        api.call("POST /api/admin/occasions/{occasionId}/archive", { params, body: { version, isArchived } }),
      isArchived ? t("Archived") : t("Back again"),
    );
  if (state === "archived")
    return (
      <Button variant="outlined" disabled={isBusy} onClick={() => archive(false)}>
        {t("Take back")}
      </Button>
    );
  return (
    <>
      {state === "preparing" && (
        <ConfirmButton
          variant="contained"
          disabled={isBusy}
          title={t("Start “{name}”?", { name: nameOfOccasion(occasion) })}
          content={t("From its first day on, its kit can be claimed. How often stays as it is then.")}
          confirm={t("Start")}
          onConfirm={() =>
            void run(
              () => api.call("POST /api/admin/occasions/{occasionId}/start", { params, body: { version } }),
              t("Started"),
            )
          }
        >
          {t("Start")}
        </ConfirmButton>
      )}
      {!occasion.isFirst && state !== "preparing" && (
        <ConfirmButton
          variant="outlined"
          color="error"
          disabled={isBusy}
          title={t("Archive “{name}”?", { name: nameOfOccasion(occasion) })}
          content={t("Nobody can claim its kit then. Orders stay as they are, and you can take it back.")}
          confirm={t("Archive")}
          confirmColor="warning"
          onConfirm={() => archive(true)}
        >
          {t("Archive")}
        </ConfirmButton>
      )}
    </>
  );
}
