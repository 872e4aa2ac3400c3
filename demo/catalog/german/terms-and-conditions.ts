import type { StoreSettings } from "../../../src/contract/admin/settings.ts";
import { paragraphs } from "../html.ts";
import { section } from "./section.ts";

/** The terms in German; their English text is built in (src/web/storefront/company/terms-and-conditions.tsx). */
export const termsAndConditions = (policy: StoreSettings): string =>
  section(
    "Bei wem du kaufst",
    paragraphs(
      "Dies ist der Shop von {company}. {partner}, unser Merchandising-Partner in Indien, stellt die Ware her, packt und verschickt sie und steht zusammen mit uns für diesen Shop ein. „Wir“ sind beide; „du“ ist, wer bestellt.",
    ),
  ) +
  section(
    "Dein Konto",
    paragraphs(
      `Ohne Konto kannst du dich umsehen, einen Warenkorb füllen und uns schreiben. An der Kasse meldest du dich an. ${
        policy.signupDomain
          ? `Registrieren kannst du dich mit einer Adresse, die auf @${policy.signupDomain} endet.`
          : "Registrier dich mit einer E-Mail-Adresse, die dir gehört."
      }`,
      "Behalte dein Passwort für dich; was damit bestellt wird, ist deine Bestellung. Eine Anmeldung endet nach 20 Minuten ohne Aktivität von selbst. Sag uns sofort, wenn jemand anderes dein Passwort kennen könnte.",
    ),
  ) +
  section(
    "Bestellungen",
    paragraphs(
      "Eine Bestellung ist ein Angebot zum Kauf. Ihre Nummer bekommst du sofort und danach eine Mail. Angenommen ist die Bestellung, wenn unser Team sie bestätigt hat; für das, was zu bezahlen ist, schickt das Team vorher einen Link zum Bezahlen. Ist etwas ausverkauft oder der Preis ein offensichtlicher Irrtum, sagen wir es dir, und du schuldest nichts.",
      'Von einem Produkt kannst du 1 bis 999 Stück bestellen. Für mehr schick uns eine <a href="/de/orders/bulk-enquiry">Anfrage für größere Mengen</a>: Die Antwort ist ein eigenes Angebot.',
    ),
  ) +
  section(
    "Preise und Währungen",
    paragraphs(
      "Preise führen wir in indischen Rupien und zeigen sie in der Währung, die du wählst, zum aktuellen Kurs des Shops. Eine Bestellung behält Währung und Kurs ihres Augenblicks. Ändert sich ein Preis, ein Kurs oder eine Gebühr, während du an der Kasse bist, zeigt dir der Shop die neue Summe, bevor er die Bestellung annimmt.",
      "Die Gesamtsumme ist die Ware, weniger den Rabatt eines Gutscheins, plus Versand. Steht der Versand in dein Land noch nicht auf unserer Liste, bestätigt ihn das Team, bevor du bezahlst. Zoll und Einfuhrsteuern außerhalb Indiens legt das Land der Lieferung fest; es bezahlt sie, wer das Paket bekommt.",
    ),
  ) +
  section(
    "Bezahlen",
    paragraphs(
      "Du bezahlst online über den Link, den dir das Support-Team nach der Bestellung schickt. Der Shop selbst fragt nie nach der Nummer einer Karte. Was nicht bezahlt ist, wird nicht verschickt und kann von uns storniert werden.",
    ),
  ) +
  section(
    "Gutscheine",
    paragraphs(
      "Ein Gutschein gilt für eine Bestellung, solange er gültig ist, und für wen er ausgegeben wurde. Er ist kein Geld wert, lässt sich nicht mit einem anderen verbinden und nicht auf eine Bestellung anwenden, die schon aufgegeben ist.",
    ),
  ) +
  section(
    "Das Willkommenspaket",
    paragraphs(
      "Ein Paket für jede Kollegin und jeden Kollegen: kostenlos, mit dem Swag-Gutschein, als einziger Artikel der Bestellung und ohne Versandkosten. Deine E-Mail-Adresse muss vorher bestätigt sein. Das Paket ist nicht zu kaufen und nicht gegen Geld zu tauschen. Wird seine Bestellung storniert, kann es wieder eingelöst werden.",
    ),
  ) +
  section(
    "Lieferung",
    paragraphs(
      `Bestellungen gehen in ${policy.dispatchDaysFrom} bis ${policy.dispatchDaysTo} Werktagen hinaus und brauchen dann ${policy.metroDaysFrom}-${policy.metroDaysTo} Tage in Großstädte in Indien, ${policy.homeDaysFrom}-${policy.homeDaysTo} Tage an andere Orte in Indien und ${policy.worldDaysFrom}-${policy.worldDaysTo} Tage in andere Länder. Das sind übliche Zeiten, keine zugesagten. Gib bitte eine Adresse an, an der jemand das Paket annehmen kann. Genaueres steht unter <a href="/de/orders/shipping-policy">Versand</a>.`,
    ),
  ) +
  section(
    "Stornieren, zurückgeben, erstatten",
    paragraphs(
      `Bestellungen kannst du innerhalb von ${policy.cancelHours} Stunden stornieren, oder solange die Bearbeitung nicht begonnen hat. Ware kannst du innerhalb von ${policy.returnDays} Tagen nach der Lieferung auf deine Kosten zurückgeben; Lebensmittel nehmen wir nicht zurück. Fehlerhafte Ware melde bitte innerhalb von ${policy.faultReportDays} Werktagen. Erstattungen gehen innerhalb von ${policy.refundDays} Werktagen auf dem Weg zurück, auf dem du online bezahlt hast.`,
      'Wie das geht, steht unter <a href="/de/orders/return-policy">Rückgabe</a>. Rechte, die dir das Gesetz deines Landes als Verbraucher gibt, bleiben dir.',
    ),
  ) +
  section(
    "Bilder und Namen",
    paragraphs(
      "Wir zeigen die Ware so getreu, wie ein Bildschirm es kann; Farben können von Bildschirm zu Bildschirm und von Lieferung zu Lieferung etwas abweichen. Die Namen und Zeichen in diesem Shop gehören {company} und {partner}. Wer Ware kauft, die sie trägt, darf sie sonst nicht verwenden.",
    ),
  ) +
  section(
    "Wofür wir haften",
    paragraphs(
      "Wir haften für das, was wir verkaufen, und für das, was wir vorsätzlich oder fahrlässig tun. Für alles andere endet unsere Haftung beim Preis deiner Bestellung, soweit das Gesetz es erlaubt. Für Verzögerungen, die niemand verhindern konnte, haften wir nicht.",
    ),
  ) +
  section(
    "Recht und Fragen",
    paragraphs(
      `Für diese Bedingungen gilt das Recht Indiens, und es entscheiden die Gerichte an unserem Sitz, soweit dich nicht das Recht des Landes besser schützt, in dem du lebst. Schreib uns vorher: ${policy.supportEmail}. Das meiste ist mit einer Mail geklärt.`,
    ),
  ) +
  paragraphs(
    "Diese Bedingungen gelten für Bestellungen ab dem 21. November 2026. Eine Bestellung behält die Bedingungen des Tages, an dem sie aufgegeben wurde.",
  );
