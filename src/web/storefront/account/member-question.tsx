import { useState } from "react";
import { ApiProblem } from "../../../contract/api-problem.ts";
import type { MemberQuestion as Question } from "../../../contract/own-account.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { Button } from "../../ui/button.tsx";
import { failureNotice, type Notice, NoticeBox, successNotice } from "../form/notice.tsx";
import { api } from "../state/api.ts";
import { dateLocale } from "../wording/date-locale.ts";

/**
 * The company knows somebody by the address of this account: asks whether that is its owner. An address may have been given to
 * somebody new, so nothing is linked without an answer. What is said stays on the page until it is left.
 */
export default function MemberQuestion({ asked, email }: { asked: Question; email: string }) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const [sending, setSending] = useState<"yes" | "no" | null>(null);
  const isDone = notice !== null && notice.kind !== "bad";

  async function send(isMe: boolean) {
    if (sending) return; // the other button was pressed before
    setSending(isMe ? "yes" : "no");
    setNotice(null);
    try {
      await api.call("POST /api/accounts/member", { body: { memberId: asked.memberId, isMe } });
      setNotice(
        isMe
          ? successNotice(t("Thank you. Your kits stay yours, also under another address."))
          : successNotice(t("Thank you. We will not ask again.")),
      );
    } catch (problem) {
      const isLinked = problem instanceof ApiProblem && problem.code === "account_linked";
      setNotice(
        isLinked
          ? {
              kind: "info",
              text: t(
                "This was settled elsewhere in the meantime. Please ask our support team if it is wrong.",
              ),
            }
          : failureNotice(t("This could not be saved."), problem),
      );
    } finally {
      setSending(null);
    }
  }

  return (
    <section aria-labelledby="member" className="grid gap-4">
      <h2 id="member" className="text-xl">
        {t("Is this you?")}
      </h2>
      {!isDone && (
        <>
          <p className="wrap-anywhere">
            {t("The company knows {fullName} by your address {email}.", { fullName: asked.fullName, email })}
          </p>
          {asked.startOn && <p>{t("The first day there: {day}.", { day: dayIn(asked.startOn) })}</p>}
          <p className="text-soft">{t("If that is you, your kits stay yours when your address changes.")}</p>
        </>
      )}
      <NoticeBox notice={notice} takesFocus={notice !== null} />
      {!isDone && (
        <div className="flex flex-wrap gap-3">
          <Button busy={sending === "yes"} onClick={() => send(true)}>
            {t("Yes, that is me")}
          </Button>
          <Button look="secondary" busy={sending === "no"} onClick={() => send(false)}>
            {t("No, somebody else")}
          </Button>
        </div>
      )}
    </section>
  );
}

/** A day without a time: the same one in every time zone. */
const dayIn = (day: string): string =>
  new Intl.DateTimeFormat(dateLocale(), { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
