/** German texts of the mails about an order, by their English ones (say.ts). They address people as the shop does (german.ts). */
export const germanOrderMails = {
  "Your order {orderNo}": "Deine Bestellung {orderNo}",
  "We are getting your welcome kit ready.": "Wir machen dein Willkommenspaket fertig.",
  "Thank you. Next, we’ll email you a payment link.":
    "Vielen Dank. Als Nächstes schicken wir dir einen Zahlungslink.",
  "Thank you. There is nothing to pay.": "Vielen Dank. Du musst nichts bezahlen.",
  "What happens next": "Wie es weitergeht",
  "You can cancel it there within {hours}, or before we begin to process it.":
    "Dort kannst du sie innerhalb von {hours} stornieren, und auch danach, solange wir sie noch nicht bearbeiten.",
  "We’re sending you a replacement": "Du bekommst einen Ersatz von uns",
  "We placed an order for you": "Wir haben eine Bestellung für dich aufgegeben",
  "Your welcome kit is ordered": "Dein Willkommenspaket ist bestellt",
  "Thank you for your order": "Danke für deine Bestellung",
  "We’re sending you these products again, free of charge, for your order {replacesNo}. The new order has the number {orderNo}.":
    "Wir schicken dir diese Produkte zu deiner Bestellung {replacesNo} noch einmal, kostenlos. Die neue Bestellung hat die Nummer {orderNo}.",
  "Our support team placed order {orderNo} for you.":
    "Unser Team hat die Bestellung {orderNo} für dich aufgegeben.",
  "We have received your order {orderNo}.": "Deine Bestellung {orderNo} ist bei uns eingegangen.",
  "The kit is free: there is nothing to pay. We’ll dispatch it in {days}.":
    "Das Paket ist kostenlos: Du musst nichts bezahlen. Es geht in {days} in den Versand.",
  "There is nothing left to pay. See where your order is now.":
    "Es ist nichts mehr zu bezahlen. Sieh nach, wo deine Bestellung gerade ist.",
  "There is nothing to pay. We’ll dispatch your order in {days}.":
    "Du musst nichts bezahlen. Deine Bestellung geht in {days} in den Versand.",
  "Our support team will confirm the shipping charge, then email you a payment link. Once you have paid, we’ll dispatch your order in {days}.":
    "Unser Team bestätigt die Versandkosten und schickt dir dann einen Zahlungslink. Sobald du bezahlt hast, geht deine Bestellung in {days} in den Versand.",
  "We’ll email you a payment link. Once you have paid, we’ll dispatch your order in {days}.":
    "Wir schicken dir einen Zahlungslink. Sobald du bezahlt hast, geht deine Bestellung in {days} in den Versand.",
  "See your order": "Bestellung ansehen",

  "Your link to order {orderNo}": "Dein Link zur Bestellung {orderNo}",
  "It opens your order without a login.": "Er öffnet deine Bestellung ohne Anmeldung.",
  "Here is your order": "Hier ist deine Bestellung",
  "This link opens your order {orderNo}: where it is now, its invoice, and what you can still do, such as return something. Anyone who has the link can do the same, so please keep it to yourself.":
    "Dieser Link öffnet deine Bestellung {orderNo}. Du siehst dort, wo sie gerade ist, findest die Rechnung und kannst zum Beispiel etwas zurückgeben. Wer den Link hat, kann das auch. Gib ihn deshalb bitte nicht weiter.",
  "If you didn’t ask for it, please ignore this email: nothing has changed.":
    "Hast du ihn nicht angefordert? Dann ignoriere diese Mail bitte: Es hat sich nichts geändert.",

  "Pay for your order {orderNo}": "Bezahle deine Bestellung {orderNo}",
  "Your order is ready for payment.": "Du kannst deine Bestellung jetzt bezahlen.",
  "Your order is ready for payment": "Du kannst deine Bestellung jetzt bezahlen",
  "Here is the link to pay for your order {orderNo}.":
    "Mit diesem Link bezahlst du deine Bestellung {orderNo}.",
  "Pay now": "Jetzt bezahlen",
  "Once you have paid, we’ll dispatch your order in {days}.":
    "Sobald du bezahlt hast, geht deine Bestellung in {days} in den Versand.",
  "Your order {orderNo} is waiting for your payment": "Deine Bestellung {orderNo} wartet auf deine Zahlung",
  "Your order is waiting for your payment": "Deine Bestellung wartet auf deine Zahlung",
  "Your order {orderNo} hasn’t been paid yet. If you no longer want it, you don’t need to do anything.":
    "Deine Bestellung {orderNo} ist noch nicht bezahlt. Möchtest du sie nicht mehr, musst du nichts tun.",

  "Your order {orderNo} is cancelled": "Deine Bestellung {orderNo} ist storniert",
  "Nothing will be sent.": "Es wird nichts verschickt.",
  "Your order is cancelled": "Deine Bestellung ist storniert",
  "Your order {orderNo} has been cancelled. Nothing will be sent.":
    "Deine Bestellung {orderNo} ist storniert. Es wird nichts verschickt.",
  "The rest of your order {orderNo} is cancelled": "Der Rest deiner Bestellung {orderNo} ist storniert",
  "The rest of your order is cancelled": "Der Rest deiner Bestellung ist storniert",
  "What hasn’t left us yet won’t be sent.": "Was noch nicht unterwegs ist, wird nicht mehr verschickt.",
  "What hasn’t left us yet from your order {orderNo} won’t be sent.":
    "Was von deiner Bestellung {orderNo} noch nicht unterwegs ist, wird nicht mehr verschickt.",
  "Your welcome kit is still yours: you can redeem it again.":
    "Dein Willkommenspaket steht dir weiterhin zu: Du kannst es noch einmal einlösen.",
  "You can use your coupon {couponCode} again.": "Deinen Gutschein {couponCode} kannst du wieder einlösen.",
  "What you paid has been refunded.": "Was du bezahlt hast, haben wir dir erstattet.",
  "If you have already paid, we’ll refund you to your original payment method within {workingDays}.":
    "Hast du schon bezahlt, bekommst du das Geld innerhalb von {workingDays} über dein ursprüngliches Zahlungsmittel zurück.",
  "Your order {orderNo} is cancelled: it was not paid":
    "Deine Bestellung {orderNo} ist storniert: Sie wurde nicht bezahlt",
  "Nothing will be sent, and there is nothing to pay.":
    "Es wird nichts verschickt, und du musst nichts bezahlen.",
  "We cancelled your order: it wasn’t paid": "Wir haben deine Bestellung storniert: Sie wurde nicht bezahlt",
  "If your order isn’t paid by {payBy}, we’ll cancel it.":
    "Ist deine Bestellung bis zum {payBy} nicht bezahlt, stornieren wir sie.",
  "If your order isn’t paid by {payBy}, we’ll cancel it. The email with the payment link says if you have longer.":
    "Ist deine Bestellung bis zum {payBy} nicht bezahlt, stornieren wir sie. Hast du länger Zeit, steht es in der Mail mit dem Zahlungslink.",
  "We are sorry: we didn’t email you a payment link for your order {orderNo} in time, so it is cancelled. Nothing will be sent, and there is nothing to pay. If you still want it, please order again or reply to this email.":
    "Es tut uns leid: Wir haben dir für deine Bestellung {orderNo} nicht rechtzeitig einen Zahlungslink geschickt, deshalb ist sie storniert. Es wird nichts verschickt, und du musst nichts bezahlen. Möchtest du sie noch, bestelle bitte noch einmal oder antworte auf diese Mail.",
  "Your order {orderNo} wasn’t paid in time, so we cancelled it. Nothing will be sent, and there is nothing to pay.":
    "Deine Bestellung {orderNo} wurde nicht rechtzeitig bezahlt, deshalb haben wir sie storniert. Es wird nichts verschickt, und du musst nichts bezahlen.",

  "Your order {orderNo} was changed": "Deine Bestellung {orderNo} wurde geändert",
  "What is in it now, and its new total.": "Was sie jetzt enthält, und die neue Summe.",
  "We changed your order": "Wir haben deine Bestellung geändert",
  "Your order {orderNo} now has these products.": "Deine Bestellung {orderNo} enthält jetzt diese Produkte.",
  "Any payment link we emailed you before no longer works. We’ll email you a new one for the new total.":
    "Falls du schon einen Zahlungslink bekommen hast: Er gilt nicht mehr. Wir schicken dir einen neuen über die neue Summe.",
  "There is nothing left to pay.": "Es ist nichts mehr zu bezahlen.",
  "Is something not right? Just reply to this email.": "Stimmt etwas nicht? Antworte einfach auf diese Mail.",

  "A new size in your order {orderNo}": "Eine andere Größe in deiner Bestellung {orderNo}",
  "{productName}: size {to}.": "{productName}: Größe {to}.",
  "{productName}: size {to} instead of {from}.": "{productName}: Größe {to} statt {from}.",
  "Size {to} instead of {from}": "Größe {to} statt {from}",
  "We changed a size for you": "Wir haben eine Größe für dich geändert",
  "These items in your order {orderNo} now have a different size.":
    "Diese Artikel deiner Bestellung {orderNo} haben jetzt eine andere Größe.",
  "The price stays the same. Is this not the right size? Just reply to this email.":
    "Der Preis bleibt gleich. Ist das nicht die richtige Größe? Antworte einfach auf diese Mail.",

  "Your refund of {amount} for order {orderNo}": "Deine Erstattung von {amount} zur Bestellung {orderNo}",
  "It will reach you within {workingDays}.": "Das Geld kommt innerhalb von {workingDays} an.",
  "Your money is on its way back": "Dein Geld ist auf dem Weg zurück zu dir",
  "This is what you ordered:": "Das hattest du bestellt:",
  "We have refunded {amount} for your order {orderNo}. It will reach you within {workingDays}.":
    "Wir haben dir {amount} zu deiner Bestellung {orderNo} erstattet. Das Geld kommt innerhalb von {workingDays} an.",
  "We have refunded {amount} for your order {orderNo} to the payment method you used. It will reach you within {workingDays}.":
    "Wir haben dir {amount} zu deiner Bestellung {orderNo} über dein Zahlungsmittel erstattet. Das Geld kommt innerhalb von {workingDays} an.",
  Reference: "Referenz",

  "Return {returnNo}: how to send it": "Rückgabe {returnNo}: So schickst du sie",
  "Where to send it, and what to write on the parcel.":
    "Wohin du sie schickst, und was auf das Paket gehört.",
  "How to send it back": "So schickst du es zurück",
  "Please send these items back within {days}. Write the number {returnNo} on the parcel and keep the courier’s receipt.":
    "Bitte schick diese Artikel innerhalb von {days} zurück. Schreib die Nummer {returnNo} auf das Paket und heb den Beleg des Paketdienstes auf.",
  "Please send these items back, unused and in their packaging, within {days}. The return postage is yours to pay. Write the number {returnNo} on the parcel and keep the courier’s receipt.":
    "Bitte schick diese Artikel innerhalb von {days} unbenutzt und in ihrer Verpackung zurück. Die Kosten der Rücksendung trägst du. Schreib die Nummer {returnNo} auf das Paket und heb den Beleg des Paketdienstes auf.",
  "Send it to": "Schick es an",
  "We’ll tell you within {hours} where to send them.":
    "Innerhalb von {hours} sagen wir dir, wohin du sie schickst.",
  "Changed your mind? Until you have sent them, you can cancel the return on your order’s page.":
    "Hast du es dir anders überlegt? Solange du sie nicht verschickt hast, kannst du die Rückgabe auf der Seite deiner Bestellung zurückziehen.",
  "Return {returnNo} has arrived": "Rücksendung {returnNo} ist angekommen",
  "We have received your return.": "Deine Rücksendung ist bei uns angekommen.",
  "Your return has arrived": "Deine Rücksendung ist angekommen",
  "We have received these items.": "Diese Artikel sind bei uns angekommen.",
  "Your kit was free, so there is nothing to refund. We’ll email you when something is on its way to you.":
    "Dein Paket war kostenlos, deshalb gibt es kein Geld zurück. Wir schreiben dir, sobald etwas zu dir unterwegs ist.",
  "We’ll refund you to your original payment method within {workingDays}, and email you when we do.":
    "Wir erstatten dir das Geld innerhalb von {workingDays} über dein ursprüngliches Zahlungsmittel und schreiben dir dann.",
  "Return {returnNo} is cancelled": "Rückgabe {returnNo} ist zurückgezogen",
  "You don’t need to send anything back.": "Du musst nichts zurückschicken.",
  "Your return is cancelled": "Deine Rückgabe ist zurückgezogen",
  "Keep these items: you don’t need to send anything back.":
    "Du kannst diese Artikel behalten und musst nichts zurückschicken.",

  "Size {size}": "Größe {size}",
  "{count} piece": "{count} Stück",
  "{count} pieces": "{count} Stück",
  Free: "Kostenlos",
  "Sub total": "Zwischensumme",
  Discount: "Rabatt",
  "Discount ({couponCode})": "Rabatt ({couponCode})",
  Shipping: "Versand",
  "to be confirmed": "wird noch bestätigt",
  "Total without shipping": "Summe ohne Versand",
  "Grand total": "Gesamtsumme",
  "Delivery address": "Lieferadresse",
  "Billing address": "Rechnungsadresse",
  "Billed to": "Rechnung an",
  "Company office, {office}": "Büro {office}",
  "You haven’t paid anything, so there is nothing to refund.":
    "Du hast noch nichts bezahlt, deshalb gibt es nichts zu erstatten.",
  "It’s on us: there is nothing to pay.": "Das geht auf uns: Du musst nichts bezahlen.",
  "There is nothing left to pay. We’ll dispatch your order in {days}.":
    "Es ist nichts mehr zu bezahlen. Deine Bestellung geht in {days} in den Versand.",
};
