import { Link } from "react-router";
import { t } from "../../../platform/language/t.ts";
import { buttonClass } from "../../ui/button.tsx";
import { OwnText } from "../page/own-text.tsx";
import { useStoreData } from "../page/store-data.ts";
import { hoursText } from "../wording/hours-text.ts";

/**
 * Home before staff have filled it: who has come too early reads whose store it is and where to write to. With
 * categories there is something to buy already: it leads there.
 */
export default function EmptyHome() {
  const { config, categories } = useStoreData();
  const { companyName, tagline, supportEmail } = config;
  const isOpen = categories.length > 0;
  return (
    <section className="page-width grid justify-items-center gap-5 pt-16 text-center sm:pt-28">
      <p className="text-xl font-bold tracking-[calc(-0.03em*var(--closer))] wrap-anywhere">{companyName}</p>
      <h1 className="max-w-[18ch] text-3xl text-balance">
        {isOpen ? t("Welcome to our store") : t("Our store opens soon")}
      </h1>
      {tagline && (
        <p className="max-w-[44ch] text-lg text-pretty">
          <OwnText text={tagline} />
        </p>
      )}
      <p className="max-w-[44ch] text-lg text-pretty text-soft">
        {isOpen
          ? t("Everything we have is here:")
          : t(
              "We are still unpacking. Please come back in a few days, or write to us: we answer within {hours}.",
              {
                hours: hoursText(config.policy.replyHours),
              },
            )}
      </p>
      {isOpen ? (
        <ul className="flex flex-wrap justify-center gap-2">
          {categories.map(({ menuName, menuLink }) => (
            <li key={menuLink}>
              <Link to={menuLink} prefetch="intent" className={buttonClass("secondary")}>
                <OwnText text={menuName} />
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <Link to="/company/contact-us" prefetch="intent" className={buttonClass("primary", "mt-2")}>
          {t("Contact Us")}
        </Link>
      )}
      {!isOpen && supportEmail && (
        <a href={`mailto:${supportEmail}`} className="link py-2 wrap-anywhere">
          {supportEmail}
        </a>
      )}
    </section>
  );
}
