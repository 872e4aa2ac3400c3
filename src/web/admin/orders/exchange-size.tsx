import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { required, SelectInput } from "react-admin";
import type { StaffOrder } from "../../../contract/admin/orders.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { FormDialog } from "../actions/action-dialog.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { QuantityInput } from "../inputs/quantity-input.tsx";

interface FormValues {
  /** Which of the parts that have a size each. */
  readonly part: number;
  readonly newSize: string;
  readonly pieces: number;
}
const fieldsOfRefusals = { out_of_stock: "newSize", size_unknown: "newSize" } as const;

/** Exchanges the size of a line that is not shipped yet, or of some of its pieces. Not shown where no other size is in stock. */
export function ExchangeSize({ order, line }: { order: StaffOrder; line: StaffOrder["lines"][number] }) {
  const [isOpen, setOpen] = useState(false);
  const { isBusy, submit } = useAction();
  const parts = line.sizedParts.filter(({ exchangeableSizes }) => exchangeableSizes.length > 0);
  const isByPart = line.sizedParts.length > 0;
  const choices = isByPart ? parts : [{ ...line, partPosition: undefined }];
  if (choices.every(({ exchangeableSizes }) => exchangeableSizes.length === 0) || line.toSend === 0)
    return null;
  const chosenOf = (at: number) => choices[at] ?? choices[0] ?? line;
  async function exchangeSize({ part, newSize, pieces }: FormValues) {
    const params = { orderNo: order.id, lineId: line.id };
    const { partPosition } = choices[part] ?? {};
    const { productName, size } = chosenOf(part);
    const body = {
      from: size,
      to: newSize,
      ...(partPosition === undefined ? { pieces, lineQuantity: line.quantity } : { partPosition }),
    };
    await submit(
      () => api.call("POST /api/admin/orders/{orderNo}/lines/{lineId}/size-exchange", { params, body }),
      t("{pieces} × {productName}: {newSize}, and mailed", {
        pieces,
        productName,
        newSize,
      }),
    );
    setOpen(false);
    return true;
  }
  return (
    <>
      <Button
        size="small"
        onClick={() => setOpen(true)}
        aria-label={t("Exchange the size of {productName}", { productName: line.productName })}
      >
        {t("Exchange size")}
      </Button>
      {isOpen && (
        <FormDialog
          title={t("Exchange the size")}
          closeLabel={t("Not now")}
          onClose={() => setOpen(false)}
          initialValues={{ part: 0, newSize: "", pieces: line.toSend }}
          onSubmit={exchangeSize}
          fields={fieldsOfRefusals}
          action={({ newSize, pieces }) => (
            <Button type="submit" variant="contained" disabled={isBusy || !newSize || pieces === 0}>
              {t("Exchange")}
            </Button>
          )}
        >
          {({ part, newSize, pieces }) => (
            <>
              {isByPart && (
                <SelectInput
                  source="part"
                  label={t("Part")}
                  choices={parts.map(({ productName, size }, id) => ({
                    id,
                    name: `${productName}, ${size}`,
                  }))}
                  validate={required()}
                  translateChoice={false}
                />
              )}
              <SelectInput
                source="newSize"
                label={t("New size")}
                choices={chosenOf(part).exchangeableSizes.map((size) => ({ id: size, name: size }))}
                validate={required()}
                translateChoice={false}
              />
              {line.toSend > 1 && !isByPart && (
                <QuantityInput
                  source="pieces"
                  label={t("How many: of {toSend} in {size}", {
                    toSend: line.toSend,
                    size: line.size || t("no size"),
                  })}
                  max={line.toSend}
                />
              )}
              <Typography>
                {t(
                  "Back to stock: {pieces} × {productName}, {size}. Taken: {value}. The price stays. A mail tells {email}.",
                  {
                    pieces,
                    productName: chosenOf(part).productName,
                    size: chosenOf(part).size || t("no size"),
                    value: newSize ? t("{pieces} in {newSize}", { pieces, newSize }) : t("the new size"),
                    email: order.email,
                  },
                )}
              </Typography>
            </>
          )}
        </FormDialog>
      )}
    </>
  );
}
