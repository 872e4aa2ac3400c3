import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useState } from "react";
import { AutocompleteInput, ReferenceInput, required, useRecordContext } from "react-admin";
import type { Member, MemberMerge } from "../../../contract/admin/members.ts";
import { t } from "../../../platform/language/t.ts";
import { CommandForm } from "../actions/command-form.tsx";
import { ConfirmButton } from "../actions/confirm-button.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { SectionCard } from "../records/section-card.tsx";
import { formatFullDay } from "../words/format.ts";

interface Shown {
  readonly plan: MemberMerge;
  readonly otherVersion: number;
}

const nobody: { otherId: number | null } = { otherId: null };

/** Two records of one person become this one. What will be is shown before it is done. */
export function MergeMember() {
  const member = useRecordContext<Member>();
  const { isBusy, run, submit } = useAction();
  const [shown, setShown] = useState<Shown>();
  if (!member?.history) return null;
  const { id: memberId, version } = member;
  const params = { memberId };
  const show = (otherId: number) =>
    submit(async () => {
      const other = await api.call("GET /api/admin/members/{memberId}", { params: { memberId: otherId } });
      const plan = await api.call("POST /api/admin/members/{memberId}/merge", {
        params,
        body: { version, otherId },
      });
      setShown({ plan, otherVersion: other.version });
    });
  const merge = ({ plan, otherVersion }: Shown) =>
    void run(
      () =>
        api.call("POST /api/admin/members/{memberId}/merge", {
          params,
          body: { version, otherId: plan.goes.id, otherVersion },
        }),
      t("The two are one member now"),
    ).then(() => setShown(undefined));
  return (
    <SectionCard title={t("The same person twice")}>
      <CommandForm
        initialValues={nobody}
        onSubmit={async ({ otherId }) => {
          if (otherId) await show(otherId);
          return false;
        }}
      >
        <ReferenceInput
          source="otherId"
          reference="members"
          sort={{ field: "name", order: "ASC" }}
          filter={{}}
        >
          <AutocompleteInput
            label={t("The other record")}
            optionText={nameWithEmail}
            filterToQuery={(q: string) => ({ q })}
            validate={required()}
          />
        </ReferenceInput>
        <div>
          <Button type="submit" variant="outlined" disabled={isBusy}>
            {t("Show what merging does")}
          </Button>
        </div>
      </CommandForm>
      {shown && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {describeMerge(shown.plan).map((line) => (
            <div key={line}>{line}</div>
          ))}
          <ConfirmButton
            variant="contained"
            color="warning"
            disabled={isBusy}
            sx={{ mt: 1.5 }}
            title={t("Merge the two?")}
            content={t("The record of {name} goes; what it says moves here. Parting them later is by hand.", {
              name: shown.plan.goes.fullName,
            })}
            confirm={t("Merge")}
            confirmColor="warning"
            onConfirm={() => merge(shown)}
          >
            {t("Merge")}
          </ConfirmButton>
        </Alert>
      )}
    </SectionCard>
  );
}

const nameWithEmail = ({ fullName, email }: { fullName: string; email: string }) =>
  email ? `${fullName} (${email})` : fullName;

/** What the one member has afterwards, a sentence each. */
export const describeMerge = ({ goes, after, leftAccount }: MemberMerge): readonly string[] => [
  t("The record of {name} goes. Afterwards there is:", { name: goes.fullName }),
  t("E-mail: {addresses}.", { addresses: after.emails.join(", ") || t("none") }),
  t("Account: {address}.", { address: after.account || t("none") }),
  ...(leftAccount
    ? [t("The account {address} is then no member’s; its address stays known.", { address: leftAccount })]
    : []),
  t("Employments: {days}.", {
    days:
      after.employments
        .map(({ startOn, endOn }) =>
          t("{day} to {lastDay}", {
            day: formatFullDay(startOn),
            lastDay: endOn ? formatFullDay(endOn) : t("today"),
          }),
        )
        .join("; ") || t("none"),
  }),
  after.kits > 1
    ? t("{count, plural, one {# welcome kit} other {# welcome kits}} redeemed, counted as one.", {
        count: after.kits,
      })
    : t("{count, plural, one {# welcome kit} other {# welcome kits}} redeemed.", { count: after.kits }),
];
