import { type MetaFunction, useLocation } from "react-router";
import { t } from "../../../platform/language/t.ts";
import { TextArea, TextField } from "../../ui/field.tsx";
import { EnquiryForm } from "../enquiry/enquiry-form.tsx";
import { pageMeta } from "../page/page-meta.ts";
import { useStoreData } from "../page/store-data.ts";
import { api } from "../state/api.ts";
import { replyText } from "../wording/hours-text.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: t("Bulk Enquiry"),
      path: "/orders/bulk-enquiry",
      description: t("Gifts for a team, an event, a whole office: tell us what you have in mind."),
    },
    matches,
  );

const blank = { name: "", email: "", description: "", productIdea: "", budget: "", quantity: "" };

/** Specification 2: orders/bulk-enquiry. */
export default function BulkEnquiry() {
  const { config } = useStoreData();
  const { state } = useLocation() as { state: { product?: string; quantity?: string } | null };
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 pt-10 sm:pt-16 lg:grid-cols-[1fr_1.4fr]">
      {/* On a phone the form comes up under the heading when it has something new to say. */}
      <div className="max-lg:contents">
        <h1 className="text-3xl max-lg:order-first max-lg:-mb-10">{t("Bulk Enquiry")}</h1>
        <div>
          <p className="mt-4 text-lg text-soft">
            {t(
              "Gifts for a team, an event, a whole office: tell us what you have in mind, and we’ll come back with ideas, prices and dates.",
            )}
          </p>
          <h2 className="mt-8 text-sm font-medium tracking-normal text-soft">{t("WRITE US")}</h2>
          <a href={`mailto:${config.supportEmail}`} className="link inline-block py-2" translate="no">
            {config.supportEmail}
          </a>
        </div>
      </div>
      <EnquiryForm
        kind="bulk"
        key={state?.product}
        blank={{ ...blank, productIdea: state?.product ?? "", quantity: state?.quantity ?? "" }}
        {...(state?.product && { draft: `bulk.${state.product}` })}
        thanks={`${t("Your enquiry is with Us.")} ${replyText(config.policy.replyHours)}`}
        send={({ name, email, description, productIdea, budget, quantity }) =>
          api.call("POST /api/bulkEnquiry", {
            isForm: true,
            body: {
              Name: name,
              Email: email.trim(),
              Description: description,
              ProductIdea: productIdea,
              Budget: budget,
              Qty: quantity,
            },
          })
        }
      >
        {(field) => (
          <>
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField label={t("Name")} autoComplete="name" required maxLength={200} {...field("name")} />
              <TextField
                label={t("Email")}
                type="email"
                autoComplete="email"
                required
                maxLength={254}
                {...field("email")}
              />
            </div>
            <TextArea label={t("What's on your mind?")} required maxLength={5000} {...field("description")} />
            <TextField label={t("Product Idea")} required maxLength={500} {...field("productIdea")} />
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField
                label={t("Budget Range")}
                required
                maxLength={200}
                hint={t("For one piece or for all, in any currency.")}
                {...field("budget")}
              />
              <TextField
                label={t("Quantity required")}
                inputMode="numeric"
                required
                maxLength={100}
                {...field("quantity")}
              />
            </div>
          </>
        )}
      </EnquiryForm>
    </div>
  );
}
