import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { TextInput, useStore } from "react-admin";
import type { StaffOrder } from "../../../contract/admin/orders.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { CommandForm } from "../actions/command-form.tsx";
import { useQuestion } from "../actions/use-question.tsx";

export interface Courier {
  readonly shippedBy: string;
  readonly awbNo: string;
}

interface DispatchFormProps {
  readonly order: StaffOrder;
  readonly isBusy: boolean;
  readonly onDispatch: (courier: Courier) => Promise<boolean>;
}

/** The courier of the parcel before, which is nearly always that of the next one. */
export const useLastCourier = () => useStore("orders.courier", "");

/** Sends all of an order as one parcel. Enter in a field asks, Enter again sends it. */
export function DispatchForm({
  order: { id, email, awbNo, ...order },
  isBusy,
  onDispatch,
}: DispatchFormProps) {
  const { ask, question } = useQuestion();
  const [lastCourier, setLastCourier] = useLastCourier();
  const dispatch = async (courier: Courier) => {
    const isMeant = await ask({
      title: t("Dispatch {id}?", { id }),
      content: t("All of it leaves with {shippedBy}, {awbNo}. A mail tells {email} so.", {
        shippedBy: courier.shippedBy,
        awbNo: courier.awbNo,
        email,
      }),
      confirm: t("Dispatch it"),
    });
    if (!isMeant) return false;
    setLastCourier(courier.shippedBy.trim());
    return onDispatch(courier);
  };
  return (
    <>
      <CommandForm initialValues={{ shippedBy: order.shippedBy || lastCourier, awbNo }} onSubmit={dispatch}>
        {(courier) => (
          <>
            <Box sx={{ display: "flex", gap: 1 }}>
              <TextInput source="shippedBy" label={t("Courier")} />
              <TextInput source="awbNo" label={t("AWB NO")} />
            </Box>
            <Box sx={{ display: "flex", alignItems: "center", gap: 1.5 }}>
              <Button
                type="submit"
                variant="contained"
                disabled={isBusy || !courier.shippedBy.trim() || !courier.awbNo.trim()}
                sx={{ minWidth: 140 }}
              >
                {t("Dispatch")}
              </Button>
              <Typography variant="body2" color="textSecondary">
                {t("mails courier and AWB number")}
              </Typography>
            </Box>
          </>
        )}
      </CommandForm>
      {question}
    </>
  );
}
