import { Link } from "react-router";
import type { PublicConfig } from "../../../app/pages/services.ts";
import type { Section } from "../text-page/content-page.tsx";
import { PromiseList } from "./promise-list.tsx";

/** What a new store says about itself in German (about-us.tsx has the English text). `homeCountry` as the page's language calls it. */
export const germanAboutUs = (config: PublicConfig, homeCountry: string): readonly Section[] => [
  {
    title: "Warum es diesen Shop gibt",
    body: (
      <>
        <p>
          Ein erster Tag bei {config.companyName} beginnt mit einem Paket. Darin ist, was man am Anfang
          braucht und gern behält: Wir nennen es Willkommenspaket, und es ist kostenlos. In diesem Shop wird
          es eingelöst, und alle anderen können hier kaufen, was unser Zeichen trägt: T-Shirts, Becher,
          Flaschen, Taschen, Schreibwaren und Technik.
        </p>
        <p>
          Gäste sind willkommen. Du brauchst kein Konto, um dich umzusehen, den Warenkorb zu füllen oder uns
          zu schreiben. Erst an der Kasse meldest du dich an.
        </p>
      </>
    ),
  },
  {
    title: "Wer dahintersteht",
    body: (
      <p>
        {config.partnerName &&
          `Alles wird zusammen mit unserem Partner ${config.partnerName}${homeCountry && ` (${homeCountry})`} entworfen, dort hergestellt und von dort verschickt. `}
        Wir wählen wenig aus, und das sorgfältig: Dinge, die man jahrelang benutzt und nicht nur einen
        Nachmittag, in Farben, die zu dem passen, was du schon hast.
      </p>
    ),
  },
  {
    title: "Was wir versprechen",
    body: (
      <>
        <PromiseList promises={config.promises} />
        <p>
          Lies, <Link to="/orders/shipping-policy">wie wir versenden</Link>,{" "}
          <Link to="/orders/return-policy">wie du etwas zurückgibst</Link> und{" "}
          <Link to="/company/contact-us">wo du uns schreiben kannst</Link>.
        </p>
      </>
    ),
  },
];
