import { t } from "../../../language/t.ts";
import { Message } from "../../../ui/message.tsx";
import { kitMessage } from "./kit-message.ts";

/** The kit is redeemed alone (specification 4): told as soon as checkout opens, with the press that solves it. */
export function KitWithOthers({ onAlone }: { onAlone: () => void }) {
  return (
    <Message kind="bad">
      <p>{kitMessage("mixed")}</p>
      <button type="button" className="link min-h-11" onClick={onAlone}>
        {t("Order the kit alone")}
      </button>
    </Message>
  );
}
