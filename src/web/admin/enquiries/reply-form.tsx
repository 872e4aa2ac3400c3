import Button from "@mui/material/Button";
import type { ChangeEvent } from "react";
import { type RaRecord, SelectInput, TextInput, useInput } from "react-admin";
import type { StaffEnquiry } from "../../../contract/admin/enquiries.ts";
import { t } from "../../../platform/language/t.ts";
import { CommandForm } from "../actions/command-form.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";

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
          t("Mailed to {email}", { email: enquiry.email }),
        )
      }
    >
      {({ body }) => (
        <>
          <TemplateInput enquiry={enquiry} />
          <TextInput
            source="body"
            label={t("Answer")}
            multiline
            minRows={6}
            slotProps={{ htmlInput: { maxLength: 5000 } }}
          />
          <div>
            <Button type="submit" variant="contained" disabled={isBusy || !body.trim()}>
              {t("Mail the answer")}
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
      label={t("Begin with a template")}
      choices={replyTemplates.map(({ name }) => ({ id: name, name }))}
      translateChoice={false}
      onChange={(event: ChangeEvent<HTMLInputElement> | RaRecord) => {
        const template = replyTemplates.find(({ name }) => name === event.target.value);
        if (template) body.onChange(template.write(enquiry));
      }}
    />
  );
}

type TemplateEnquiry = Pick<StaffEnquiry, "productIdea" | "qty" | "budget">;

/** Beginnings of frequent replies. Staff complete them. */
const replyTemplates: readonly { readonly name: string; write(enquiry: TemplateEnquiry): string }[] = [
  {
    name: t("Bulk order: we can do this"),
    write: ({ productIdea, qty }) =>
      t(
        "Thank you for writing to us.\n\nWe can make {qty} of {productIdea} with your mark. Our offer:\n\n- Price per piece: \n- Ready to send: \n\nShall we go ahead?",
        { qty: qty || t("that quantity"), productIdea: productIdea || t("what you have in mind") },
      ),
  },
  {
    name: t("Bulk order: we need to know more"),
    write: () =>
      t(
        "Thank you for writing to us.\n\nTo make you an offer we would like to know:\n\n- the pieces you need, by size and colour\n- where they go, and by when\n- how your mark should be printed\n\nA line on each is enough.",
      ),
  },
  {
    name: t("Where is my order"),
    write: () =>
      t(
        "Thank you for writing to us.\n\nYour order is with the courier. AWB NO: \n\nHow long delivery takes is on our page about shipping.",
      ),
  },
];
