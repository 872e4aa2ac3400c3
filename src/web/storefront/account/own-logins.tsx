import { useEffect, useRef, useState } from "react";
import type { Login } from "../../../contract/accounts.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { Button } from "../../ui/button.tsx";
import { LoadingLine } from "../../ui/spinner.tsx";
import { failureNotice, type Notice, NoticeBox, successNotice } from "../form/notice.tsx";
import { api } from "../state/api.ts";
import { dateLocale } from "../wording/date-locale.ts";

const timeOf = (iso: string): string =>
  new Intl.DateTimeFormat(dateLocale(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));

/** Where the customer is logged in. Each login but this one can be ended. */
export default function OwnLogins() {
  const [logins, setLogins] = useState<readonly Login[] | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  /** The login that is being ended; "others" for all but this one. */
  const [ending, setEnding] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    api.call("GET /api/accounts/logins", {}).then(setLogins, (problem: unknown) => {
      setNotice(failureNotice(t("Your logins could not be loaded."), problem));
      setLogins([]);
    });
  }, []);

  async function end(loginId: string | null) {
    setEnding(loginId ?? "others");
    setNotice(null);
    try {
      setLogins(await api.call("POST /api/accounts/logins/end", { body: { loginId } }));
      setNotice(successNotice(loginId ? t("This login has ended.") : t("All other logins have ended.")));
      heading.current?.focus(); // the pressed button is gone
    } catch (problem) {
      setNotice(failureNotice(t("The login could not be ended."), problem));
    } finally {
      setEnding(null);
    }
  }

  return (
    <section className="mt-14 grid gap-4" aria-labelledby="own-logins">
      <h2 id="own-logins" ref={heading} tabIndex={-1} className="text-xl">
        {t("Where you are logged in")}
      </h2>
      <NoticeBox notice={notice} />
      {logins ? (
        <ul className="divide-y divide-line border-y border-line">
          {logins.map((login) => (
            <li
              key={login.loginId}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4"
            >
              <div className="min-w-0">
                <p className="font-medium">
                  <span>{login.device}</span>
                  {login.isThis && <span className="font-normal text-good"> {t("· this browser")}</span>}
                </p>
                <p className="text-sm text-soft">
                  {t("Last used {time}", { time: timeOf(login.lastUsedAt) })}
                </p>
              </div>
              {!login.isThis && (
                <Button
                  look="secondary"
                  busy={ending === login.loginId}
                  aria-label={t("Log out {device}, last used {time}", {
                    device: login.device,
                    time: timeOf(login.lastUsedAt),
                  })}
                  onClick={() => void end(login.loginId)}
                >
                  {t("Log out")}
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <LoadingLine label={t("Loading your logins …")} />
      )}
      {logins && logins.length > 2 && (
        <Button look="secondary" busy={ending === "others"} onClick={() => void end(null)}>
          {t("Log out everywhere else")}
        </Button>
      )}
    </section>
  );
}
