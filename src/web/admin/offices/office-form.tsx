import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { type FormEvent, useState } from "react";
import type { NewOffice } from "../../../contract/admin/offices.ts";

interface OfficeFormProps {
  readonly office?: NewOffice;
  readonly isBusy: boolean;
  readonly label: string;
  readonly onSave: (office: NewOffice) => void;
}

/** An office's name and the address that is printed on what is billed to it. */
export function OfficeForm({
  office = { name: "", address: "" },
  isBusy,
  label,
  onSave: save,
}: OfficeFormProps) {
  const [values, setValues] = useState({ name: office.name, address: office.address });
  function submit(event: FormEvent) {
    event.preventDefault();
    save(values);
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: "grid", gap: 2, pt: 1, maxWidth: 480 }}>
      <TextField
        label="Name"
        size="small"
        required
        value={values.name}
        onChange={(event) => setValues({ ...values, name: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
      <TextField
        label="Address"
        size="small"
        multiline
        minRows={3}
        value={values.address}
        onChange={(event) => setValues({ ...values, address: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      <Button
        type="submit"
        variant="contained"
        disabled={isBusy || values.name.trim() === ""}
        sx={{ justifySelf: "start" }}
      >
        {label}
      </Button>
    </Box>
  );
}
