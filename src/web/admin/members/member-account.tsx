import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { maxLength, required, TextInput, useRecordContext } from "react-admin";
import type { Member } from "../../../contract/admin/members.ts";
import { t } from "../../../platform/language/t.ts";
import { CommandForm } from "../actions/command-form.tsx";
import { ConfirmButton } from "../actions/confirm-button.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { SectionCard } from "../records/section-card.tsx";

const noEmail = { email: "" };
const fields = { not_found: "email", account_linked: "email" } as const;

/** Which account is the member's. Nobody is linked by an equal address alone: the person says so, or staff here. */
export function MemberAccount() {
  const member = useRecordContext<Member>();
  const { isBusy, run, submit } = useAction();
  if (!member?.history) return null; // react-admin shows the list's row first, without the account
  const { id: memberId, version, account } = member;
  const params = { memberId };
  const unlink = (isSomebodyElse: boolean) =>
    void run(
      () =>
        api.call("POST /api/admin/members/{memberId}/unlink", { params, body: { version, isSomebodyElse } }),
      t("The account is no longer this member’s"),
    );
  if (!account)
    return (
      <SectionCard title={t("Account")}>
        <p>{t("No account is linked. An equal address links nothing by itself.")}</p>
        <CommandForm
          initialValues={noEmail}
          fields={fields}
          onSubmit={({ email }) =>
            submit(
              () => api.call("POST /api/admin/members/{memberId}/link", { params, body: { version, email } }),
              t("Linked"),
            )
          }
        >
          <TextInput
            source="email"
            label={t("E-mail address of the account")}
            validate={[required(), maxLength(254)]}
          />
          <div>
            <Button type="submit" variant="outlined" disabled={isBusy}>
              {t("Link the account")}
            </Button>
          </div>
        </CommandForm>
      </SectionCard>
    );
  return (
    <SectionCard title={t("Account")}>
      <Box sx={{ overflowWrap: "anywhere", mb: 1.5 }}>{account.email}</Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <ConfirmButton
          variant="outlined"
          disabled={isBusy}
          title={t("Unlink the account?")}
          content={t(
            "The person stays the same and may link another account. A kit that was redeemed stays theirs.",
          )}
          confirm={t("Unlink")}
          onConfirm={() => unlink(false)}
        >
          {t("Unlink: the person has another account")}
        </ConfirmButton>
        <ConfirmButton
          variant="outlined"
          color="error"
          disabled={isBusy}
          title={t("Was it somebody else?")}
          content={t(
            "The account and a kit that it redeemed belong to another person. This member may redeem a kit then.",
          )}
          confirm={t("It was somebody else")}
          confirmColor="warning"
          onConfirm={() => unlink(true)}
        >
          {t("Unlink: it was somebody else")}
        </ConfirmButton>
      </Box>
    </SectionCard>
  );
}
