import type { ClaimWait } from "../../../contract/claims.ts";
import { t } from "../../../platform/language/t.ts";
import { Message } from "../../ui/message.tsx";
import { whenInWords } from "./wait-words.ts";

/** What is chosen is out: what waiting for it means, before somebody does. */
export const WaitNotice = ({ wait }: { wait: (ClaimWait & { readonly part?: string }) | undefined }) => (
  <div role="status">
    {wait && (
      <Message kind="info" isInRegion>
        <p>
          {wait.part
            ? t("{part} in size {size} is out at the moment.", { part: wait.part, size: wait.size })
            : wait.size
              ? t("Size {size} is out at the moment.", { size: wait.size })
              : t("This kit is out at the moment.")}
        </p>
        <p className="font-normal">{whenInWords(wait)}</p>
        <p className="font-normal">
          {t(
            "You can wait for it: you would be number {place}. We send it by itself as soon as it is there.",
            {
              place: wait.place,
            },
          )}
        </p>
      </Message>
    )}
  </div>
);
