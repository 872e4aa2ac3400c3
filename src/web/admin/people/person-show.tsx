import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type ChangeEvent, useState } from "react";
import { Form, type RaRecord, required, SelectInput, Show, useRecordContext } from "react-admin";
import type { Person, PersonChange } from "../../../contract/admin/people.ts";
import { t } from "../../../platform/language/t.ts";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { CompanyForm } from "../orders/billed-company.tsx";
import { RecordHeading } from "../records/record-heading.tsx";
import { SectionCard } from "../records/section-card.tsx";
import { administrators } from "../staff-session/shown-to-roles.ts";
import { useMayChange } from "../staff-session/use-may-change.ts";
import { formatDateTime } from "../words/format.ts";
import { ErasePerson } from "./erase-person.tsx";
import { ExportPersonData } from "./export-person-data.tsx";
import { roleChoices, roles } from "./people-list.tsx";
import { PersonOrders } from "./person-orders.tsx";

export const PersonShow = () => (
  <Show component="div" actions={false}>
    <PersonDetails />
  </Show>
);

function PersonDetails() {
  const person = useRecordContext<Person>();
  const mayChange = useMayChange(administrators);
  if (person?.openLogins === undefined) return null; // react-admin shows the list's row first, without logins
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 720, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <RecordHeading title={person.fullName} allLabel={t("All people")}>
        <Typography color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
          {person.email}
        </Typography>
      </RecordHeading>
      <SectionCard title={t("In the store")}>
        <div>
          {t(
            "Since {createdAt} · {orders, plural, one {# order} other {# orders}} · {openLogins, plural, one {# open login} other {# open logins}}",
            {
              createdAt: formatDateTime(person.createdAt),
              orders: person.orders,
              openLogins: person.openLogins,
            },
          )}
        </div>
        <div>
          {person.emailVerified
            ? t("The e-mail address is verified.")
            : t("The e-mail address is not verified: no kit can be redeemed with it.")}
        </div>
        <div>
          {person.kitOrderNo
            ? t("Welcome kit redeemed with {kitOrderNo}.", { kitOrderNo: person.kitOrderNo })
            : t("Welcome kit not redeemed.")}
        </div>
        <div>{person.hasSecondFactor ? t("Logs in here with a second factor.") : t("No second factor.")}</div>
        {person.contactNo && <div>{person.contactNo}</div>}
      </SectionCard>
      <SectionCard title={t("Orders")}>
        <PersonOrders />
      </SectionCard>
      {!person.isErased && person.role === "buyer" && (
        <SectionCard title={t("Billed company")}>
          <Typography color="textSecondary">{t("New orders of this person are billed to it.")}</Typography>
          <CompanyForm
            key={person.version}
            company={person.billedCompany}
            done={t("Written down: new orders have it")}
            onSave={(body) =>
              api.call("POST /api/admin/people/{personId}/billed-company", {
                params: { personId: person.id },
                body,
              })
            }
          />
        </SectionCard>
      )}
      {person.isErased ? (
        <SectionCard title={t("Erased")}>
          {t("Nothing names this person any more. Their orders are kept for the books.")}
        </SectionCard>
      ) : (
        mayChange && (
          <>
            <SectionCard title={t("What this person may do")}>
              <PersonRights person={person} />
            </SectionCard>
            <SectionCard title={t("What is kept about this person")}>
              <ExportPersonData person={person} />
              <ErasePerson key={person.version} person={person} />
            </SectionCard>
          </>
        )
      )}
    </Box>
  );
}

function PersonRights({ person }: { person: Person }) {
  const { isBusy, run } = useAction();
  const params = { personId: person.id };
  /** A refused role must not stay in the field. */
  const [round, setRound] = useState(0);
  const change = (input: Omit<PersonChange, "version">) =>
    void run(() =>
      api.call("PUT /api/admin/people/{personId}", { params, body: { version: person.version, ...input } }),
    ).then(() => setRound((before) => before + 1));
  return (
    <Box sx={{ display: "grid", gap: 1.5, justifyItems: "start" }}>
      <Form key={round} record={{ role: person.role }}>
        <SelectInput
          source="role"
          label={t("Role (a change ends every login)")}
          choices={roleChoices}
          validate={required()}
          translateChoice={false}
          disabled={isBusy}
          onChange={(event: ChangeEvent<HTMLInputElement> | RaRecord) => {
            const role = roles.find((name) => name === event.target.value);
            if (role) change({ role });
          }}
          sx={{ minWidth: 280 }}
        />
      </Form>
      <Button variant="outlined" disabled={isBusy} onClick={() => change({ isOrg: !person.isOrg })}>
        {person.isOrg ? t("No longer bill to offices") : t("Let it bill to company offices")}
      </Button>
      <Button
        variant="outlined"
        disabled={isBusy || person.openLogins === 0}
        onClick={() => void run(() => api.call("POST /api/admin/people/{personId}/sign-out", { params }))}
      >
        {t("Sign out everywhere")}
      </Button>
      {person.hasSecondFactor && (
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={() =>
            void run(() => api.call("POST /api/admin/people/{personId}/second-factor/remove", { params }))
          }
        >
          {t("Remove the second factor: for a person who has lost it; ends every login")}
        </Button>
      )}
      <Button
        variant="outlined"
        color="error"
        disabled={isBusy}
        onClick={() => change({ isBlocked: !person.isBlocked })}
      >
        {person.isBlocked ? t("Unblock") : t("Block: ends every login, and no new one")}
      </Button>
    </Box>
  );
}
