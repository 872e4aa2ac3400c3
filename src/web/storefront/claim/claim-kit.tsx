import { useCallback, useEffect, useState } from "react";
import { ApiProblem } from "../../../contract/api-problem.ts";
import type { ServiceLocation } from "../../../contract/catalogue.schemas.ts";
import type { ClaimOffer } from "../../../contract/claims.ts";
import { t } from "../../../platform/language/t.ts";
import { Button } from "../../ui/button.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { LoadingLine } from "../../ui/spinner.tsx";
import KitParts from "../catalogue/kit-parts.tsx";
import { type Notice, NoticeBox } from "../form/notice.tsx";
import { isRefused, problemNotice } from "../form/problem-notice.ts";
import { api } from "../state/api.ts";
import { ClaimForm } from "./claim-form.tsx";
import { KitChosen } from "./kit-chosen.tsx";
import { type Claimed, KitOrdered } from "./kit-ordered.tsx";
import { KitWaiting } from "./kit-waiting.tsx";
import { OccasionImages } from "./occasion-images.tsx";

interface Opened {
  readonly offer: ClaimOffer;
  readonly locations: readonly ServiceLocation[];
}

interface ClaimKitProps {
  token: string;
  /** Of a printed card: begins with another one. */
  onAnother?: () => void;
}

/** What a claim link gives, and the form that orders it. A link that was used shows its order. */
export default function ClaimKit({ token, onAnother }: ClaimKitProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [claimed, setClaimed] = useState<Claimed | null>(null);
  const [failure, setFailure] = useState<{ notice: Notice; isFinal: boolean } | null>(null);
  /** `form`: they change what they wait for; `new`: they have just begun to wait. */
  const [view, setView] = useState<"form" | "new" | "shown">("shown");

  const load = useCallback(
    (isShown = false) => {
      setFailure(null);
      const locations = api.call("GET /api/servicelocations", {}).catch(() => []);
      api.call("POST /api/claims/open", { body: { token } }).then(
        async (offer) => setOpened({ offer, locations: await locations }),
        (problem: unknown) => {
          const before = claimedBefore(problem);
          if (before) setClaimed(before);
          else if (!isShown || isRefused(problem))
            setFailure({
              notice: problemNotice(t("Your kit could not be loaded."), problem),
              isFinal: isRefused(problem),
            });
        },
      );
    },
    [token],
  );
  useEffect(() => load(), [load]);
  const readAnew = () => load(true);

  if (claimed) return <KitOrdered claimed={claimed} onAnother={onAnother} />;
  if (failure)
    return (
      <div className="grid justify-items-start gap-6">
        <h1 className="text-2xl">{t("Your kit")}</h1>
        <NoticeBox notice={failure.notice} />
        {!failure.isFinal && <RetryButton onRetry={() => load()} />}
        {failure.isFinal && onAnother && (
          <Button look="secondary" onClick={onAnother}>
            {t("Type another code")}
          </Button>
        )}
      </div>
    );
  if (!opened) return <LoadingLine label={t("Loading your kit …")} />;
  const { offer, locations } = opened;
  if (offer.waiting && view !== "form")
    return (
      <>
        {offer.waiting.isCollected && offer.collecting ? (
          <KitChosen
            token={token}
            offer={offer}
            chosen={offer.waiting}
            collecting={offer.collecting}
            isNew={view === "new"}
            onChange={() => setView("form")}
            onLeft={load}
            onStale={readAnew}
            onAnother={onAnother}
          />
        ) : (
          <KitWaiting
            token={token}
            offer={offer}
            waiting={offer.waiting}
            isNew={view === "new"}
            onChange={() => setView("form")}
            onLeft={load}
            onStale={readAnew}
          />
        )}
        {offer.kit.contents.length > 0 && <KitParts contents={offer.kit.contents.map(withoutOffer)} />}
      </>
    );
  return (
    <>
      <h1 dir="auto" className="text-3xl wrap-anywhere">
        {offer.heading || offer.kit.productName}
      </h1>
      <p className="mt-3 text-lg">{t("Hello {firstName},", { firstName: offer.firstName })}</p>
      {paragraphs(offer.words).map((text) => (
        <p key={text} dir="auto" className="mt-3 max-w-prose wrap-anywhere">
          {text}
        </p>
      ))}
      <OccasionImages offer={offer} />
      <ClaimForm
        token={token}
        offer={offer}
        locations={locations}
        onClaimed={setClaimed}
        onWaiting={(waiting) => {
          setOpened({ locations, offer: { ...offer, waiting } });
          setView("new");
        }}
        onStale={readAnew}
      />
      {offer.kit.contents.length > 0 && <KitParts contents={offer.kit.contents.map(withoutOffer)} />}
    </>
  );
}

/** What can be declined is asked above, so it is not said at the parts. */
const withoutOffer = ({ canBeDeclined: _, ...part }: ClaimOffer["kit"]["contents"][number]) => part;

const paragraphs = (words: string): string[] =>
  words
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter(Boolean);

/** The order of a link that was used before, as long as the link shows it. */
function claimedBefore(problem: unknown): Claimed | undefined {
  if (!(problem instanceof ApiProblem) || problem.code !== "claim_link_used") return undefined;
  const { orderNo, orderLink } = problem.problem as { orderNo?: string; orderLink?: string };
  return orderNo && orderLink ? { orderNo, orderLink } : undefined;
}
