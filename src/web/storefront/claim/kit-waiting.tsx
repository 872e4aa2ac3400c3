import { useEffect, useRef, useState } from "react";
import type { ClaimOffer, WaitingClaim } from "../../../contract/claims.ts";
import { t } from "../../../platform/language/t.ts";
import { Button } from "../../ui/button.tsx";
import { type Notice, NoticeBox } from "../form/notice.tsx";
import { api } from "../state/api.ts";
import { Fact, Facts, placeInWords } from "./claim-facts.tsx";
import { claimFailure } from "./claim-failure.ts";

import { whenInWords } from "./wait-words.ts";

interface KitWaitingProps {
  token: string;
  offer: ClaimOffer;
  waiting: WaitingClaim;
  /** They have just begun to wait, or changed it: the page says so first. */
  isNew: boolean;
  onChange: () => void;
  onLeft: () => void;
}

/** What somebody waits for, at any time by their link: the place, the day, where it goes. It can be changed and left. */
export function KitWaiting({ token, offer, waiting, isNew, onChange, onLeft }: KitWaitingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => {
    if (!isNew) return;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [isNew]);

  async function leave() {
    setBusy(true);
    setNotice(null);
    try {
      await api.call("POST /api/claims/leave", { body: { token } });
      onLeft();
    } catch (problem) {
      setNotice(claimFailure(t("You still wait: it could not be changed."), problem));
      setBusy(false);
    }
  }

  const { size, place, delivery } = waiting;
  return (
    <div className="grid justify-items-start gap-5">
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {t("Your kit comes later")}
      </h1>
      <p>
        {t(
          "We have your wish and keep your place. You need to do nothing: we order it as soon as it is there.",
        )}
      </p>
      <Facts>
        <Fact label={t("Kit")}>
          {size ? `${offer.kit.productName}, ${t("Size {size}", { size })}` : offer.kit.productName}
        </Fact>
        <Fact label={t("Your place among those who wait")}>{String(place)}</Fact>
        <Fact label={t("When")}>{whenInWords(waiting)}</Fact>
        <Fact label={t("Where it goes")}>{placeInWords(offer, delivery)}</Fact>
      </Facts>
      <NoticeBox notice={notice} isAlert={notice?.kind === "bad"} />
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={onChange}>
          {t("Change size or address")}
        </Button>
        <Button look="quiet" busy={isBusy} onClick={leave}>
          {t("Wait no more")}
        </Button>
      </div>
    </div>
  );
}
