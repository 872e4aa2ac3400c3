import { useRef } from "react";
import { t } from "../../../platform/language/t.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { EnquiryForm } from "../enquiry/enquiry-form.tsx";
import { useStoreData } from "../page/store-data.ts";
import { api } from "../state/api.ts";
import { replyText } from "../wording/hours-text.ts";
import { blankPopUp, bulkEnquiryOf } from "./pop-up-enquiry.ts";

/** The home page's enquiry form, 700 px wide, sent as a bulk enquiry (specification 2 and 9). */
export default function EnquiryPopUp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { config } = useStoreData();
  const top = useRef<HTMLDivElement>(null);
  return (
    <Dialog open={open} onClose={onClose} title={t("Send an enquiry")} shape="wide">
      <div ref={top} className="pt-1">
        <EnquiryForm
          kind="bulk"
          draft="pop-up"
          blank={blankPopUp}
          scrollToStart={() => top.current?.scrollIntoView({ block: "start" })}
          thanks={`${t("Your enquiry is with Us.")} ${replyText(config.policy.replyHours)}`}
          send={(typed) => api.call("POST /api/bulkEnquiry", { isForm: true, body: bulkEnquiryOf(typed) })}
        >
          {(field) => (
            <>
              <div className="grid gap-5 sm:grid-cols-2">
                <TextField
                  label={t("First name")}
                  autoComplete="given-name"
                  required
                  maxLength={99}
                  {...field("firstName")}
                />
                <TextField
                  label={t("Last name")}
                  autoComplete="family-name"
                  required
                  maxLength={100}
                  {...field("lastName")}
                />
                <TextField
                  label={t("Email")}
                  type="email"
                  autoComplete="email"
                  required
                  maxLength={254}
                  {...field("email")}
                />
                <TextField
                  label={t("Phone")}
                  type="tel"
                  autoComplete="tel"
                  required
                  maxLength={40}
                  {...field("phone")}
                />
                <TextField
                  label={t("Quantity")}
                  inputMode="numeric"
                  autoComplete="off"
                  required
                  maxLength={100}
                  {...field("quantity")}
                />
                <TextField
                  label={t("Company name")}
                  autoComplete="organization"
                  required
                  maxLength={200}
                  {...field("company")}
                />
              </div>
              <TextArea label={t("Message")} rows={4} required maxLength={4700} {...field("message")} />
            </>
          )}
        </EnquiryForm>
      </div>
    </Dialog>
  );
}
