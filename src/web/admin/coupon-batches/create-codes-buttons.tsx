import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useRedirect } from "react-admin";
import type { BatchInput, BatchPreview } from "../../../contract/admin/coupons.ts";
import { t } from "../../../platform/language/t.ts";
import { ConfirmButton } from "../actions/confirm-button.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";

/** Makes the codes of the checked list, to download or to mail at once. */
export function CreateCodesButtons({
  plan,
  input,
}: {
  plan: BatchPreview;
  input: Omit<BatchInput, "sendMails" | "dryRun">;
}) {
  const { isBusy, run } = useAction();
  const redirect = useRedirect();
  const createCodes = (sendMails: boolean) => {
    void run(async () => {
      const body = { ...input, sendMails, dryRun: false };
      const batch = await api.call("POST /api/admin/coupon-batches", { body });
      if (batch.batchId) redirect("show", "coupon-batches", batch.batchId);
    });
  };
  if (plan.ready === 0) return null;
  const codes = t("{ready, plural, one {# code} other {# codes}}", { ready: plan.ready });
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mt: 2 }}>
      <ConfirmButton
        variant="contained"
        disabled={isBusy}
        title={t("Mail {codes}?", { codes })}
        content={t(
          "Each code is mailed to its e-mail address now. A mail cannot be called back; a code can be switched off.",
        )}
        confirm={t("Make and mail")}
        onConfirm={() => createCodes(true)}
      >
        {t("Make {codes} and mail each", { codes })}
      </ConfirmButton>
      <Button variant="outlined" disabled={isBusy} onClick={() => createCodes(false)}>
        {t("Make {codes} to download", { codes })}
      </Button>
    </Box>
  );
}
