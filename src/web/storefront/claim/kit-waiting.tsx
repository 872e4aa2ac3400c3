import type { ClaimOffer, WaitingClaim } from "../../../contract/claims.ts";
import { t } from "../../../platform/language/t.ts";
import { Button } from "../../ui/button.tsx";
import { NoticeBox } from "../form/notice.tsx";
import { useAddressCountry } from "../wording/address-country.ts";
import { Fact, Facts, kitInWords, placeInWords } from "./claim-facts.tsx";
import { useWaitingView } from "./use-waiting-view.ts";
import { whenInWords } from "./wait-words.ts";

interface KitWaitingProps {
  token: string;
  offer: ClaimOffer;
  waiting: WaitingClaim;
  /** They have just begun to wait, or changed it: the page says so first. */
  isNew: boolean;
  onChange: () => void;
  onLeft: () => void;
  /** It may have been ordered meanwhile. */
  onStale: () => void;
}

/** What somebody waits for, at any time by their link: the place, the day, where it goes. It can be changed and left. */
export function KitWaiting({ token, offer, waiting, isNew, onChange, onLeft, onStale }: KitWaitingProps) {
  const countryName = useAddressCountry();
  const { heading, isBusy, notice, leave } = useWaitingView({
    token,
    isNew,
    onLeft,
    onStale,
    leaveFailed: t("You still wait: it could not be changed."),
  });
  const { place, delivery } = waiting;
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
        <Fact label={t("Kit")}>{kitInWords(offer, waiting)}</Fact>
        <Fact label={t("Your place among those who wait")}>{String(place)}</Fact>
        <Fact label={t("When")}>{whenInWords(waiting)}</Fact>
        <Fact label={t("Where it goes")}>{placeInWords(offer, delivery, countryName)}</Fact>
      </Facts>
      <NoticeBox notice={notice} isAlert={notice?.kind === "bad"} />
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={onChange}>
          {t("Change size or address")}
        </Button>
        <Button look="quiet" className="max-sm:-ms-3" busy={isBusy} onClick={leave}>
          {t("Wait no more")}
        </Button>
      </div>
    </div>
  );
}
