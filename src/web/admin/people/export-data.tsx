import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Person } from "../../../contract/admin/people.ts";
import { api } from "../api.ts";
import { saveFile } from "../lists/save-file.ts";
import { useStep } from "../use-step.ts";

/** Everything kept about a person as one file, for who asks what is kept about them. */
export function ExportData({ person }: { person: Person }) {
  const { isBusy, take } = useStep();
  const save = () =>
    void take(async () => {
      const kept = await api.call("POST /api/admin/people/{personId}/export", {
        params: { personId: person.id },
      });
      saveFile(`person-${person.id}.json`, JSON.stringify(kept, null, 2), "application/json");
    });
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        Account, addresses, cart, orders, codes, enquiries, mails, logins and what was done with the account,
        in one file. No passwords and no hashes. That it was made is recorded.
      </Typography>
      <Button variant="outlined" disabled={isBusy} onClick={save}>
        Download everything as JSON
      </Button>
    </>
  );
}
