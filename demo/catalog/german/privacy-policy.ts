import { bullets, paragraphs } from "../html.ts";
import { section } from "./section.ts";

/** What stays in the browser, as src/web/storefront/company/browser-storage.ts has it in English. */
const browserStorage: readonly (readonly [what: string, why: string, until: string])[] = [
  [
    "Anmeldung",
    "Damit wir dich kennen und die Anmeldung rechtzeitig endet, in jedem Tab",
    "20 Minuten ohne Aktivität, die Abmeldung oder das letzte geschlossene Fenster",
  ],
  [
    "Zufallszahl eines Gastes",
    "Damit wir deinen Warenkorb wiederfinden",
    "zur Abmeldung, oder du löschst sie",
  ],
  [
    "Währung und Land",
    "Damit Preise und Lieferung so angezeigt werden, wie du es gewählt hast; die Währung auch als Cookie „currency“",
    "du anderes wählst oder sie löschst; das Cookie: ein Jahr",
  ],
  [
    "Der Gutschein des Links, den du geöffnet hast",
    "Damit er an der Kasse schon eingetragen ist",
    "du ihn einlöst oder löschst",
  ],
  [
    "Produkte, die du angesehen hast",
    "Damit du sie wiederfindest; nur dein Browser kennt sie",
    "du sie löschst",
  ],
  [
    "Deine Merkliste",
    "Damit du sie wiederfindest; nur dein Browser kennt sie, bis du sie teilst",
    "du die Produkte herausnimmst oder sie löschst",
  ],
  [
    "Was du in ein Formular getippt hast, und die Bestellung, die du gerade aufgibst",
    "Damit beim Neuladen nichts verloren geht und keine Bestellung doppelt entsteht",
    "der Tab geschlossen wird",
  ],
  [
    "Cookie „XSRF-TOKEN“",
    "Damit keine andere Website in deinem Namen handeln kann",
    "der Browser geschlossen wird",
  ],
];

const storageTable = `<table><thead><tr><th>Was</th><th>Wozu</th><th>Bis</th></tr></thead><tbody>${browserStorage
  .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
  .join("")}</tbody></table>`;

