import { Link } from "react-router";
import { t } from "../../../platform/language/t.ts";
import { PathIcon } from "../../ui/icon.tsx";
import { OwnText } from "../page/own-text.tsx";
import { useStoreData } from "../page/store-data.ts";

/** The images of the strip, in the order of the promises. */
const icons = [
  {
    iconPath:
      "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.5 12h17M12 3c2.6 2.6 3.75 5.6 3.75 9S14.6 18.4 12 21c-2.6-2.6-3.75-5.6-3.75-9S9.4 5.6 12 3Z",
  },
  {
    iconPath:
      "M12 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM8.5 13.5 7.5 21l4.5-2.5 4.5 2.5-1-7.5M10 9l1.5 1.5L14.25 7.75",
  },
  {
    iconPath:
      "M4.5 15v-3a7.5 7.5 0 0 1 15 0v3M4.5 13h2.75v5H6a1.5 1.5 0 0 1-1.5-1.5V13ZM19.5 13h-2.75v5H18a1.5 1.5 0 0 0 1.5-1.5V13ZM18 18c0 1.7-1.5 2.75-4.5 2.75",
  },
] as const;

/** The strip of promises (specification 1): what the store's settings say. */
export function Promises() {
  const { promises } = useStoreData().config;
  if (promises.length === 0) return null;
  return (
    <section aria-label={t("Our promises")} className="page-width mt-16 sm:mt-24">
      <ul className="grid gap-8 border-y border-line py-10 sm:grid-cols-3">
        {promises.map((promise, at) => (
          <li key={promise.title} className="flex gap-4">
            <span className="text-accent-text">
              <PathIcon path={icons[at % icons.length]?.iconPath ?? ""} size={28} />
            </span>
            <div>
              <h2 className="text-base font-medium tracking-normal">
                <OwnText text={promise.title} />
              </h2>
              <p className="text-sm text-soft">
                <OwnText text={promise.text} />
                {promise.link && (
                  <Link to="/orders/shipping-policy" className="ms-1 underline underline-offset-4">
                    {promise.link}
                  </Link>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
