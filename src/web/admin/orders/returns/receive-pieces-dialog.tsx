import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { t } from "../../../../platform/language/t.ts";
import { FormDialog } from "../../actions/action-dialog.tsx";
import { useAction } from "../../actions/use-action.ts";
import { QuantityInput } from "../../inputs/quantity-input.tsx";

interface ExpectedSku {
  readonly lineId: number;
  readonly variantId: number;
  readonly productName: string;
  readonly from: string;
  readonly quantity: number;
}

interface ReceivedSku {
  readonly lineId: number;
  readonly variantId: number;
  readonly from: string;
  readonly backToStock: number;
  readonly writtenOff: number;
}

interface ReceivePiecesDialogProps {
  readonly pieces: readonly ExpectedSku[];
  /** The new pieces were sent before. */
  readonly isSent: boolean;
  /** What becomes of the new size, and who is mailed. */
  readonly effect: string;
  readonly receive: (pieces: ReceivedSku[]) => Promise<unknown>;
  readonly onClose: () => void;
}

type Sellable = Readonly<Record<string, number>>;

const keyAt = (at: number) => `piece${at}`;

/** The old size is back: what of it can be used again, and with the same press the new size is ordered. */
export function ReceivePiecesDialog({ pieces, isSent, effect, receive, onClose }: ReceivePiecesDialogProps) {
  const { isBusy, submit } = useAction();
  const initialValues: { sellable: Sellable } = {
    sellable: Object.fromEntries(pieces.map(({ quantity }, at) => [keyAt(at), quantity])),
  };
  const split = (sellable: Sellable) =>
    pieces.map(({ lineId, variantId, from, quantity }, at) => {
      const backToStock = sellable[keyAt(at)] ?? 0;
      return { lineId, variantId, from, backToStock, writtenOff: quantity - backToStock };
    });
  async function save({ sellable }: { sellable: Sellable }) {
    const done = isSent ? t("Received") : t("Received, and the new size is ordered");
    await submit(() => receive(split(sellable)), done);
    onClose();
    return true;
  }
  return (
    <FormDialog
      title={t("The old size is here")}
      closeLabel={t("Not now")}
      onClose={onClose}
      initialValues={initialValues}
      onSubmit={save}
      action={() => (
        <Button type="submit" variant="contained" disabled={isBusy}>
          {t("Received")}
        </Button>
      )}
    >
      {() => (
        <>
          {pieces.map((piece, at) => (
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
          <Typography>{effect}</Typography>
        </>
      )}
    </FormDialog>
  );
}
