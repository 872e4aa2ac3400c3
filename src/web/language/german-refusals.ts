/**
 * German texts for refusals of the API that the shop shows: by the English text where a code has several, else by the code
 * (contract/errors.ts). A test finds codes that are missing. `{product}` after a code is the text for a refusal that says which
 * product it is about (state/refusal-text.ts).
 */
export const germanRefusals: Readonly<Record<string, string>> = {
  "The store could not be reached. Are you online?": "Der Shop ist nicht erreichbar. Bist du online?",
  "We don’t know this code. Please check it for typos.":
    "Diesen Code kennen wir nicht. Bitte prüfe ihn auf Tippfehler.",
  "This code is no longer valid.": "Dieser Code gilt nicht mehr.",
  "This code is not valid yet.": "Dieser Code gilt noch nicht.",
  "This code has expired.": "Dieser Code ist abgelaufen.",
  "This code belongs to another email address.": "Dieser Code gehört zu einer anderen E-Mail-Adresse.",
  "This code has been used already.": "Dieser Code ist schon eingelöst.",
  "This code has been used up.": "Dieser Code ist aufgebraucht.",
  "Please login first to redeem you swag Kit.": "Bitte melde dich zuerst an, um dein Swag-Paket einzulösen.",
  "Please confirm your email address before redeeming your SWAG Kit: set your password with the code we emailed you.":
    "Bitte bestätige deine E-Mail-Adresse, bevor du dein Swag-Paket einlöst: Leg dein Passwort mit dem Code fest, den wir dir geschickt haben.",
  "It seems you have already availed your free SWAG kit.Please try out other items from available goodies.":
    "Anscheinend hast du dein kostenloses Swag-Paket schon bekommen. Sieh dir gern die anderen Artikel an.",
  "It’s already back: you can buy it now.": "Es ist schon wieder da: Du kannst es jetzt kaufen.",
  "This link no longer works. Ask for it again on the product's page.":
    "Dieser Link gilt nicht mehr. Trag dich auf der Seite des Produkts noch einmal ein.",
  "The welcome kit can be redeemed only once.": "Das Willkommenspaket gibt es nur einmal.",
  "The welcome kit is free with its coupon, so it has no price.":
    "Das Willkommenspaket ist mit seinem Gutschein kostenlos und hat deshalb keinen Preis.",
  "This return has already been cancelled.": "Diese Rückgabe ist schon zurückgezogen.",
  "The goods have arrived, so the return can no longer be cancelled.":
    "Die Ware ist schon angekommen. Die Rückgabe lässt sich deshalb nicht mehr zurückziehen.",
  "Only what was delivered can be returned.": "Zurückgeben kannst du nur, was schon zugestellt ist.",
  "Nothing from this order has been delivered yet.": "Von dieser Bestellung ist noch nichts zugestellt.",
  "This store is for company email addresses, and yours has another domain.":
    "Dieser Shop ist für E-Mail-Adressen der Firma, und deine hat eine andere Domain.",
  forbidden:
    "Das ist hier nicht erlaubt. Die Demo-Konten öffnen sich mit ihrem bekannten Passwort nur auf dem Rechner, auf dem der Shop läuft.",
  malformed: "Bitte prüfe deine Eingaben.",
  too_large: "Das ist zu groß.",
  wrong_content_type: "Das konnten wir nicht lesen. Bitte lade die Seite neu.",
  xsrf: "Bitte lade die Seite neu, und versuch es noch einmal.",
  bad_session_id: "Bitte lade die Seite neu, und versuch es noch einmal.",
  not_yours: "Das gehört zu einem anderen Konto. Bitte melde dich neu an.",
  not_found: "Das gibt es nicht mehr.",
  state_conflict: "Das geht jetzt nicht mehr. Bitte lade die Seite neu.",
  login_not_started:
    "Diese Anmeldung wurde anderswo oder vor zu langer Zeit begonnen, oder sie ist schon beendet. Bitte fang noch einmal an.",
  provider_refused: "Die Anmeldung bei deiner Firma hat nicht geklappt. Bitte versuch es noch einmal.",
  provider_unavailable:
    "Die Anmeldung deiner Firma antwortet gerade nicht. Bitte versuch es in einer Minute noch einmal.",
  account_linked:
    "Ein Konto mit deiner Adresse gehört zu einer anderen Anmeldung der Firma. Bitte wende dich an unser Support-Team.",
  email_not_proved: "Die Anmeldung deiner Firma hat deine E-Mail-Adresse nicht bestätigt.",
  passwords_off: "In diesem Shop gibt es keine Passwörter. Bitte melde dich über deine Firma an.",
  login_needed: "Bitte melde dich an.",
  login_expired: "Deine Anmeldung ist abgelaufen. Bitte melde dich wieder an.",
  account_blocked: "Dieses Konto ist gesperrt.",
  order_not_found: "Eine Bestellung mit dieser Nummer gibt es nicht.",
  product_not_found: "Dieses Produkt gibt es nicht.",
  product_withdrawn: "Dieses Produkt wird nicht mehr verkauft.",
  "product_withdrawn {product}": "„{product}“ wird nicht mehr verkauft.",
  category_not_found: "Diese Kategorie gibt es nicht.",
  line_not_found: "Diesen Artikel gibt es hier nicht mehr. Bitte lade die Seite neu.",
  currency_unknown: "In dieser Währung zeigt der Shop keine Preise.",
  address_missing: "Bitte gib Namen, Telefonnummer, Straße, Region, Ort und Land an.",
  office_unknown: "Bitte wähle eines der Büros.",
  billing_not_allowed: "Eine Rechnung an ein Büro gibt es nur für Firmenkonten.",
  idempotency_key_reused:
    "Diese Bestellung wurde schon mit anderen Angaben gesendet. Bitte lade die Seite neu.",
  cart_changed: "Dein Warenkorb hat sich geändert. Bitte sieh ihn dir noch einmal an.",
  cart_empty: "Dein Warenkorb ist leer.",
  price_changed: "Ein Preis hat sich geändert. Bitte sieh dir die neue Summe an.",
  coupon_not_valid: "Dieser Gutschein gilt nicht mehr.",
  kit_needs_coupon: "Dein Swag-Paket kannst du nur mit deinem Swag-Gutschein einlösen.",
  kit_not_alone: "Nimm die anderen Artikel aus dem Warenkorb, um dein Swag-Paket einzulösen.",
  kit_already_redeemed: "Du hast dein kostenloses Swag-Paket schon bekommen.",
  kit_email_not_verified: "Bitte bestätige zuerst deine E-Mail-Adresse.",
  out_of_stock: "Davon ist nicht mehr genug da.",
  "out_of_stock {product}": "Von „{product}“ gibt es nur noch {available} Stück.",
  "out_of_stock {product} 0": "„{product}“ ist ausverkauft.",
  order_too_large: "Das ist zu viel für eine Bestellung. Bitte schreib uns.",
  too_many_unpaid:
    "Du kannst jetzt noch {available} Stück bestellen, bis deine früheren Bestellungen bezahlt sind. Bitte bezahle sie zuerst, oder frag nach einer Sammelbestellung.",
  "too_many_unpaid {product}":
    "Von „{product}“ kannst du jetzt noch {available} Stück bestellen, bis deine früheren Bestellungen bezahlt sind. Bitte bezahle sie zuerst, oder frag nach einer Sammelbestellung.",
  too_many_unproved:
    "Davon kannst du jetzt noch {available} Stück bestellen. Für mehr bestätige bitte zuerst deine E-Mail-Adresse: Leg mit dem Code aus unserer Mail ein Passwort fest.",
  "too_many_unproved {product}":
    "Von „{product}“ kannst du jetzt noch {available} Stück bestellen. Für mehr bestätige bitte zuerst deine E-Mail-Adresse: Leg mit dem Code aus unserer Mail ein Passwort fest.",
  cancel_too_late: "Diese Bestellung kann nicht mehr storniert werden.",
  return_too_late: "Dafür ist es zu spät: Die Frist ist abgelaufen.",
  return_too_large: "So viele Stück davon kannst du nicht mehr angeben.",
  not_returnable: "Diesen Artikel kannst du nicht zurückgeben.",
  size_needed: "Bitte wähle eine Größe.",
  size_unknown: "Diese Größe gibt es nicht.",
  "size_unknown {product}": "„{product}“ gibt es nicht in Größe {size}.",
  variant_unknown: "Das gibt es im Shop nicht mehr.",
  "variant_unknown {product}": "„{product}“ gibt es nicht in dieser Ausführung.",
  email_invalid: "Bitte prüfe die E-Mail-Adresse.",
  email_domain: "Bitte nimm die E-Mail-Adresse deiner Firma.",
  email_taken: "Diese E-Mail-Adresse ist schon registriert.",
  password_weak: "Dieses Passwort ist zu schwach. Bitte wähle ein anderes.",
  too_many_requests: "Das waren zu viele Versuche. Bitte warte ein wenig.",
  unavailable: "Der Shop ist gerade überlastet. Bitte versuch es gleich noch einmal.",
};
