import { type InputEvent, useState } from "react";
import type { ServiceLocation } from "../../../contract/catalogue.schemas.ts";
import type { ClaimDelivery, ClaimOffer, WaitingClaim } from "../../../contract/claims.ts";
import { t } from "../../../platform/language/t.ts";
import { TextField } from "../../ui/field.tsx";
import { DeclineParts } from "../catalogue/decline-parts.tsx";
import { countryChoices } from "../checkout/delivery/delivery.ts";
import { type Notice, NoticeBox } from "../form/notice.tsx";
import { isRefused, problemNotice } from "../form/problem-notice.ts";
import { useStoreData } from "../page/store-data.ts";
import { api } from "../state/api.ts";
import { AddressForm } from "./address-form.tsx";
import { forgetChoice } from "./claim-choice.ts";
import { HoldNote } from "./hold-note.tsx";
import type { Claimed } from "./kit-ordered.tsx";
import { KitSizes } from "./kit-sizes.tsx";
import { OfficeForm } from "./office-form.tsx";
import type { SizedItem } from "./sized-items.ts";
import { useKitChoice } from "./use-kit-choice.ts";
import { WaitNotice } from "./wait-notice.tsx";
import { dayInWords } from "./wait-words.ts";

interface ClaimFormProps {
  token: string;
  offer: ClaimOffer;
  locations: readonly ServiceLocation[];
  onClaimed: (claimed: Claimed) => void;
  onWaiting: (waiting: WaitingClaim) => void;
  /** What is there is not as the page shows it. */
  onStale: () => void;
}

