import Button from "@mui/material/Button";
import { TextInput } from "react-admin";
import type { StaffOrder } from "../../../contract/admin/orders.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { CommandForm } from "../actions/command-form.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";

/** A note to other staff in the order's timeline. The customer never sees it. */
export function OrderNote({ order }: { order: StaffOrder }) {
  const { isBusy, submit } = useAction();
  return (
    <CommandForm
      initialValues={{ note: "" }}
      keepAs={`note of order ${order.id}`}
      onSubmit={(body) =>
        submit(() =>
          api.call("POST /api/admin/orders/{orderNo}/notes", { params: { orderNo: order.id }, body }),
        )
      }
      sx={{ display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: 1, mt: 1 }}
    >
      {({ note }) => (
        <>
          <TextInput
            source="note"
            label={t("Note for staff")}
            multiline
            slotProps={{ htmlInput: { maxLength: 2000 } }}
          />
          <Button type="submit" variant="outlined" disabled={isBusy || !note.trim()} sx={{ mt: 1.25 }}>
            {t("Add")}
          </Button>
        </>
      )}
    </CommandForm>
  );
}
