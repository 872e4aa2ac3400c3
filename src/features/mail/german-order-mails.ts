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
  "There is nothing left to pay. The page of your order shows where it is now.":
    "Es ist nichts mehr zu bezahlen. Auf der Seite deiner Bestellung siehst du, wo sie gerade ist.",
  "There is nothing to pay. We’ll dispatch your order in {days}.":
    "Du musst nichts bezahlen. Deine Bestellung geht in {days} in den Versand.",
  "Our support team will confirm the shipping charge, then email you a payment link. Once you have paid, we’ll dispatch your order in {days}.":
    "Unser Team bestätigt die Versandkosten und schickt dir dann einen Zahlungslink. Sobald du bezahlt hast, geht deine Bestellung in {days} in den Versand.",
  "We’ll email you a payment link. Once you have paid, we’ll dispatch your order in {days}.":
    "Wir schicken dir einen Zahlungslink. Sobald du bezahlt hast, geht deine Bestellung in {days} in den Versand.",
  "See your order": "Bestellung ansehen",

  "Your link to order {orderNo}": "Dein Link zur Bestellung {orderNo}",
  "It opens the page of your order without a login.": "Er öffnet die Seite deiner Bestellung ohne Anmeldung.",
  "Here is your order": "Hier ist deine Bestellung",
  "This link opens the page of your order {orderNo}: where it is now, its invoice, and what you can do about it. Anyone who has the link can do the same, so please do not pass it on.":
    "Dieser Link öffnet die Seite deiner Bestellung {orderNo}: wo sie gerade ist, ihre Rechnung, und was du mit ihr machen kannst. Wer den Link hat, kann das auch. Bitte gib ihn deshalb nicht weiter.",
  "If you did not ask for it, please ignore this email: nothing has changed.":
    "Hast du ihn nicht angefordert? Dann ignoriere diese Mail bitte: Es hat sich nichts geändert.",

  "Pay for your order {orderNo}": "Bezahle deine Bestellung {orderNo}",
  "Your order is ready to be paid.": "Deine Bestellung kann jetzt bezahlt werden.",
  "Your order is ready to be paid": "Deine Bestellung kann jetzt bezahlt werden",
  "Here is the link to pay for your order {orderNo}.":
    "Hier ist der Link, mit dem du deine Bestellung {orderNo} bezahlst.",
  "Pay now": "Jetzt bezahlen",
  "Once you have paid, we’ll dispatch your order in {days}.":
    "Sobald du bezahlt hast, geht deine Bestellung in {days} in den Versand.",
  "Your order {orderNo} is waiting for your payment": "Deine Bestellung {orderNo} wartet auf deine Zahlung",
  "Your order is waiting for your payment": "Deine Bestellung wartet auf deine Zahlung",
  "Your order {orderNo} is not paid yet. If you no longer want it, there is nothing you need to do.":
    "Deine Bestellung {orderNo} ist noch nicht bezahlt. Möchtest du sie nicht mehr, musst du nichts tun.",

  "Your order {orderNo} is cancelled": "Deine Bestellung {orderNo} ist storniert",
  "Nothing will be sent.": "Es wird nichts verschickt.",
  "Your order is cancelled": "Deine Bestellung ist storniert",
  "Your order {orderNo} has been cancelled. Nothing will be sent.":
    "Deine Bestellung {orderNo} ist storniert. Es wird nichts verschickt.",
  "The rest of your order {orderNo} is cancelled": "Der Rest deiner Bestellung {orderNo} ist storniert",
  "The rest of your order is cancelled": "Der Rest deiner Bestellung ist storniert",
  "What has not left yet will not be sent.": "Was noch nicht unterwegs ist, wird nicht mehr verschickt.",
  "What has not left yet of your order {orderNo} will not be sent.":
    "Was von deiner Bestellung {orderNo} noch nicht unterwegs ist, wird nicht mehr verschickt.",
  "Your welcome kit is still yours: you can redeem it again.":
    "Dein Willkommenspaket steht dir weiter zu: Du kannst es wieder einlösen.",
  "Your coupon {couponCode} can be used again.": "Deinen Gutschein {couponCode} kannst du wieder einlösen.",
  "What you paid has been refunded.": "Was du bezahlt hast, haben wir dir erstattet.",
  "If you have already paid, we’ll refund you by your original payment method within {workingDays}.":
    "Hast du schon bezahlt, bekommst du das Geld innerhalb von {workingDays} über dein ursprüngliches Zahlungsmittel zurück.",
  "Your order {orderNo} is cancelled: it was not paid":
    "Deine Bestellung {orderNo} ist storniert: Sie wurde nicht bezahlt",
  "Nothing will be sent, and there is nothing to pay.":
    "Es wird nichts verschickt, und du musst nichts bezahlen.",
  "Your order was not paid and is cancelled": "Deine Bestellung wurde nicht bezahlt und ist storniert",
  "Your order {orderNo} was not paid in time, so it is cancelled. Nothing will be sent, and there is nothing to pay.":
    "Deine Bestellung {orderNo} wurde nicht rechtzeitig bezahlt und ist deshalb storniert. Es wird nichts verschickt, und du musst nichts bezahlen.",

  "Your order {orderNo} was changed": "Deine Bestellung {orderNo} wurde geändert",
  "What is in it now, and its new total.": "Was jetzt darin ist, und die neue Summe.",
  "We changed your order": "Wir haben deine Bestellung geändert",
  "Your order {orderNo} now has these products.": "Deine Bestellung {orderNo} enthält jetzt diese Produkte.",
  "A payment link that we emailed you before no longer works. We will email you a new one for the new total.":
    "Ein Zahlungslink, den du schon bekommen hast, gilt nicht mehr. Wir schicken dir einen neuen über die neue Summe.",
  "There is nothing left to pay.": "Es ist nichts mehr zu bezahlen.",
  "Is something not right? Please reply to this email.":
    "Stimmt etwas nicht? Dann antworte bitte auf diese Mail.",

  "Another size in your order {orderNo}": "Eine andere Größe in deiner Bestellung {orderNo}",
  "{productName}: size {to}.": "{productName}: Größe {to}.",
  "{productName}: size {to} in place of {from}.": "{productName}: Größe {to} statt {from}.",
  "Size {to} in place of {from}": "Größe {to} statt {from}",
  "We changed a size for you": "Wir haben eine Größe für dich geändert",
  "These items in your order {orderNo} now have a different size.":
    "Diese Artikel deiner Bestellung {orderNo} haben jetzt eine andere Größe.",
  "The price stays the same. Is this size not right? Please reply to this email.":
    "Der Preis bleibt gleich. Passt diese Größe nicht? Dann antworte bitte auf diese Mail.",

  "Your refund of {amount} for order {orderNo}": "Deine Erstattung von {amount} zur Bestellung {orderNo}",
  "It arrives within {workingDays}.": "Sie kommt innerhalb von {workingDays} an.",
  "Your money is on its way back": "Dein Geld ist auf dem Weg zurück zu dir",
  "This is what you ordered:": "Das hattest du bestellt:",
  "We have refunded {amount} for your order {orderNo}. It arrives within {workingDays}.":
    "Wir haben dir {amount} zu deiner Bestellung {orderNo} erstattet. Das Geld kommt innerhalb von {workingDays} an.",
  "We have refunded {amount} for your order {orderNo}, to the payment method you used. It arrives within {workingDays}.":
    "Wir haben dir {amount} zu deiner Bestellung {orderNo} über dein Zahlungsmittel erstattet. Das Geld kommt innerhalb von {workingDays} an.",
  Reference: "Referenz",

  "Return {returnNo}: how to send it": "Rückgabe {returnNo}: So schickst du sie",
  "Where to send it, and what to write on the parcel.":
    "Wohin du sie schickst, und was auf das Paket gehört.",
  "How to send it back": "So schickst du es zurück",
  "Please send these items back within {days}. Write the number {returnNo} on the parcel and keep the courier’s receipt.":
    "Bitte schick diese Artikel innerhalb von {days} zurück. Schreib die Nummer {returnNo} auf das Paket und heb den Beleg des Paketdienstes auf.",
  "Please send these items back, unused and in their packaging, within {days}. You pay for sending them back. Write the number {returnNo} on the parcel and keep the courier’s receipt.":
    "Bitte schick diese Artikel unbenutzt und in ihrer Verpackung innerhalb von {days} zurück. Die Kosten der Rücksendung trägst du. Schreib die Nummer {returnNo} auf das Paket und heb den Beleg des Paketdienstes auf.",
  "Send it to": "Schick es an",
  "We will tell you within {hours} where to send them.":
    "Wohin du sie schickst, sagen wir dir innerhalb von {hours}.",
  "Changed your mind? Until you have sent them, you can call the return off on the page of your order.":
    "Hast du es dir anders überlegt? Solange du sie nicht verschickt hast, kannst du die Rückgabe auf der Seite deiner Bestellung zurückziehen.",
  "Return {returnNo} has arrived": "Rückgabe {returnNo} ist angekommen",
  "We have received your return.": "Deine Rückgabe ist bei uns.",
  "Your return has arrived": "Deine Rückgabe ist angekommen",
  "We have received these items.": "Diese Artikel sind bei uns angekommen.",
  "Your kit was free, so there is nothing to refund. We’ll write to you when something is on its way to you.":
    "Dein Paket war kostenlos, deshalb gibt es kein Geld zurück. Wir schreiben dir, sobald etwas zu dir unterwegs ist.",
  "Your refund goes out within {workingDays}, by your original payment method. We will write to you when it does.":
    "Deine Erstattung geht innerhalb von {workingDays} über dein ursprüngliches Zahlungsmittel heraus. Wir schreiben dir dann.",
  "Return {returnNo} is called off": "Rückgabe {returnNo} ist zurückgezogen",
  "Nothing needs to be sent back.": "Du musst nichts zurückschicken.",
  "Your return is called off": "Deine Rückgabe ist zurückgezogen",
  "You keep these items; nothing needs to be sent back.":
    "Du behältst diese Artikel und musst nichts zurückschicken.",

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
};
