import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { type FormEvent, useState } from "react";
import type { StaffEnquiry } from "../../../contract/admin/enquiries.ts";
import { api } from "../api.ts";
import { useAction } from "../use-action.ts";
import { replyTemplates } from "./reply-templates.ts";

export function ReplyForm({ enquiry }: { enquiry: StaffEnquiry }) {
  const [body, setBody] = useState("");
  const { isBusy, take: run } = useAction();
  async function sendReply(event: FormEvent) {
    event.preventDefault();
    const isSent = await run(
      () =>
        api.call("POST /api/admin/enquiries/{enquiryId}/replies", {
          params: { enquiryId: enquiry.id },
          body: { version: enquiry.version, body },
        }),
      `Mailed to ${enquiry.email}`,
    );
    if (isSent) setBody("");
  }
  return (
    <Box component="form" onSubmit={sendReply} sx={{ display: "grid", gap: 1 }}>
      <TextField
        select
        label="Begin with a template"
        value=""
        onChange={(event) => setBody(replyTemplates[Number(event.target.value)]?.write(enquiry) ?? "")}
        size="small"
      >
        {replyTemplates.map(({ name }, index) => (
          <MenuItem key={name} value={index}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label="Answer"
        value={body}
        onChange={(event) => setBody(event.target.value)}
        multiline
        minRows={6}
        slotProps={{ htmlInput: { maxLength: 5000 } }}
      />
      <div>
        <Button type="submit" variant="contained" disabled={isBusy || !body.trim()}>
          Mail the answer
        </Button>
      </div>
    </Box>
  );
}