/** The size, and where the kit goes: typed, so that no program that presses every button orders it. */
export function ClaimForm({ token, offer, locations, onClaimed, onWaiting, onStale }: ClaimFormProps) {
  const { kit, office, waiting } = offer;
  const isChoice = offer.collecting !== null && (waiting === null || waiting.isCollected);
  const variant = kit.productDetails[0];
  const { onlyListed } = useStoreData().config;
  const choice = useKitChoice({ token, offer, isChoice, onStale });
  const { held, items, declined, wait, sizes } = choice;
  const [isToOffice, setToOffice] = useState(waiting?.delivery.to === "office");
  const [notice, setNotice] = useState<Notice | null>(null);
  const [updatesEmail, setUpdatesEmail] = useState("");

  const [hasTyped, setHasTyped] = useState(false);
  function keepWhileTyping({ target }: InputEvent<HTMLElement>) {
    if (!(target instanceof Element) || !target.matches("textarea, [type=text], [type=tel]")) return;
    setHasTyped(true);
    choice.hold();
  }

  async function send(delivery: ClaimDelivery) {
    setNotice(null);
    if (!choice.isComplete) return choice.setSizeError(t("Select a Size"));
    try {
      const input = {
        token,
        variantId: variant?.id ?? 1,
        size: sizes.size,
        ...(sizes.partSizes.length > 0 && { partSizes: sizes.partSizes }),
        substitutes: shownSubstitutes(offer, choice).filter((at) => !declined.includes(at)),
        ...(declined.length > 0 && { declined: [...declined] }),
        delivery,
        ...(updatesEmail.trim() && { updatesEmail: updatesEmail.trim() }),
      };
      const { order, waiting: joined } = isChoice
        ? { order: null, waiting: await api.call("POST /api/claims/choose", { body: input }) }
        : wait || waiting
          ? await api.call("POST /api/claims/wait", { body: input })
          : { order: await api.call("POST /api/claims", { body: input }), waiting: null };
      forgetChoice(offer); // others may use this screen
      if (order) onClaimed(order);
      else if (joined) onWaiting(joined);
    } catch (problem) {
      if (isRefused(problem) && problem.code === "out_of_stock") onStale();
      setNotice(
        problemNotice(
          isChoice ? t("Your choice could not be sent.") : t("Your kit could not be ordered."),
          problem,
        ),
      );
    }
  }

  if (!isChoice && !variant?.inStock && !held && offer.waits.length === 0 && !waiting && !isAnyThere(items))
    return (
      <p className="mt-8 font-medium text-bad" role="status">
        {t("This kit is out of stock at the moment. Your link stays valid: please come back.")}
      </p>
    );
  const formProps = {
    offer,
    notice: (
      <>
        {offer.asksEmail && (
          <TextField
            label={t("Email for updates")}
            hint={t("We mail there when your kit leaves. Without it, ask your people team.")}
            optional
            type="email"
            autoComplete="off"
            maxLength={254}
            value={updatesEmail}
            onChange={({ target }) => setUpdatesEmail(target.value)}
          />
        )}
        <NoticeBox notice={notice} isAlert={notice?.kind === "bad"} />
      </>
    ),
    submitLabel: waiting
      ? t("Save")
      : isChoice
        ? t("Send my choice")
        : wait
          ? t("Wait for my kit")
          : t("Order my kit"),
    onSend: send,
  };
  return (
    <div className="mt-8 grid gap-8">
      <div>
        <KitSizes
          items={items}
          picked={choice.picked}
          productName={kit.productName}
          error={choice.sizeError}
          onPick={(variantId, size) => choice.pick(variantId, size, hasTyped)}
        />
        {!isChoice && <HoldNote held={held} isOver={choice.isOver} />}
        {!waiting && <WaitNotice wait={wait} />}
      </div>
      {isChoice && offer.collecting && (
        <p className="text-soft">
          {t("You can change your choice until {day}. Then all kits are ordered together.", {
            day: dayInWords(offer.collecting.until),
          })}
        </p>
      )}
      <DeclineParts parts={declinable(offer)} declined={declined} onChange={choice.decline} />
      <section aria-labelledby="where" className="grid gap-5" onInput={keepWhileTyping}>
        <h2 id="where" className="text-xl">
          {t("Where should it go?")}
        </h2>
        {office && (
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">{t("Where should it go?")}</legend>
            {[
              { toOffice: false, label: t("To my address") },
              { toOffice: true, label: t("I pick it up at {office}", { office: office.name }) },
            ].map(({ toOffice, label }) => (
              <label key={label} className="choice">
                <input
                  type="radio"
                  name="where"
                  checked={isToOffice === toOffice}
                  onChange={() => setToOffice(toOffice)}
                  className="sr-only"
                />
                <span>{label}</span>
              </label>
            ))}
          </fieldset>
        )}
        {isToOffice ? (
          <OfficeForm {...formProps} />
        ) : (
          <AddressForm
            {...formProps}
            locations={locations}
            countries={countryChoices(locations, offer.country, onlyListed)}
            isOrder={!isChoice && !wait && !waiting}
          />
        )}
      </section>
    </div>
  );
}

/** Whether each item can be had in some size, although the kit as a whole is in none. */
const isAnyThere = (items: readonly SizedItem[]): boolean =>
  items.length > 1 && items.every(({ sizes }) => sizes.some(({ inStock }) => inStock));

const declinable = ({ kit }: ClaimOffer) =>
  kit.contents.flatMap(({ canBeDeclined, productName, colourName }, position) =>
    canBeDeclined ? [{ position, part: colourName ? `${productName} (${colourName})` : productName }] : [],
  );

/** The places of the parts for which the page says that something else comes, in these sizes. */
function shownSubstitutes(
  { kit }: ClaimOffer,
  { items, picked, sizes, declined }: ReturnType<typeof useKitChoice>,
): number[] {
  const isWhole = sizes.partSizes.length === 0 && declined.length === 0; // it may be a kit that is packed already
  return kit.contents.flatMap(({ replacedBy }, position) => {
    const item = items.find((each) => each.position === position);
    const isReplaced =
      item && !isWhole
        ? item.sizes.some(({ name, isReplaced }) => isReplaced && name === picked[item.variantId])
        : replacedBy && (replacedBy.sizes.length === 0 || replacedBy.sizes.includes(sizes.size));
    return isReplaced ? [position] : [];
  });
}
