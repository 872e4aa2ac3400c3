import Button from "@mui/material/Button";
import type { ChangeEvent } from "react";
import { type RaRecord, SelectInput, TextInput, useInput } from "react-admin";
import type { StaffEnquiry } from "../../../contract/admin/enquiries.ts";
import { CommandForm } from "../actions/command-form.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { replyTemplates } from "./reply-templates.ts";

export function ReplyForm({ enquiry }: { enquiry: StaffEnquiry }) {
  const { isBusy, submit } = useAction();
  return (
    <CommandForm
      initialValues={{ body: "", template: "" }}
      keepAs={`answer to enquiry ${enquiry.id}`}
      onSubmit={({ body }) =>
        submit(
          () =>
            api.call("POST /api/admin/enquiries/{enquiryId}/replies", {
              params: { enquiryId: enquiry.id },
              body: { version: enquiry.version, body },
            }),
          `Mailed to ${enquiry.email}`,
        )
      }
    >
      {({ body }) => (
        <>
          <TemplateInput enquiry={enquiry} />
          <TextInput
            source="body"
            label="Answer"
            multiline
            minRows={6}
            slotProps={{ htmlInput: { maxLength: 5000 } }}
          />
          <div>
            <Button type="submit" variant="contained" disabled={isBusy || !body.trim()}>
              Mail the answer
            </Button>
          </div>
        </>
      )}
    </CommandForm>
  );
}

/** A chosen template becomes the text of the answer. */
function TemplateInput({ enquiry }: { enquiry: StaffEnquiry }) {
  const { field: body } = useInput<string>({ source: "body" });
  return (
    <SelectInput
      source="template"
      label="Begin with a template"
      choices={replyTemplates.map(({ name }) => ({ id: name, name }))}
      translateChoice={false}
      onChange={(event: ChangeEvent<HTMLInputElement> | RaRecord) => {
        const template = replyTemplates.find(({ name }) => name === event.target.value);
        if (template) body.onChange(template.write(enquiry));
      }}
    />
  );
}
