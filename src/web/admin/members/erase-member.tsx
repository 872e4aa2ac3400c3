import Button from "@mui/material/Button";
import { useState } from "react";
import { Link, useNotify, useRecordContext, useRedirect, useRefresh } from "react-admin";

import type { Member } from "../../../contract/admin/members.ts";
import { ApiProblem } from "../../../contract/client.ts";
import { t } from "../../../platform/language/t.ts";
import { ConfirmButton } from "../actions/confirm-button.tsx";
import { api } from "../calls/api.ts";
import { SectionCard } from "../records/section-card.tsx";
import { administrators } from "../staff-session/shown-to-roles.ts";
import { useMayChange } from "../staff-session/use-may-change.ts";

/** For administrators: deletes who has no account, such as a joiner who never came. */
export function EraseMember() {
  const member = useRecordContext<Member>();
  const mayErase = useMayChange(administrators);
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const redirect = useRedirect();
  if (!member?.history || !mayErase) return null;
  const { id: memberId, version, fullName, account } = member;
  const erase = async () => {
    setBusy(true);
    try {
      await api.call("POST /api/admin/members/{memberId}/erase", { params: { memberId }, body: { version } });
      notify(t("Erased"), { type: "success" });
      redirect("list", "members"); // without reading again who is no longer there
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      notify(error.detail || error.message, { type: "error" });
      setBusy(false);
      refresh();
    }
  };
  return (
    <SectionCard title={t("Erase")}>
      {account ? (
        <>
          <p>{t("This member has an account. Erasing the person erases both.")}</p>
          <Button component={Link} to={`/people/${account.personId}/show`} variant="outlined">
            {t("To the person")}
          </Button>
        </>
      ) : (
        <ConfirmButton
          variant="outlined"
          color="error"
          disabled={isBusy}
          title={t("Erase {name}?", { name: fullName })}
          content={t(
            "Names, numbers, addresses, days, sizes and claim links are deleted, and nobody can undo it. Where a kit was redeemed, its order stays, and hashes of the addresses, so that none of them gets a second one.",
          )}
          confirm={t("Erase")}
          confirmColor="warning"
          onConfirm={() => void erase()}
        >
          {t("Erase this member…")}
        </ConfirmButton>
      )}
    </SectionCard>
  );
}
