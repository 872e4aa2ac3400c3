import { kitMessages } from "../../../features/kit/kit-redemption.ts";
import { Message } from "../../ui/message.tsx";

/** The kit is redeemed alone (specification 4): told as soon as checkout opens, with the press that solves it. */
export function KitWithOthers({ onAlone }: { onAlone: () => void }) {
  return (
    <Message kind="bad">
      <p>{kitMessages.mixed}</p>
      <button type="button" className="link min-h-11" onClick={onAlone}>
        Order the kit alone
      </button>
    </Message>
  );
}
