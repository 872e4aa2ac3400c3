import { Link } from "react-router";
import { helpPaths } from "../../../catalogue/search/help-paths.ts";
import type { HelpTopic } from "../../../contract/search.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { Icon } from "../../ui/icon.tsx";
import { helpTitle } from "../search/help-title.ts";

/** What its page says. */
const noteOf = (topic: HelpTopic): string =>
  ({
    bulk: t("Tell us what you need and how many, and we make you an offer."),
    contact: t("Write to us, call or visit."),
    delivery: t("How long it takes, what it costs and where we send it."),
    ordering: t("From the cart to the payment, step by step."),
    orders: t("Where your orders are, and how to cancel one."),
    password: t("We mail you a code for a new one."),
    privacy: t("What we keep about you, and why."),
    returns: t("What can come back, by when, and how you get your money."),
    sizes: t("Each of these has its chart beside the sizes."),
  })[topic];

/** Questions in what was typed, each with the page that answers it. Nothing where there are none. */
export default function HelpPages({ topics }: { topics: readonly HelpTopic[] }) {
  if (!topics.length) return null;
  return (
    <ul className="mb-10 grid max-w-[46rem] gap-3">
      {topics.map((topic) => (
        <li key={topic}>
          {topic === "sizes" ? (
            <p className="text-soft">{noteOf(topic)}</p>
          ) : (
            <Link
              to={helpPaths[topic]}
              prefetch="intent"
              className="flex min-h-16 items-center gap-4 rounded-lg border border-line px-5 py-4 hover:border-ink"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{helpTitle(topic)}</span>
                <span className="block text-sm text-soft">{noteOf(topic)}</span>
              </span>
              <Icon name="forward" size={20} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
