import { Link, type MetaFunction } from "react-router";
import { t } from "../../../platform/language/t.ts";
import { TextArea, TextField } from "../../ui/field.tsx";
import { EnquiryForm } from "../enquiry/enquiry-form.tsx";
import { OwnText } from "../page/own-text.tsx";
import { pageMeta } from "../page/page-meta.ts";
import { useStoreData } from "../page/store-data.ts";
import { api } from "../state/api.ts";
import { hoursText, replyText } from "../wording/hours-text.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: t("Contact Us"),
      path: "/company/contact-us",
      description: t("Write to us about an order, a product, or anything else: we answer as soon as we can."),
    },
    matches,
  );

/** Specification 2: company/contact-us. */
export default function ContactUs() {
  const { config } = useStoreData();
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 pt-10 sm:pt-16 lg:grid-cols-[1fr_1.4fr]">
      {/* On a phone the form comes up under the heading when it has something new to say. */}
      <div className="max-lg:contents">
        <h1 className="text-3xl max-lg:order-first max-lg:-mb-10">{t("Contact Us")}</h1>
        <div>
          <p className="mt-4 text-lg text-soft">
            {t("Write to us about an order, a product, or anything else. We answer within {hours}.", {
              hours: hoursText(config.policy.replyHours),
            })}
          </p>
          {config.officeAddress.length > 0 && (
            <h2 className="mt-8 text-sm font-medium tracking-normal text-soft">
              {/* That of a new store is in the language of the page, a company's own as it wrote it. */}
              {config.officeHeading === "Our office" ? (
                t("Our office")
              ) : (
                <OwnText text={config.officeHeading} />
              )}
            </h2>
          )}
          <address className={`not-italic ${config.officeAddress.length > 0 ? "mt-2" : "mt-8"}`}>
            <strong className="block font-medium">{config.partnerName || config.companyName}</strong>
            {config.officeAddress.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
            {config.supportEmail && (
              <a
                href={`mailto:${config.supportEmail}`}
                className="link mt-3 inline-block py-2 wrap-anywhere"
                translate="no"
              >
                {config.supportEmail}
              </a>
            )}
          </address>
          <p className="mt-2 text-sm text-soft">
            <OwnText text={config.officeHours} />
          </p>
          <p className="mt-8 max-w-72 border-t border-line pt-5 text-sm text-soft">
            {t("Is it about an order?")}{" "}
            <Link to="/accounts/order-history" className="link">
              {t("My Orders")}
            </Link>{" "}
            {t("shows where it is. Do you need a lot of one product? Send a")}{" "}
            <Link to="/orders/bulk-enquiry" className="link">
              {t("bulk enquiry")}
            </Link>
            .
          </p>
        </div>
      </div>
      <EnquiryForm
        kind="contact"
        blank={{ name: "", email: "", message: "" }}
        thanks={`${t("Thankyou for contacting us.")} ${replyText(config.policy.replyHours)}`}
        send={({ name, email, message }) =>
          api.call("POST /api/contact", {
            isForm: true,
            body: {
              Name: name,
              Email: email.trim(),
              Description: message,
              ProductIdea: "",
              Budget: "",
              Qty: "",
            },
          })
        }
      >
        {(field) => (
          <>
            <TextField
              label={t("Your Name")}
              autoComplete="name"
              required
              maxLength={200}
              {...field("name")}
            />
            <TextField
              label={t("Email")}
              type="email"
              autoComplete="email"
              required
              maxLength={254}
              {...field("email")}
            />
            <TextArea label={t("Message")} required maxLength={5000} {...field("message")} />
          </>
        )}
      </EnquiryForm>
    </div>
  );
}
