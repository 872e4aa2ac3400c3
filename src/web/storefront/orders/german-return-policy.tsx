import { Link } from "react-router";
import type { Policy } from "../../../platform/settings/policy-texts.ts";
import type { Section } from "../text-page/content-page.tsx";
import { daysText, workingDaysText } from "../wording/days-text.ts";
import { hoursText } from "../wording/hours-text.ts";

/** The return policy of a new store in German (return-policy.tsx has the English one). */
export function germanReturnPolicy(policy: Policy, supportEmail: string): readonly Section[] {
  const support = <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;
  const orders = <Link to="/accounts/order-history">Meine Bestellungen</Link>;
  return [
    {
      title: "Rückgabe",
      body: (
        <>
          <p>
            Du kannst Artikel bis {daysText(policy.returnDays)} nach der Lieferung zurückgeben, unbenutzt und
            in ihrer Verpackung. Die Kosten der Rücksendung trägst du. Lebensmittel können nicht zurückgegeben
            werden.
          </p>
          <ol>
            <li>
              Öffne deine Bestellung unter {orders} oder über den Link in unseren Mails und sag uns, was du
              zurückgibst und warum. Oder schreib an {support}.
            </li>
            <li>
              Wir schicken dir eine Nummer für das Paket und innerhalb von {hoursText(policy.replyHours)} die
              Adresse, an die es geht.
            </li>
            <li>Schick es gut verpackt ab und heb den Beleg des Paketdienstes auf.</li>
            <li>Ist alles in gutem Zustand angekommen, veranlassen wir deine Erstattung.</li>
          </ol>
        </>
      ),
    },
    {
      title: "Defekte Artikel",
      body: (
        <p>
          Bitte melde defekte, beschädigte oder falsche Artikel innerhalb von{" "}
          {workingDaysText(policy.faultReportDays)} nach der Lieferung auf der Seite deiner Bestellung, oder
          schreib an {support}, mit deiner Bestellnummer und einem Bild. Wir ersetzen sie oder erstatten dir
          das Geld, wie du möchtest, und tragen die Kosten der Rücksendung. Das gilt auch für Lebensmittel und
          für das Willkommenspaket.
        </p>
      ),
    },
    {
      title: "Stornieren",
      body: (
        <p>
          Du kannst eine Bestellung innerhalb von {hoursText(policy.cancelHours)} stornieren, und auch danach,
          solange wir sie noch nicht bearbeiten. Solange das geht, findest du unter {orders} einen Knopf
          dafür. Einen Gutschein oder ein Willkommenspaket aus der Bestellung kannst du danach wieder
          einlösen. Später schreib uns: Was noch nicht unterwegs ist, lässt sich oft noch anhalten.
        </p>
      ),
    },
    {
      title: "Erstattungen",
      body: (
        <p>
          Du bekommst dein Geld innerhalb von {workingDaysText(policy.refundDays)} über dein ursprüngliches
          Zahlungsmittel zurück. Die Frist beginnt mit der Stornierung oder mit dem Tag, an dem deine Rückgabe
          bei uns ankommt. Deine Bank braucht vielleicht ein paar Tage länger. Wir schreiben dir, sobald das
          Geld unterwegs ist.
        </p>
      ),
    },
    {
      title: "Das Willkommenspaket",
      body: (
        <p>
          Es war kostenlos, deshalb gibt es kein Geld zurück. Passt eine Größe nicht, schreib uns, bevor du
          das Stück trägst: Ist deine Größe auf Lager, tauschen wir um. Das Paket gilt weiter als eingelöst.
        </p>
      ),
    },
  ];
}
