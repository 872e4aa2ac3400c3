import { useCallback, useEffect, useState } from "react";
import { Link } from "react-router";
import type { OwnAccount as Account, BegunVerdict } from "../../../contract/own-account.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { RetryButton } from "../../ui/retry-button.tsx";
import { LoadingLine } from "../../ui/spinner.tsx";
import { failureNotice, type Notice, NoticeBox } from "../form/notice.tsx";
import { loginPath } from "../state/after-login.ts";
import { api } from "../state/api.ts";
import { storedUser } from "../state/user.ts";
import { ACCOUNT_PATH } from "./account-path.ts";
import BegunQuestion from "./begun-question.tsx";
import MemberQuestion from "./member-question.tsx";
import { OwnAccountForm } from "./own-account-form.tsx";
import { OwnAddresses } from "./own-addresses.tsx";
import { OwnCompanyForm } from "./own-company-form.tsx";

/** Name, number, language, password, addresses and billed company; and the question that a password set elsewhere has left open. */
export default function OwnAccount() {
  const [account, setAccount] = useState<Account | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const load = useCallback(() => {
    setNotice(null);
    api
      .call("GET /api/accounts/me", {})
      .then(setAccount, (problem) =>
        setNotice(failureNotice(t("Your account could not be loaded."), problem)),
      );
  }, []);
  useEffect(load, [load]);

  function show(changed: Account) {
    setAccount(changed);
    const user = storedUser.get();
    const fullName = [changed.firstName, changed.lastName].filter(Boolean).join(" ");
    if (user) storedUser.set({ ...user, fullName, contactNo: changed.contactNo });
  }

  async function handleVerdict(verdict: BegunVerdict) {
    setNotice(null);
    try {
      show(await api.call("POST /api/accounts/begun", { body: verdict }));
    } catch (problem) {
      setNotice(failureNotice(t("This could not be saved."), problem));
    }
  }

  if (!account)
    return notice ? (
      <div className="grid justify-items-start gap-4">
        <NoticeBox notice={notice} />
        <RetryButton onRetry={load} />
      </div>
    ) : (
      <LoadingLine label={t("Loading your account …")} />
    );
  return (
    <div className="grid gap-12">
      {account.begun && (
        <section aria-labelledby="begun" className="grid gap-4">
          <h2 id="begun" className="text-xl">
            {t("Was that you?")}
          </h2>
          <p className="text-soft">
            {t("This account was begun on another device, before {email} was confirmed.", {
              email: account.email,
            })}
          </p>
          <BegunQuestion begun={account.begun} isLoggedIn notice={notice} onVerdict={handleVerdict} />
        </section>
      )}
      {account.memberQuestion && <MemberQuestion asked={account.memberQuestion} email={account.email} />}
      <OwnAccountForm key={account.firstName + account.lastName} account={account} onChanged={show} />
      <section aria-labelledby="password" className="grid justify-items-start gap-3">
        <h2 id="password" className="text-xl">
          {t("Password")}
        </h2>
        {account.hasPassword ? (
          <Link to="/accounts/change-password" className="link inline-block py-2">
            {t("Change Password")}
          </Link>
        ) : (
          <>
            <p className="text-soft">{t("You have none yet. With one, you can log in on any device.")}</p>
            <Link
              to="/accounts/recover-password"
              className="link inline-block py-2"
              onClick={() => loginPath(ACCOUNT_PATH)}
            >
              {t("Set your password")}
            </Link>
          </>
        )}
      </section>
      <OwnAddresses />
      <OwnCompanyForm account={account} onChanged={setAccount} />
    </div>
  );
}
