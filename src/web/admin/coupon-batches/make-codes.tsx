import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm, useRedirect } from "react-admin";
import type { BatchInput, BatchPlan } from "../../../contract/admin/coupons.ts";
import { api } from "../api.ts";
import { useStep } from "../use-step.ts";

/** Makes the codes that the list was checked for: to download, or mailed at once. */
export function MakeCodes({
  plan,
  input,
}: {
  plan: BatchPlan;
  input: Omit<BatchInput, "isMailed" | "isTrial">;
}) {
  const { isBusy, take } = useStep();
  const [isAsking, ask] = useState(false);
  const redirect = useRedirect();
  const make = (isMailed: boolean) => {
    ask(false);
    void take(async () => {
      const body = { ...input, isMailed, isTrial: false };
      const made = await api.call("POST /api/admin/coupon-batches", { body });
      if (made.batchId) redirect("show", "coupon-batches", made.batchId);
    });
  };
  if (plan.ready === 0) return null;
  const codes = plan.ready === 1 ? "1 code" : `${plan.ready} codes`;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mt: 2 }}>
      <Button variant="contained" disabled={isBusy} onClick={() => ask(true)}>
        Make {codes} and mail each
      </Button>
      <Button variant="outlined" disabled={isBusy} onClick={() => make(false)}>
        Make {codes} to download
      </Button>
      <Confirm
        isOpen={isAsking}
        title={`Mail ${codes}?`}
        content={`${codes} are made, and each is mailed to its address now. A mail cannot be called back; a code can be switched off.`}
        confirm="Make and mail"
        onConfirm={() => make(true)}
        onClose={() => ask(false)}
      />
    </Box>
  );
}
