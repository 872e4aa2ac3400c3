/** German texts of the mails about a parcel, and of times, by their English ones (say.ts). */
export const germanParcelMails = {
  "Your order {orderNo} is confirmed": "Deine Bestellung {orderNo} ist bestätigt",
  "We’ll dispatch it in {days}.": "Sie geht in {days} in den Versand.",
  "Your welcome kit is confirmed": "Dein Willkommenspaket ist bestätigt",
  "Your order is confirmed": "Deine Bestellung ist bestätigt",
  "We are packing your welcome kit {orderNo}. We’ll dispatch it in {days}, and email you when we do.":
    "Wir packen dein Willkommenspaket {orderNo}. Es geht in {days} in den Versand; dann schreiben wir dir.",
  "Thank you: your payment has arrived and we are packing your order {orderNo}. We’ll dispatch it in {days}, and email you when we do.":
    "Vielen Dank: Deine Zahlung ist da, und wir packen deine Bestellung {orderNo}. Sie geht in {days} in den Versand; dann schreiben wir dir.",

  "Your order {orderNo} is not confirmed yet": "Deine Bestellung {orderNo} ist noch nicht bestätigt",
  "We confirmed it too early. It is not cancelled.":
    "Wir haben sie zu früh bestätigt. Sie ist nicht storniert.",
  "We confirmed your order too early": "Wir haben deine Bestellung zu früh bestätigt",
  "We told you that your welcome kit {orderNo} was confirmed. That was our mistake: we still have to check it, and we’ll email you when we have.":
    "Wir haben dir geschrieben, dass dein Willkommenspaket {orderNo} bestätigt ist. Das war unser Fehler: Wir müssen es noch prüfen und schreiben dir danach.",
  "We told you that your payment for order {orderNo} had arrived. That was our mistake: it hasn’t reached us yet. If you have already paid, please reply to this email.":
    "Wir haben dir geschrieben, dass deine Zahlung zur Bestellung {orderNo} da ist. Das war unser Fehler: Sie ist noch nicht bei uns. Hast du schon bezahlt, dann antworte bitte auf diese Mail.",
  "Your order is not cancelled, and we are keeping what you ordered for you.":
    "Deine Bestellung ist nicht storniert, und was du bestellt hast, bleibt für dich reserviert.",

  "Your order {orderNo} is on its way": "Deine Bestellung {orderNo} ist unterwegs",
  "Courier {shippedBy}, AWB NO {awbNo}.": "Paketdienst {shippedBy}, Sendungsnummer {awbNo}.",
  "Your welcome kit is on its way": "Dein Willkommenspaket ist unterwegs",
  "Your parcel is on its way": "Dein Paket ist unterwegs",
  "We have sent these items from your order {orderNo} again.":
    "Wir haben dir diese Artikel deiner Bestellung {orderNo} noch einmal geschickt.",
  "Your order {orderNo} has been dispatched.": "Wir haben deine Bestellung {orderNo} verschickt.",
  "Part of your order {orderNo} has been dispatched. We’ll email you about the rest.":
    "Wir haben einen Teil deiner Bestellung {orderNo} verschickt. Zum Rest schreiben wir dir noch.",
  Courier: "Paketdienst",
  "AWB NO": "Sendungsnummer",
  Expected: "Voraussichtlich",
  "Track the parcel": "Paket verfolgen",
  "The credit note is attached.": "Die Rechnungskorrektur findest du im Anhang.",
  "The invoice is attached.": "Die Rechnung findest du im Anhang.",
  "It takes {transport} to {country}.": "Die Lieferzeit beträgt {transport} ({country}).",
  "It takes {transport}.": "Die Lieferzeit beträgt {transport}.",
  "It takes {metroDays} to metro cities and {homeDays} to other places in {homeCountry}.":
    "Die Lieferzeit beträgt {metroDays} in große Städte und {homeDays} an andere Orte im Inland ({homeCountry}).",

  "Your order {orderNo} has arrived": "Deine Bestellung {orderNo} ist angekommen",
  "We hope you like it.": "Wir hoffen, sie gefällt dir.",
  "Your welcome kit has arrived": "Dein Willkommenspaket ist angekommen",
  "Your parcel has arrived": "Dein Paket ist angekommen",
  "Your order {orderNo} has been delivered. We hope you like it.":
    "Deine Bestellung {orderNo} wurde zugestellt. Wir hoffen, sie gefällt dir.",
  "A parcel from your order {orderNo} has been delivered. We hope you like it.":
    "Ein Paket deiner Bestellung {orderNo} wurde zugestellt. Wir hoffen, der Inhalt gefällt dir.",
  "Is something faulty? Tell us within {workingDays}. Is the size wrong? Reply to this email before you wear anything, and we’ll exchange it if your size is in stock.":
    "Ist etwas defekt? Sag uns innerhalb von {workingDays} Bescheid. Passt die Größe nicht? Antworte auf diese Mail, bevor du etwas trägst: Wenn deine Größe auf Lager ist, tauschen wir sie um.",
  "Is something faulty? Tell us within {workingDays}. You may return what you bought within {days} of delivery at your own cost; food cannot be returned.":
    "Ist etwas defekt? Sag uns innerhalb von {workingDays} Bescheid. Was du gekauft hast, kannst du innerhalb von {days} nach der Lieferung auf deine Kosten zurückgeben, Lebensmittel ausgenommen.",

  // After "innerhalb von".
  "{count} day": "{count} Tag",
  "{count} days": "{count} Tagen",
  "{count} working day": "{count} Werktag",
  "{count} working days": "{count} Werktagen",
  "{count} hour": "{count} Stunde",
  "{count} hours": "{count} Stunden",
  // After "beträgt".
  "{range} day": "{range} Tag",
  "{range} days": "{range} Tage",
  "{from} to {to}": "{from} bis {to}",
};
