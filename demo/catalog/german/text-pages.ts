import { defaultSettings } from "../../../src/features/settings/settings.ts";
import { bullets, paragraphs } from "../html.ts";
import { demoSettings } from "../settings.ts";
import { privacyPolicy } from "./privacy-policy.ts";
import { section } from "./section.ts";
import { termsAndConditions } from "./terms-and-conditions.ts";

const policy = { ...defaultSettings, ...demoSettings };
const orders = '<a href="/de/accounts/order-history">Meine Bestellungen</a>';
const support = policy.supportEmail;
const dispatch = `${policy.dispatchDaysFrom} bis ${policy.dispatchDaysTo} Werktagen`;
const returnDays = `${policy.returnDays} Tagen`;

const steps = (...items: string[]): string => `<ol>${items.map((item) => `<li>${item}</li>`).join("")}</ol>`;

const aboutUs =
  section(
    "Warum es diesen Shop gibt",
    paragraphs(
      "Ein erster Tag bei {company} beginnt mit einem Karton. Darin ist, was man am Anfang braucht und danach behalten will: wir nennen ihn Willkommenspaket, und er ist kostenlos. In diesem Shop wird er eingelöst, und alle anderen können hier kaufen, was unser Zeichen trägt: T-Shirts, Becher, Flaschen, Taschen, Schreibwaren und Elektronik.",
      "Gäste sind willkommen. Du brauchst kein Konto, um dich umzusehen, etwas in den Warenkorb zu legen oder uns zu schreiben; anmelden musst du dich erst an der Kasse.",
    ),
  ) +
  section(
    "Wer es macht",
    paragraphs(
      "Alles wird mit {partner}, unserem Merchandising-Partner in Indien, entworfen, dort gemacht und von dort verschickt. Wir wählen wenige Dinge und wählen sie gut: was man Jahre benutzt und nicht einen Nachmittag lang, in Farben, die zu dem passen, was du hast.",
    ),
  ) +
  section(
    "Was wir versprechen",
    bullets(
      "<strong>Weltweiter Versand.</strong> 7 bis 10 Tage in andere Länder, 3 bis 7 innerhalb Indiens.",
      `<strong>Gute Qualität.</strong> Sag uns innerhalb von ${policy.faultReportDays} Werktagen, wenn etwas nicht stimmt, und wir bringen es in Ordnung.`,
      `<strong>Hilfe.</strong> Jede Anfrage beantworten wir innerhalb von ${policy.replyHours} Stunden.`,
    ) +
      paragraphs(
        'Lies, <a href="/de/orders/shipping-policy">wie wir verschicken</a>, <a href="/de/orders/return-policy">wie eine Rückgabe geht</a> und <a href="/de/company/contact-us">wo du uns erreichst</a>.',
      ),
  );

const placingAnOrder =
  section(
    "Das Willkommenspaket einlösen",
    steps(
      '<a href="/de/accounts/login">Melde dich an</a>, oder <a href="/de/accounts/signup">registriere dich</a> mit deiner Firmenadresse und leg mit dem Code aus unserer Mail dein Passwort fest.',
      "Öffne das Willkommenspaket, wähl deine Größe und leg es in den Warenkorb, für sich allein.",
      "Gib an der Kasse deine Lieferadresse und deinen Swag-Gutschein ein.",
      "Bestell. Zu bezahlen ist nichts, und der Versand ist kostenlos.",
    ) +
      paragraphs(
        "Für jede Kollegin und jeden Kollegen gibt es ein Paket. Liegt anderes im Warenkorb, bestell es vorher oder nimm es heraus: das Paket wird allein bestellt.",
      ),
  ) +
  section(
    "Etwas kaufen",
    steps(
      "Wähl aus, was dir gefällt, und drück „Jetzt kaufen“, oder leg es in den Warenkorb und geh zur Kasse.",
      "Melde dich an und gib die Adresse ein.",
      "Gib einen Gutschein ein, wenn du einen hast, und sieh dir die Summe mit Versand an.",
      "Bestell.",
      "Das Support-Team schickt dir einen Link zum Bezahlen; sobald bezahlt ist, ist deine Bestellung unterwegs.",
    ) +
      paragraphs(
        `Bestellungen gehen in ${dispatch} hinaus, und ${orders} zeigt, wie weit deine ist. Du kannst sie innerhalb von ${policy.cancelHours} Stunden stornieren, oder solange die Bearbeitung nicht begonnen hat.`,
      ),
  ) +
  section(
    "Größere Mengen aus dem Shop",
    paragraphs(
      'Bis zu 999 Stück eines Produkts bestellst du wie ein einzelnes. Für mehr, oder für einen Mengenpreis, schick uns eine <a href="/de/orders/bulk-enquiry">Anfrage für größere Mengen</a> mit dem Namen des Produkts, der Menge, Größen und Farben und dem Tag, an dem du es brauchst.',
    ),
  ) +
  section(
    "Größere Mengen, die nicht im Shop sind",
    paragraphs(
      `Beschreib deine Idee, dein Budget und die Stückzahl in einer <a href="/de/orders/bulk-enquiry">Anfrage für größere Mengen</a>; {partner} findet oder macht es, auf Wunsch mit dem Namen eures Teams. Wir antworten innerhalb von ${policy.replyHours} Stunden.`,
    ),
  );

const row = (place: string, time: string): string => `<tr><td>${place}</td><td>${time}</td></tr>`;

