import { Link } from "react-router";
import type { PublicConfig } from "../../../app/pages/services.ts";
import { currencyName } from "../../../platform/money/currency-symbol.ts";
import { transportRows } from "../../../platform/settings/policy-texts.ts";
import type { Section } from "../text-page/content-page.tsx";
import { daysText, dispatchText, workingDaysText } from "../wording/days-text.ts";
import { germanPlaces } from "../wording/german-policy-names.ts";
import { hoursText } from "../wording/hours-text.ts";

/** The terms of a new store in German (terms-and-conditions.tsx has the English ones). */
export function germanTermsAndConditions(
  config: PublicConfig,
  countryName: (country: string) => string,
): readonly Section[] {
  const { policy, companyName, partnerName } = config;
  const homeCountry = countryName(policy.homeCountry);
  const support = <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>;
  return [
    {
      title: "Bei wem du kaufst",
      body: (
        <p>
          Das ist der Shop von {companyName}.{" "}
          {partnerName &&
            `Unser Merchandising-Partner ${partnerName}${homeCountry && ` (${homeCountry})`} stellt die Ware her, packt und verschickt sie und steht zusammen mit uns für diesen Shop ein. `}
          „Wir“ meint {partnerName ? "beide" : "den Shop"}, „du“ meint die Person, die bestellt.
        </p>
      ),
    },
    {
      title: "Dein Konto",
      body: (
        <>
          <p>
            Du kannst dich umsehen, den Warenkorb füllen und uns schreiben, ohne ein Konto zu haben. An der
            Kasse meldest du dich an.{" "}
            {config.signupDomain
              ? `Registrieren kannst du dich mit einer Adresse, die auf @${config.signupDomain} endet.`
              : "Registriere dich mit einer E-Mail-Adresse, die dir gehört."}
          </p>
          <p>
            Behalte dein Passwort für dich: Was damit bestellt wird, ist deine Bestellung. Eine Anmeldung
            endet nach 20 Minuten ohne Aktivität von selbst. Sag uns sofort Bescheid, wenn jemand anderes dein
            Passwort kennen könnte.
          </p>
        </>
      ),
    },
    {
      title: "Bestellungen",
      body: (
        <>
          <p>
            Mit deiner Bestellung bietest du uns an, etwas zu kaufen. Ihre Nummer bekommst du sofort und
            danach eine Mail. Angenommen ist die Bestellung, sobald unser Team sie bestätigt. Ist etwas zu
            bezahlen, schickt dir das Team zuerst einen Zahlungslink. Ist etwas ausverkauft oder der Preis ein
            offensichtlicher Irrtum, sagen wir es dir, und du schuldest nichts.
          </p>
          <p>
            Von einem Produkt kannst du 1 bis 999 Stück bestellen. Brauchst du mehr, schick uns eine{" "}
            <Link to="/orders/bulk-enquiry">Anfrage für größere Mengen</Link>: Unsere Antwort ist ein eigenes
            Angebot.
          </p>
        </>
      ),
    },
    {
      title: "Preise und Währungen",
      body: (
        <>
          <p>
            Unsere Preise haben eine feste Währung ({currencyName(config.baseCurrency, "de")}). Du siehst sie
            in der Währung, die du wählst, zum aktuellen Kurs des Shops. Eine Bestellung behält Währung und
            Kurs ihres Zeitpunkts. Ändert sich ein Preis, ein Kurs oder eine Gebühr, während du an der Kasse
            bist, zeigt dir der Shop die neue Summe, bevor er die Bestellung annimmt.
          </p>
          <p>
            Die Gesamtsumme ist der Preis der Ware, abzüglich des Rabatts eines Gutscheins, zuzüglich Versand.
            Haben wir für den Versand in dein Land noch keinen Preis, nennt ihn dir das Team, bevor du
            bezahlst.{" "}
            {homeCountry ? "Zoll und Einfuhrsteuern bei Lieferungen ins Ausland" : "Zoll und Einfuhrsteuern"}{" "}
            legt das Land fest, in das wir liefern. Bezahlt werden sie von der Person, die das Paket bekommt.
          </p>
        </>
      ),
    },
    {
      title: "Bezahlen",
      body: (
        <p>
          Du bezahlst online über den Zahlungslink, den dir das Support-Team nach der Bestellung schickt. Der
          Shop selbst fragt nie nach einer Kartennummer. Eine unbezahlte Bestellung verschicken wir nicht, und
          wir dürfen sie stornieren.
        </p>
      ),
    },
    {
      title: "Gutscheine",
      body: (
        <p>
          Ein Gutschein gilt für eine Bestellung, solange er gültig ist, und nur für die Personen, für die er
          gedacht ist. Er hat keinen Geldwert, lässt sich nicht mit einem anderen verbinden und nicht auf eine
          Bestellung anwenden, die schon aufgegeben ist.
        </p>
      ),
    },
    {
      title: "Das Willkommenspaket",
      body: (
        <p>
          Für jede Person im Unternehmen gibt es ein Paket: kostenlos, mit dem Swag-Gutschein, als einziger
          Artikel der Bestellung und ohne Versandkosten. Vorher muss deine E-Mail-Adresse bestätigt sein. Das
          Paket kann man weder kaufen noch gegen Geld tauschen. Wird seine Bestellung storniert, kannst du es
          wieder einlösen.
        </p>
      ),
    },
    {
      title: "Lieferung",
      body: (
        <>
          <p>Bestellungen gehen in {dispatchText(policy)} in den Versand. Danach dauert die Lieferung:</p>
          <ul>
            {transportRows(policy, germanPlaces(countryName)).map(([place, days]) => (
              <li key={place}>
                {place}: {daysText(days)}
              </li>
            ))}
          </ul>
          <p>
            Das sind übliche Zeiten, keine zugesagten. Bitte gib eine Adresse an, an der jemand das Paket
            annehmen kann. Mehr dazu steht unter <Link to="/orders/shipping-policy">Versand</Link>.
          </p>
        </>
      ),
    },
    {
      title: "Stornieren, zurückgeben, erstatten",
      body: (
        <>
          <p>
            Du kannst eine Bestellung innerhalb von {hoursText(policy.cancelHours)} stornieren, und auch
            danach, solange wir sie noch nicht bearbeiten. Artikel kannst du bis {daysText(policy.returnDays)}{" "}
            nach der Lieferung auf deine Kosten zurückgeben; Lebensmittel sind davon ausgenommen. Defekte
            Artikel melde bitte innerhalb von {workingDaysText(policy.faultReportDays)}. Dein Geld bekommst du
            innerhalb von {workingDaysText(policy.refundDays)} über dein ursprüngliches Zahlungsmittel zurück.
          </p>
          <p>
            Wie das geht, steht unter <Link to="/orders/return-policy">Rückgabe</Link>. Rechte, die dir das
            Gesetz deines Landes beim Einkaufen gibt, behältst du.
          </p>
        </>
      ),
    },
    {
      title: "Bilder und Namen",
      body: (
        <p>
          Wir zeigen die Ware so getreu, wie ein Bildschirm es kann. Farben können von Bildschirm zu
          Bildschirm und von Lieferung zu Lieferung etwas abweichen. Die Namen und Zeichen in diesem Shop
          gehören {companyName}
          {partnerName && ` und ${partnerName}`}. Wer Ware mit diesen Zeichen kauft, darf sie nicht
          anderweitig verwenden.
        </p>
      ),
    },
    {
      title: "Wofür wir haften",
      body: (
        <p>
          Wir haften für das, was wir verkaufen, und für das, was wir vorsätzlich oder fahrlässig tun. Für
          alles andere ist unsere Haftung auf den Preis deiner Bestellung begrenzt, soweit das Gesetz es
          erlaubt. Für Verzögerungen, die niemand verhindern konnte, haften wir nicht.
        </p>
      ),
    },
    {
      title: "Recht und Fragen",
      body: (
        <p>
          Es gilt das Recht des Landes, in dem wir unseren Sitz haben{homeCountry && ` (${homeCountry})`}, und
          es entscheiden die Gerichte dort, soweit dich nicht das Recht des Landes besser schützt, in dem du
          lebst. Schreib uns vorher: {support}. Das meiste lässt sich mit einer Mail klären.
        </p>
      ),
    },
  ];
}
