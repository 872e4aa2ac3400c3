import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { t } from "../../../../platform/language/t.ts";
import { FormDialog } from "../../actions/action-dialog.tsx";
import { useAction } from "../../actions/use-action.ts";
import { api } from "../../calls/api.ts";
import { QuantityInput } from "../../inputs/quantity-input.tsx";
import type { ExchangeProps } from "./exchange-row.tsx";

type Sellable = Readonly<Record<string, number>>;

const keyAt = (at: number) => `piece${at}`;

/** The old size is back: what of it can be used again, and with the same press the new size is ordered. */
export function ReceiveExchangeDialog({
  order,
  returnId,
  version,
  exchange,
  onClose,
}: ExchangeProps & { readonly onClose: () => void }) {
  const { isBusy, submit } = useAction();
  const initialValues: { sellable: Sellable } = {
    sellable: Object.fromEntries(exchange.pieces.map(({ quantity }, at) => [keyAt(at), quantity])),
  };
  const split = (sellable: Sellable) =>
    exchange.pieces.map(({ lineId, variantId, from, quantity }, at) => {
      const backToStock = sellable[keyAt(at)] ?? 0;
      return { lineId, variantId, from, backToStock, writtenOff: quantity - backToStock };
    });
  async function receive({ sellable }: { sellable: Sellable }) {
    const params = { orderNo: order.id, returnId };
    const body = { version, pieces: split(sellable) };
    await submit(
      () => api.call("POST /api/admin/orders/{orderNo}/exchanges/{returnId}/receive", { params, body }),
      exchange.replacementNo ? t("Received") : t("Received, and the new size is ordered"),
    );
    onClose();
    return true;
  }
  return (
    <FormDialog
      title={t("The old size is here")}
      closeLabel={t("Not now")}
      onClose={onClose}
      initialValues={initialValues}
      onSubmit={receive}
      action={() => (
        <Button type="submit" variant="contained" disabled={isBusy}>
          {t("Received")}
        </Button>
      )}
    >
      {() => (
        <>
          {exchange.pieces.map((piece, at) => (
            <QuantityInput
              key={`${piece.lineId} ${piece.variantId} ${piece.from}`}
              source={`sellable.${keyAt(at)}`}
              label={t("{productName}{size}: back to stock, of {quantity}", {
                productName: piece.productName,
                size: `, ${piece.from}`,
                quantity: piece.quantity,
              })}
              max={piece.quantity}
            />
          ))}
          <Typography>{t("What does not go back to stock is written off.")}</Typography>
          <Typography>
            {exchange.replacementNo
              ? t("The new size was sent before. A mail tells {email}.", { email: order.email })
              : t(
                  "The new size becomes an order that costs nothing, ready to be packed. A mail tells {email}.",
                  {
                    email: order.email,
                  },
                )}
          </Typography>
        </>
      )}
    </FormDialog>
  );
}
