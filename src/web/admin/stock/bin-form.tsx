import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { TextInput } from "react-admin";
import type { StockItem } from "../../../contract/admin/stock.ts";
import { t } from "../../../platform/language/t.ts";
import { CommandForm } from "../actions/command-form.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";

/** Where a SKU lies in the store room; packing slips and pick lists go by it. */
export function BinForm({ item }: { item: StockItem }) {
  const { isBusy, submit } = useAction();
  return (
    <CommandForm
      initialValues={{ bin: item.bin }}
      onSubmit={({ bin }) =>
        submit(
          () =>
            api.call("PUT /api/admin/stock/{stockId}/bin", {
              params: { stockId: item.id },
              body: { bin: (bin ?? "").trim() },
            }),
          t("The bin is saved."),
        )
      }
      sx={{ maxWidth: 480 }}
    >
      {({ bin }) => (
        <>
          <TextInput
            source="bin"
            label={t("Bin")}
            helperText={
              item.size
                ? t("Where it lies, such as A2 or Shelf 4: packing slips and pick lists go by it.")
                : t(
                    "Where it lies, such as A2 or Shelf 4, in all sizes: packing slips and pick lists go by it.",
                  )
            }
            slotProps={{ htmlInput: { maxLength: 30 } }}
            validate={(typed: string | null) =>
              typed && /[,=]/.test(typed) ? t("A bin has no comma and no =.") : undefined
            }
          />
          <Box>
            <Button type="submit" variant="contained" disabled={isBusy || (bin ?? "").trim() === item.bin}>
              {t("Save the bin")}
            </Button>
          </Box>
        </>
      )}
    </CommandForm>
  );
}
