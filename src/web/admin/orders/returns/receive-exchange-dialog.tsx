import { t } from "../../../../platform/language/t.ts";
import { api } from "../../calls/api.ts";
import type { ExchangeProps } from "./exchange-row.tsx";
import { ReceivePiecesDialog } from "./receive-pieces-dialog.tsx";

/** The old size of an exchange of this order is back. */
export const ReceiveExchangeDialog = ({
  order,
  returnId,
  version,
  exchange: { pieces, replacementNo },
  onClose,
}: ExchangeProps & { readonly onClose: () => void }) => (
  <ReceivePiecesDialog
    pieces={pieces}
    isSent={replacementNo !== ""}
    effect={
      replacementNo
        ? t("The new size was sent before. A mail tells {email}.", { email: order.email })
        : t("The new size becomes an order that costs nothing, ready to be packed. A mail tells {email}.", {
            email: order.email,
          })
    }
    receive={(received) =>
      api.call("POST /api/admin/orders/{orderNo}/exchanges/{returnId}/receive", {
        params: { orderNo: order.id, returnId },
        body: { version, pieces: received },
      })
    }
    onClose={onClose}
  />
);
