import type { PublicConfig } from "../../../app/pages/services.ts";
import type { Section } from "../text-page/content-page.tsx";
import { hoursText } from "../wording/hours-text.ts";
import { BrowserStorageTable } from "./browser-storage-table.tsx";

/** The privacy policy of a new store in German (privacy-policy.tsx has the English one). */
export function germanPrivacyPolicy(config: PublicConfig): readonly Section[] {
  const us = [config.companyName, config.partnerName].filter(Boolean).join(" und ");
  const support = <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>;
  return [
    {
      title: "Kurz gesagt",
      body: (
        <ul>
          <li>
            Wir speichern, was wir brauchen, um dir deine Bestellung zu schicken und dir zu antworten, und
            nicht mehr.
          </li>
          <li>
            Keine Werbung, keine Tracker, keine Analyse. Nichts auf diesen Seiten kommt von anderen Anbietern.
          </li>
          <li>Wir verkaufen nichts davon.</li>
        </ul>
      ),
    },
    {
      title: "Wer verantwortlich ist",
      body: (
        <p>
          {config.companyName} betreibt diesen Shop
          {config.partnerName && `, zusammen mit dem Merchandising-Partner ${config.partnerName}`}. Zu allem
          auf dieser Seite kannst du an {support} schreiben.
        </p>
      ),
    },
    {
      title: "Was wir speichern",
      body: (
        <ul>
          <li>
            <strong>Dein Konto:</strong> Name, E-Mail-Adresse und, wenn du sie angibst, deine Telefonnummer.
            Dein Passwort speichern wir nur in einer Form, aus der man es nicht ablesen kann. Wenn du auf
            Rechnung eines Büros deiner Firma bestellen darfst, auch dieses Büro.
          </li>
          <li>
            <strong>Adressen, die du an der Kasse speicherst:</strong> nur die, bei denen du das Häkchen
            setzt, und höchstens zehn. Du kannst jede an der Kasse wieder entfernen.
          </li>
          <li>
            <strong>Deine Bestellungen:</strong> was du bestellt hast, die Adressen und Telefonnummern dafür,
            den Gutschein, die Beträge und jeden Schritt, bis die Bestellung angekommen ist.
          </li>
          <li>
            <strong>Dein Willkommenspaket:</strong> den persönlichen Code für deine Adresse, und dass du dein
            Paket eingelöst hast, damit alle im Unternehmen eines bekommen.
          </li>
          <li>
            <strong>Deinen Warenkorb,</strong> unter deinem Konto oder, wenn du als Gast hier bist, unter
            einer Zufallszahl, die nur dein Browser kennt.
          </li>
          <li>
            <strong>„Sag mir, wenn es wieder da ist“:</strong> das Produkt und die Adresse, die du für diese
            eine Mail angegeben hast.
          </li>
          <li>
            <strong>Deine Anfragen:</strong> was du in die Formulare geschrieben hast, und die Mails, die wir
            dir geschickt haben.
          </li>
        </ul>
      ),
    },
    {
      title: "Warum wir das dürfen",
      body: (
        <p>
          Bestellungen und dein Konto: weil wir einen Vertrag mit dir haben oder schließen wollen. Anfragen:
          weil du uns gefragt hast. Unterlagen zu Bestellungen: weil das Steuer- und Handelsrecht sie
          verlangt. Schutz vor Missbrauch: weil ein Shop, den jeder leer räumen kann, niemandem nützt.
        </p>
      ),
    },
    {
      title: "Wie lange",
      body: (
        <ul>
          <li>
            Dein Konto: bis du uns bittest, es zu löschen. Hattest du dein Willkommenspaket schon, bleibt ein
            mit einem Schlüssel gebildeter Hashwert deiner Adresse, aus dem man sie nicht ablesen kann, damit
            sie kein zweites bekommt.
          </li>
          <li>
            Bestellungen: so lange das Steuer- und Handelsrecht Unterlagen dazu verlangt. Wenn du die Löschung
            deines Kontos verlangt hast, ohne Namen, Straße, Telefonnummer und E-Mail-Adresse.
          </li>
          <li>Anfragen und Mails: bis die Sache erledigt ist, und nicht länger, als du möchtest.</li>
          <li>
            „Sag mir, wenn es wieder da ist“: bis wir dir geschrieben haben oder du es beendest, und höchstens
            180 Tage; drei Tage, wenn es niemand bestätigt.
          </li>
          <li>Der Warenkorb eines Gastes, den niemand mehr benutzt: 30 Tage.</li>
          <li>Eine Anmeldung: 20 Minuten nach deiner letzten Aktivität. Ein Einmalcode: 10 Minuten.</li>
          <li>
            Deine IP-Adresse: eine Minute lang gezählt, um das Ausprobieren von Passwörtern zu bremsen. Sie
            wird nicht gespeichert.
          </li>
        </ul>
      ),
    },
    {
      title: "In deinem Browser",
      body: (
        <>
          <p>
            All das braucht der Shop, um zu funktionieren. Nichts davon verfolgt dich, und deshalb gibt es
            hier kein Banner zum Wegklicken. Du kannst es jederzeit in deinem Browser löschen. Dann bist du
            abgemeldet, und der Warenkorb eines Gastes ist weg.
          </p>
          <BrowserStorageTable />
          <p>
            Dein Browser behält außerdem eine Seite von uns, die er zeigt, wenn du offline bist. Sie ist für
            alle dieselbe.
          </p>
        </>
      ),
    },
    {
      title: "Wer es sieht",
      body: (
        <p>
          Das Support-Team von {us}, das die Ware packt und verschickt; der Paketdienst, der Namen, Adresse
          und Telefonnummer der Lieferung bekommt; und der Zahlungsdienst, über dessen Link du bezahlst: Er
          bekommt den Betrag und deine Bestellnummer. Was unser Team an deinen Bestellungen und deinem Konto
          ändert, wird festgehalten, auch wer es war. Behörden sehen es nur, wenn das Gesetz uns keine Wahl
          lässt.
        </p>
      ),
    },
    {
      title: "Wo es ist",
      body: (
        <p>
          Bei {us}, über verschlüsselte Verbindungen. Pakete in andere Länder tragen ihre Adresse dorthin, das
          lässt sich nicht vermeiden.
        </p>
      ),
    },
    {
      title: "Deine Rechte",
      body: (
        <>
          <p>
            Du kannst uns fragen, was wir über dich speichern, und bekommst eine Kopie. Du kannst es
            berichtigen oder löschen lassen, einer Verwendung widersprechen und eine Einwilligung
            zurücknehmen. Das kostet nichts. Schreib an {support}: Wir antworten innerhalb von{" "}
            {hoursText(config.policy.replyHours)}, und innerhalb eines Monats ist es erledigt. Was wir nach
            dem Gesetz behalten müssen, behalten wir nur dafür.
          </p>
          <p>
            Bist du mit unserer Antwort nicht zufrieden, kannst du dich an die Datenschutzbehörde des Landes
            wenden, in dem du lebst.
          </p>
        </>
      ),
    },
    {
      title: "Kinder",
      body: (
        <p>
          Dieser Shop ist für Menschen, die arbeiten oder selbst einkaufen. Daten von Kindern speichern wir
          nicht wissentlich.
        </p>
      ),
    },
  ];
}