/** The privacy policy in German; its English text is built in (src/web/storefront/company/privacy-policy.tsx). */
export const privacyPolicy = (support: string): string =>
  section(
    "Kurz gesagt",
    bullets(
      "Wir speichern, was wir brauchen, um dir deine Bestellung zu schicken und dir zu antworten, und nicht mehr.",
      "Keine Werbung, keine Tracker, keine Analyse; nichts auf diesen Seiten kommt von anderen.",
      "Wir verkaufen nichts davon.",
    ),
  ) +
  section(
    "Wer verantwortlich ist",
    paragraphs(
      `{company} betreibt diesen Shop, zusammen mit dem Merchandising-Partner {partner}. Zu allem auf dieser Seite schreib an ${support}.`,
    ),
  ) +
  section(
    "Was wir speichern",
    bullets(
      "<strong>Dein Konto:</strong> Name, E-Mail-Adresse und, wenn du sie angibst, Telefonnummer. Dein Passwort nur in einer Form, aus der man es nicht lesen kann. Auch das Büro, wenn deine Firma dich auf eines ihrer Büros bestellen lässt.",
      "<strong>Adressen, die du an der Kasse speicherst:</strong> nur die, für die du das Häkchen setzt, höchstens zehn. Jede entfernst du an der Kasse wieder.",
      "<strong>Deine Bestellungen:</strong> was du bestellt hast, die Adressen und Telefonnummern dafür, den Gutschein, die Beträge und jeden Schritt, bis sie angekommen sind.",
      "<strong>Dein Willkommenspaket:</strong> den persönlichen Code für deine Adresse, und dass du das Paket eingelöst hast, damit alle eines bekommen.",
      "<strong>Deinen Warenkorb,</strong> unter deinem Konto oder, für Gäste, unter einer Zufallszahl, die nur dein Browser kennt.",
      "<strong>„Sag mir, wenn es wieder da ist“:</strong> das Produkt und die Adresse für diese eine Mail.",
      "<strong>Deine Anfragen:</strong> was du in die Formulare geschrieben hast, und unsere Mails an dich.",
    ),
  ) +
  section(
    "Warum wir das dürfen",
    paragraphs(
      "Bestellungen und dein Konto: weil wir einen Vertrag mit dir haben oder schließen wollen. Anfragen: weil du uns gefragt hast. Belege zu Bestellungen: weil das Steuer- und Handelsrecht sie verlangt. Schutz vor Missbrauch: weil ein Shop, den jeder leeren kann, niemandem nützt.",
    ),
  ) +
  section(
    "Wie lange",
    bullets(
      "Dein Konto: bis du uns bittest, es zu löschen. Hast du dein Willkommenspaket bekommen, bleibt ein mit einem Schlüssel gebildeter Hashwert deiner Adresse, aus dem man sie nicht lesen kann, damit es kein zweites gibt.",
      "Bestellungen: so lange das Steuer- und Handelsrecht Belege verlangt; wenn du die Löschung deines Kontos verlangt hast, ohne Namen, Straße, Telefonnummer und E-Mail-Adresse.",
      "Anfragen und Mails: bis die Sache erledigt ist, und nicht länger, als du willst.",
      "„Sag mir, wenn es wieder da ist“: bis wir dir geschrieben haben oder du es beendest, höchstens 180 Tage; drei Tage, wenn es niemand bestätigt.",
      "Der Warenkorb eines Gastes, den niemand anfasst: 30 Tage.",
      "Eine Anmeldung: 20 Minuten nach deiner letzten Aktivität. Ein Einmal-Code: 10 Minuten.",
      "Deine Netzadresse: eine Minute lang gezählt, um das Ausprobieren von Passwörtern zu bremsen; sie wird nicht gespeichert.",
    ),
  ) +
  section(
    "In deinem Browser",
    paragraphs(
      "Alles davon braucht der Shop, um zu funktionieren, und nichts davon verfolgt dich; darum gibt es hier kein Banner zum Wegklicken. Du kannst es jederzeit in deinem Browser löschen; dann bist du abgemeldet, und der Warenkorb eines Gastes ist weg.",
    ) +
      storageTable +
      paragraphs(
        "Dein Browser behält auch eine Seite von uns, die er zeigt, wenn du offline bist. Sie sagt allen dasselbe.",
      ),
  ) +
  section(
    "Wer es sieht",
    paragraphs(
      "Das Support-Team von {company} und {partner}, das die Ware packt und verschickt; der Kurier, der Namen, Adresse und Telefonnummer der Lieferung bekommt; und der Zahlungsdienst, über dessen Link du bezahlst und der den Betrag und deine Bestellnummer bekommt. Was unser Team an deinen Bestellungen und deinem Konto ändert, wird festgehalten, auch wer es war. Behörden sehen es nur, wo das Gesetz uns keine Wahl lässt.",
    ),
  ) +
  section(
    "Wo es ist",
    paragraphs(
      "Bei {company} und {partner}, über verschlüsselte Leitungen. Pakete in andere Länder tragen ihre Adresse dorthin, wie es Pakete müssen.",
    ),
  ) +
  section(
    "Deine Rechte",
    paragraphs(
      `Frag uns, was wir über dich speichern, und du bekommst eine Kopie; lass es berichtigen oder löschen; widersprich einer Verwendung; nimm eine Einwilligung zurück. Das kostet nichts. Schreib an ${support}: Wir antworten innerhalb von 24 Stunden, und es ist innerhalb eines Monats erledigt. Was wir nach dem Gesetz behalten müssen, behalten wir nur dafür.`,
      "Bist du mit unserer Antwort nicht zufrieden, kannst du dich an die Datenschutzbehörde des Landes wenden, in dem du lebst.",
    ),
  ) +
  section(
    "Kinder",
    paragraphs(
      "Dieser Shop ist für Leute, die arbeiten oder für sich selbst einkaufen. Daten von Kindern speichern wir nicht wissentlich.",
    ),
  ) +
  paragraphs(
    "Gültig ab dem 21. November 2026. Wenn wir etwas ändern, steht es hier, und das Datum ändert sich.",
  );