const shippingPolicy =
  section(
    "Wie lange es dauert",
    paragraphs(
      `Bestellungen gehen in ${dispatch} hinaus, Montag bis Freitag; was bezahlt wird, ab dem Tag, an dem die Zahlung da ist. Von da an braucht die Lieferung:`,
    ) +
      `<table><thead><tr><th>Nach</th><th>Tage</th></tr></thead><tbody>${row("Großstädte in Indien", `${policy.metroDaysFrom}-${policy.metroDaysTo}`)}${row("Andere Orte in Indien", `${policy.homeDaysFrom}-${policy.homeDaysTo}`)}${row("Andere Länder", `${policy.worldDaysFrom}-${policy.worldDaysTo}`)}</tbody></table>` +
      paragraphs("Feiertage, Wetter und Zoll können Tage kosten; wissen wir davon, schreiben wir dir."),
  ) +
  section(
    "Wohin wir liefern",
    paragraphs(
      "In alle Welt. Wähl an der Kasse dein Land; steht es nicht in der Liste, wähl „Anderes Land“ und schreib seinen Namen. Gib bitte eine Telefonnummer an, die der Kurier anrufen kann, und alles, was zu deiner Tür führt.",
    ),
  ) +
  section(
    "Was es kostet",
    paragraphs(
      "Der Versand hängt vom Land und vom Gewicht des Pakets ab; die Kasse zeigt ihn vor der Bestellung. Ein Willkommenspaket für sich allein reist kostenlos. Hat unsere Liste für dein Land keinen Preis, bestätigt ihn das Support-Team, bevor du bezahlst.",
      "Zoll und Einfuhrsteuern außerhalb Indiens legt das Land der Lieferung fest; es bezahlt sie, wer das Paket bekommt.",
    ),
  ) +
  section(
    "Wo es ist",
    paragraphs(
      `Wir schreiben dir, wenn deine Bestellung hinausgeht. Von da an zeigt ${orders} den Kurier, den Tag und die Nummer des Frachtbriefs (AWB), mit der du es auf den Seiten des Kuriers findest.`,
    ),
  ) +
  section(
    "Andere Adresse, oder kein Paket",
    paragraphs(
      `Eine falsche Adresse lässt sich ändern, bis die Bestellung hinausgeht. Ist ein Paket nicht rechtzeitig da, offen angekommen oder bei jemand anderem gelandet, schreib mit deiner Bestellnummer an ${support}: wir suchen es und schicken es neu, wenn es verloren ist. Ein Paket, das zu uns zurückkommt, weil niemand es annehmen konnte, schicken wir auf deine Kosten noch einmal.`,
    ),
  );

const returnPolicy =
  section(
    "Rückgabe",
    paragraphs(
      `Du kannst Ware innerhalb von ${returnDays} nach der Lieferung zurückgeben, unbenutzt und in der Verpackung, auf deine Kosten. Lebensmittel nehmen wir nicht zurück.`,
    ) +
      steps(
        `Öffne deine Bestellung unter ${orders} oder mit dem Link aus ihren Mails und sag, was zurückkommt und warum. Oder schreib an ${support}.`,
        `Wir schicken dir eine Nummer für das Paket und innerhalb von ${policy.replyHours} Stunden die Adresse.`,
        "Schick es gut verpackt ab und heb den Beleg des Kuriers auf.",
        "Ist es in Ordnung angekommen, beginnt deine Erstattung.",
      ),
  ) +
  section(
    "Mängel",
    paragraphs(
      `Melde fehlerhafte, beschädigte oder falsche Ware bitte innerhalb von ${policy.faultReportDays} Werktagen nach der Lieferung auf der Seite deiner Bestellung oder an ${support}, mit Bestellnummer und Foto. Wir ersetzen sie oder erstatten dir den Preis, wie du willst, und bezahlen die Rücksendung. Das gilt auch für Lebensmittel und das Willkommenspaket.`,
    ),
  ) +
  section(
    "Stornieren",
    paragraphs(
      `Bestellungen kannst du innerhalb von ${policy.cancelHours} Stunden stornieren, oder solange die Bearbeitung nicht begonnen hat. So lange zeigt ${orders} dafür einen Knopf; ein Gutschein oder Willkommenspaket der Bestellung gilt danach wieder. Später schreib uns: was noch nicht hinaus ist, lässt sich oft noch aufhalten.`,
    ),
  ) +
  section(
    "Erstattung",
    paragraphs(
      `Erstattungen gehen innerhalb von ${policy.refundDays} Werktagen auf demselben Weg zurück, auf dem du online bezahlt hast, gerechnet ab der Stornierung oder ab dem Tag, an dem deine Rücksendung da ist. Deine Bank kann ein paar Tage länger brauchen. Wir schreiben dir, wenn das Geld unterwegs ist.`,
    ),
  ) +
  section(
    "Das Willkommenspaket",
    paragraphs(
      "Es war kostenlos, also gibt es kein Geld zurück. Ist eine Größe falsch, schreib uns, bevor du etwas trägst; solange es andere gibt, tauschen wir, und das Paket bleibt einmal eingelöst.",
    ),
  );

/** The built-in texts of these pages in German, with the demo's figures. */
export const textPages = {
  "about-us": aboutUs,
  "placing-a-order": placingAnOrder,
  "shipping-policy": shippingPolicy,
  "return-policy": returnPolicy,
  "privacy-policy": privacyPolicy(support),
  "terms-and-conditions": termsAndConditions(policy),
} as const;
