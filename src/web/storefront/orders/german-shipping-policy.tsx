import { Link } from "react-router";
import type { PublicConfig } from "../../../app/pages/services.ts";
import { transportRows, workingWeek } from "../../../platform/settings/policy-texts.ts";
import type { Section } from "../text-page/content-page.tsx";
import { dispatchText } from "../wording/days-text.ts";
import { germanPlaces, germanWeek } from "../wording/german-policy-names.ts";
import { TransportTable } from "./transport-table.tsx";

/** The shipping policy of a new store in German (shipping-policy.tsx has the English one). */
export function germanShippingPolicy(
  { policy, supportEmail }: PublicConfig,
  countryName: (country: string) => string,
): readonly Section[] {
  return [
    {
      title: "Wie lange es dauert",
      body: (
        <>
          <p>
            Bestellungen gehen in {dispatchText(policy)} in den Versand ({workingWeek(policy, germanWeek)}).
            Ist etwas zu bezahlen, zählen wir ab dem Tag, an dem deine Zahlung da ist. Danach dauert die
            Lieferung:
          </p>
          <TransportTable
            headings={["Nach", "Tage"]}
            rows={transportRows(policy, germanPlaces(countryName))}
          />
          <p>
            Feiertage, Wetter und Zoll können die Lieferung verzögern. Wenn wir davon wissen, schreiben wir
            dir.
          </p>
        </>
      ),
    },
    {
      title: "Wohin wir liefern",
      body: (
        <p>
          In die ganze Welt. Wähle an der Kasse dein Land. Steht es nicht in der Liste, wähle „Anderes Land“
          und gib seinen Namen ein. Bitte gib auch eine Telefonnummer an, unter der dich der Paketdienst
          erreicht, und alles, was hilft, deine Tür zu finden.
        </p>
      ),
    },
    {
      title: "Was es kostet",
      body: (
        <>
          <p>
            Die Versandkosten hängen vom Land und vom Gewicht des Pakets ab. Du siehst sie an der Kasse, bevor
            du bestellst. Ein Willkommenspaket, das allein bestellt wird, verschicken wir kostenlos. Haben wir
            für dein Land noch keinen Preis, nennt ihn dir unser Team, bevor du bezahlst.
          </p>
          <p>
            {policy.homeCountry
              ? "Zoll und Einfuhrsteuern bei Lieferungen ins Ausland"
              : "Zoll und Einfuhrsteuern"}{" "}
            legt das Land fest, in das wir liefern. Bezahlt werden sie von der Person, die das Paket bekommt.
          </p>
        </>
      ),
    },
    {
      title: "Wo dein Paket ist",
      body: (
        <p>
          Wir schreiben dir, sobald deine Bestellung unterwegs ist. Unter{" "}
          <Link to="/accounts/order-history">Meine Bestellungen</Link> siehst du dann den Paketdienst, den Tag
          und die Sendungsnummer (AWB), mit der du das Paket beim Paketdienst verfolgen kannst.
        </p>
      ),
    },
    {
      title: "Falsche Adresse oder kein Paket",
      body: (
        <p>
          Eine falsche Adresse können wir ändern, solange die Bestellung nicht unterwegs ist. Kommt ein Paket
          nicht rechtzeitig, geöffnet oder bei jemand anderem an, schreib mit deiner Bestellnummer an{" "}
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>: Wir suchen danach und schicken es noch
          einmal, wenn es verloren ist. Kommt ein Paket zu uns zurück, weil niemand es annehmen konnte,
          verschicken wir es auf deine Kosten erneut.
        </p>
      ),
    },
  ];
}
