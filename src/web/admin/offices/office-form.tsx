import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { type FormEvent, useState } from "react";
import type { NewOffice } from "../../../contract/admin/offices.ts";

interface OfficeFormProps {
  readonly office?: NewOffice;
  readonly isBusy: boolean;
  readonly label: string;
  readonly save: (office: NewOffice) => void;
}

/** An office's name and the address that stands on what is billed to it. */
export function OfficeForm({ office = { name: "", address: "" }, isBusy, label, save }: OfficeFormProps) {
  const [given, setGiven] = useState({ name: office.name, address: office.address });
  function submit(event: FormEvent) {
    event.preventDefault();
    save(given);
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: "grid", gap: 2, pt: 1, maxWidth: 480 }}>
      <TextField
        label="Name"
        size="small"
        required
        value={given.name}
        onChange={(event) => setGiven({ ...given, name: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
      <TextField
        label="Address"
        size="small"
        multiline
        minRows={3}
        value={given.address}
        onChange={(event) => setGiven({ ...given, address: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      <Button
        type="submit"
        variant="contained"
        disabled={isBusy || given.name.trim() === ""}
        sx={{ justifySelf: "start" }}
      >
        {label}
      </Button>
    </Box>
  );
}
