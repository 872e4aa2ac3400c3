import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { ListButton, Show, useRecordContext } from "react-admin";
import type { Person, PersonChange } from "../../../contract/admin/people.ts";
import { onTheClock } from "../amount.ts";
import { api } from "../api.ts";
import { Part } from "../part.tsx";
import { useStep } from "../use-step.ts";
import { ErasePerson } from "./erase-person.tsx";
import { ExportData } from "./export-data.tsx";
import { roles } from "./people-list.tsx";

export const PersonShow = () => (
  <Show component="div" actions={false}>
    <Whole />
  </Show>
);

function Whole() {
  const person = useRecordContext<Person>();
  if (person?.openLogins === undefined) return null; // the list's row, until the whole person has come
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
      <Part title="In the store">
        <div>
          Since {onTheClock(person.createdAt)} · {counted(person.orders, "order")} ·{" "}
          {counted(person.openLogins, "open login")}
        </div>
        <div>
          {person.emailProved
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
      </Part>
      {person.isErased ? (
        <Part title="Erased">Nothing names this person any more. Their orders are kept for the books.</Part>
      ) : (
        <>
          <Part title="What this person may do">
            <Rights person={person} />
          </Part>
          <Part title="What is kept about this person">
            <ExportData person={person} />
            <ErasePerson key={person.version} person={person} />
          </Part>
        </>
      )}
    </Box>
  );
}

function Rights({ person }: { person: Person }) {
  const { isBusy, take } = useStep();
  const params = { personId: person.id };
  const change = (input: Omit<PersonChange, "version">) =>
    void take(() =>
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
        {roles.map(({ id, name }) => (
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
        onClick={() => void take(() => api.call("POST /api/admin/people/{personId}/sign-out", { params }))}
      >
        Sign out everywhere
      </Button>
      {person.hasSecondFactor && (
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={() =>
            void take(() => api.call("POST /api/admin/people/{personId}/second-factor/remove", { params }))
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

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;
