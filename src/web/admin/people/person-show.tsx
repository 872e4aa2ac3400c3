import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { ListButton, Show, useRecordContext } from "react-admin";
import type { Person, PersonChange } from "../../../contract/admin/people.ts";
import { api } from "../api.ts";
import { formatDateTime } from "../format.ts";
import { SectionCard } from "../section-card.tsx";
import { useAction } from "../use-action.ts";
import { ErasePerson } from "./erase-person.tsx";
import { ExportPersonData } from "./export-person-data.tsx";
import { roleChoices } from "./people-list.tsx";

export const PersonShow = () => (
  <Show component="div" actions={false}>
    <PersonDetails />
  </Show>
);

function PersonDetails() {
  const person = useRecordContext<Person>();
  if (person?.openLogins === undefined) return null; // react-admin shows the list's row first, without logins
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 720, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          columnGap: 2,
          overflowWrap: "anywhere",
        }}
      >
        <Typography variant="h5" component="h2">
          {person.fullName}
        </Typography>
        <Typography color="text.secondary">{person.email}</Typography>
        <Box sx={{ flex: 1 }} />
        <ListButton label="All people" />
      </Box>
      <SectionCard title="In the store">
        <div>
          Since {formatDateTime(person.createdAt)} · {plural(person.orders, "order")} ·{" "}
          {plural(person.openLogins, "open login")}
        </div>
        <div>
          {person.emailVerified
            ? "The address is proved."
            : "The address is not proved: no kit is redeemed on it."}
        </div>
        <div>
          {person.kitOrderNo
            ? `Welcome kit redeemed with ${person.kitOrderNo}.`
            : "Welcome kit not redeemed."}
        </div>
        <div>{person.hasSecondFactor ? "Logs in here with a second factor." : "No second factor."}</div>
        {person.contactNo && <div>{person.contactNo}</div>}
      </SectionCard>
      {person.isErased ? (
        <SectionCard title="Erased">
          Nothing names this person any more. Their orders are kept for the books.
        </SectionCard>
      ) : (
        <>
          <SectionCard title="What this person may do">
            <PersonRights person={person} />
          </SectionCard>
          <SectionCard title="What is kept about this person">
            <ExportPersonData person={person} />
            <ErasePerson key={person.version} person={person} />
          </SectionCard>
        </>
      )}
    </Box>
  );
}

function PersonRights({ person }: { person: Person }) {
  const { isBusy, take: run } = useAction();
  const params = { personId: person.id };
  const change = (input: Omit<PersonChange, "version">) =>
    void run(() =>
      api.call("PUT /api/admin/people/{personId}", { params, body: { version: person.version, ...input } }),
    );
  return (
    <Box sx={{ display: "grid", gap: 1.5, justifyItems: "start" }}>
      <TextField
        select
        size="small"
        label="Role (a change ends every login)"
        value={person.role}
        disabled={isBusy}
        onChange={(event) => change({ role: event.target.value as Person["role"] })}
        sx={{ minWidth: 280 }}
      >
        {roleChoices.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Button variant="outlined" disabled={isBusy} onClick={() => change({ isOrg: !person.isOrg })}>
        {person.isOrg ? "No longer bill to offices" : "Let it bill to company offices"}
      </Button>
      <Button
        variant="outlined"
        disabled={isBusy || person.openLogins === 0}
        onClick={() => void run(() => api.call("POST /api/admin/people/{personId}/sign-out", { params }))}
      >
        Sign out everywhere
      </Button>
      {person.hasSecondFactor && (
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={() =>
            void run(() => api.call("POST /api/admin/people/{personId}/second-factor/remove", { params }))
          }
        >
          Take the second factor off: for who has lost it; ends every login
        </Button>
      )}
      <Button
        variant="outlined"
        color="error"
        disabled={isBusy}
        onClick={() => change({ isBlocked: !person.isBlocked })}
      >
        {person.isBlocked ? "Unblock" : "Block: ends every login, and no new one"}
      </Button>
    </Box>
  );
}

const plural = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;
