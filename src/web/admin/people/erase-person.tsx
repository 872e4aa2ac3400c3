import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import type { Person } from "../../../contract/admin/people.ts";
import type { Erasure } from "../../../contract/admin/privacy.ts";
import { api } from "../api.ts";
import { useStep } from "../use-step.ts";
import { erasureWords } from "./erasure-words.ts";

/** Says exactly what will happen, and asks for the address to be typed before it does. */
export function ErasePerson({ person }: { person: Person }) {
  const [erasure, setErasure] = useState<Erasure>();
  const [email, setEmail] = useState("");
  const { isBusy, take } = useStep();
  const params = { personId: person.id };
  const look = () =>
    void take(async () => setErasure(await api.call("GET /api/admin/people/{personId}/erasure", { params })));
  function erase(event: FormEvent) {
    event.preventDefault();
    const body = { version: erasure?.version ?? 0, email };
    void take(() => api.call("POST /api/admin/people/{personId}/erase", { params, body }), "Erased");
  }
  if (!erasure)
    return (
      <Button variant="outlined" color="error" disabled={isBusy} onClick={look} sx={{ mt: 2 }}>
        Erase this person…
      </Button>
    );
  if (erasure.hindrance)
    return <Typography sx={{ mt: 2 }}>Cannot be erased now. {erasure.hindrance}</Typography>;
  return (
    <Box component="form" onSubmit={erase} sx={{ mt: 2, display: "grid", gap: 1.5 }}>
      <Typography>This is what will happen, and nobody can undo it:</Typography>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {erasureWords(erasure).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </Box>
      <TextField
        label="Type the e-mail address to confirm"
        size="small"
        autoComplete="off"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
        <Button
          type="submit"
          variant="contained"
          color="error"
          disabled={isBusy || email.trim().toLowerCase() !== erasure.email.toLowerCase()}
        >
          Erase for ever
        </Button>
        <Button disabled={isBusy} onClick={() => setErasure(undefined)}>
          Leave it
        </Button>
      </Box>
    </Box>
  );
}
