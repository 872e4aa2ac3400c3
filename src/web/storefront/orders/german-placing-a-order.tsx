import { Link } from "react-router";
import type { Policy } from "../../../platform/settings/policy-texts.ts";
import type { Section } from "../text-page/content-page.tsx";
import { dispatchText } from "../wording/days-text.ts";
import { hoursText } from "../wording/hours-text.ts";

/** How to order in a new store, in German (placing-a-order.tsx has the English text). */
export function germanPlacingAnOrder(policy: Policy, partnerName: string): readonly Section[] {
  const enquiry = <Link to="/orders/bulk-enquiry">Anfrage für größere Mengen</Link>;
  return [
    {
      title: "Dein kostenloses Swag einlösen",
      body: (
        <>
          <ol>
            <li>
              <Link to="/accounts/login">Melde dich an</Link>, oder{" "}
              <Link to="/accounts/signup">registriere dich</Link> mit deiner Firmenadresse und leg mit dem
              Code aus unserer Mail dein Passwort fest.
            </li>
            <li>
              Öffne das Willkommenspaket, wähle deine Größe, falls es eine hat, und leg es allein in den
              Warenkorb.
            </li>
            <li>Gib an der Kasse deine Lieferadresse und deinen Swag-Gutschein ein.</li>
            <li>Bestell es. Du musst nichts bezahlen, auch keinen Versand.</li>
          </ol>
          <p>
            Für jede Person im Unternehmen gibt es ein Paket. Liegt noch etwas anderes im Warenkorb, bestell
            das zuerst oder nimm es heraus: Das Paket wird allein bestellt.
          </p>
        </>
      ),
    },
    {
      title: "Einkaufen",
      body: (
        <>
          <ol>
            <li>
              Such dir etwas aus und drück auf „Jetzt kaufen“, oder leg es in den Warenkorb und geh zur Kasse.
            </li>
            <li>Melde dich an und gib deine Adresse ein.</li>
            <li>Gib deinen Gutschein ein, wenn du einen hast, und sieh dir die Summe mit Versand an.</li>
            <li>Drück auf „Bestellen“.</li>
            <li>
              Unser Team schickt dir einen Zahlungslink per Mail. Sobald du bezahlt hast, machen wir deine
              Bestellung fertig.
            </li>
          </ol>
          <p>
            Bestellungen gehen in {dispatchText(policy)} in den Versand. Unter{" "}
            <Link to="/accounts/order-history">Meine Bestellungen</Link> siehst du, wo deine gerade ist. Du
            kannst sie innerhalb von {hoursText(policy.cancelHours)} stornieren, und auch danach, solange wir
            sie noch nicht bearbeiten.
          </p>
        </>
      ),
    },
    {
      title: "Größere Mengen aus dem Sortiment",
      body: (
        <p>
          Bis zu 999 Stück eines Produkts bestellst du genauso wie ein einzelnes. Brauchst du mehr, oder
          möchtest du einen Mengenpreis, dann schick uns eine {enquiry}: mit dem Namen des Produkts, der
          Menge, Größen und Farben und dem Tag, an dem du es brauchst.
        </p>
      ),
    },
    {
      title: "Größere Mengen von etwas anderem",
      body: (
        <p>
          Beschreib uns in einer {enquiry} deine Idee, dein Budget und die Menge.{" "}
          {partnerName || "Unser Partner"} findet es oder stellt es her, auf Wunsch mit dem Namen deines Teams
          darauf. Wir antworten innerhalb von {hoursText(policy.replyHours)}.
        </p>
      ),
    },
  ];
}
