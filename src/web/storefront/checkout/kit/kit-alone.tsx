import { useState } from "react";
import type { CartLine } from "../../../../contract/cart.schemas.ts";
import { t } from "../../../../platform/language/t.ts";
import { Message } from "../../../ui/message.tsx";
import { type Notice, NoticeBox, successNotice } from "../../form/notice.tsx";
import { removeLine } from "../../state/cart.ts";
import { kitMessage } from "./kit-message.ts";

interface KitAloneProps {
  lines: readonly CartLine[];
  /** The kit is in the cart, and something else as well. */
  isMixed: boolean;
  changeCart: (change: () => Promise<void>) => void;
}

/** The kit is redeemed alone (specification 4): told as soon as checkout opens, with the press that solves it. */
export function KitAlone({ lines, isMixed, changeCart }: KitAloneProps) {
  /** Says what the press did, where it was made: the message with the button has disappeared. */
  const [alone, setAlone] = useState<Notice | null>(null);
  async function orderKitAlone() {
    for (const line of lines.filter(({ isSwag }) => !isSwag)) await removeLine(line);
    setAlone(successNotice(t("Only the kit is in your cart now.")));
  }
  if (!isMixed && !alone) return null;
  return (
    <div className="mb-8">
      {isMixed ? (
        <Message kind="bad">
          <p>{kitMessage("mixed")}</p>
          <button type="button" className="link min-h-11" onClick={() => changeCart(orderKitAlone)}>
            {t("Order the kit alone")}
          </button>
        </Message>
      ) : (
        <NoticeBox notice={alone} takesFocus />
      )}
    </div>
  );
}
