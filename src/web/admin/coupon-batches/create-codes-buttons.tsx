import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm, useRedirect } from "react-admin";
import type { BatchInput, BatchPreview } from "../../../contract/admin/coupons.ts";
import { api } from "../api.ts";
import { useAction } from "../use-action.ts";

/** Makes the codes of the checked list, to download or to mail at once. */
export function CreateCodesButtons({
  plan,
  input,
}: {
  plan: BatchPreview;
  input: Omit<BatchInput, "sendMails" | "dryRun">;
}) {
  const { isBusy, take: run } = useAction();
  const [isConfirming, setConfirming] = useState(false);
  const redirect = useRedirect();
  const createCodes = (sendMails: boolean) => {
    setConfirming(false);
    void run(async () => {
      const body = { ...input, sendMails, dryRun: false };
      const batch = await api.call("POST /api/admin/coupon-batches", { body });
      if (batch.batchId) redirect("show", "coupon-batches", batch.batchId);
    });
  };
  if (plan.ready === 0) return null;
  const codes = plan.ready === 1 ? "1 code" : `${plan.ready} codes`;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mt: 2 }}>
      <Button variant="contained" disabled={isBusy} onClick={() => setConfirming(true)}>
        Make {codes} and mail each
      </Button>
      <Button variant="outlined" disabled={isBusy} onClick={() => createCodes(false)}>
        Make {codes} to download
      </Button>
      <Confirm
        isOpen={isConfirming}
        title={`Mail ${codes}?`}
        content={`${codes} are made, and each is mailed to its address now. A mail cannot be called back; a code can be switched off.`}
        confirm="Make and mail"
        onConfirm={() => createCodes(true)}
        onClose={() => setConfirming(false)}
      />
    </Box>
  );
}
