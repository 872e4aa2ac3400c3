import type { ClaimOffer, WaitingClaim } from "../../../contract/claims.ts";
import { t } from "../../../platform/language/t.ts";
import { Button } from "../../ui/button.tsx";
import { NoticeBox } from "../form/notice.tsx";
import { useAddressCountry } from "../wording/address-country.ts";
import { Fact, Facts, kitInWords, placeInWords } from "./claim-facts.tsx";
import { useWaitingView } from "./use-waiting-view.ts";
import { dayInWords } from "./wait-words.ts";

interface KitChosenProps {
  token: string;
  offer: ClaimOffer;
  chosen: WaitingClaim;
  collecting: NonNullable<ClaimOffer["collecting"]>;
  /** It was sent or changed right now: the page says so first. */
  isNew: boolean;
  onChange: () => void;
  onLeft: () => void;
  /** It may have been ordered meanwhile. */
  onStale: () => void;
  /** Of a printed card: nobody was mailed, and the next may wait at the screen. */
  onAnother?: (() => void) | undefined;
}

/** What somebody has chosen, at any time by their link. Until the last day it can be changed and taken back. */
export function KitChosen({
  token,
  offer,
  chosen,
  collecting: { until, isOver },
  isNew,
  onChange,
  onLeft,
  onStale,
  onAnother,
}: KitChosenProps) {
  const countryName = useAddressCountry();
  const { heading, isBusy, notice, leave } = useWaitingView({
    token,
    isNew,
    onLeft,
    onStale,
    leaveFailed: t("Your choice is still there: it could not be taken back."),
  });
  const { declined, delivery } = chosen;
  const day = dayInWords(until);
  const without = declined.flatMap((at) => offer.kit.contents[at]?.productName ?? []);
  return (
    <div className="grid justify-items-start gap-5">
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {t("We have your choice")}
      </h1>
      <p>
        {isOver
          ? t(
              "The last day to change it was {day}. All kits are ordered together now: you need to do nothing.",
              {
                day,
              },
            )
          : t("You can change it until {day}. Then all kits are ordered together: you need to do nothing.", {
              day,
            })}
      </p>
      <Facts>
        <Fact label={t("Kit")}>{kitInWords(offer, chosen)}</Fact>
        {without.length > 0 ? <Fact label={t("Without")}>{without.join(", ")}</Fact> : null}
        <Fact label={t("Where it goes")}>{placeInWords(offer, delivery, countryName)}</Fact>
      </Facts>
      <NoticeBox notice={notice} isAlert={notice?.kind === "bad"} />
      <div className="flex flex-wrap gap-3">
        {!isOver && (
          <>
            <Button look="secondary" onClick={onChange}>
              {t("Change my choice")}
            </Button>
            <Button look="quiet" className="max-sm:-ms-3" busy={isBusy} onClick={leave}>
              {t("Take it back")}
            </Button>
          </>
        )}
        {onAnother && (
          <Button look="secondary" onClick={onAnother}>
            {t("Done, for the next person")}
          </Button>
        )}
      </div>
    </div>
  );
}
