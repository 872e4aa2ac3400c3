/**
 * German texts of documents for buyers: invoices, credit notes and quotes. GST is India's: its words of law stay beside
 * the German ones, because India's tax office reads the same document.
 */
export const germanDocuments = {
  // invoices and credit notes
  Description: "Bezeichnung",
  Qty: "Menge",
  Amount: "Betrag",
  Taxable: "Netto",
  Total: "Gesamt",
  "Taxable value": "Nettobetrag",
  Invoice: "Rechnung",
  "Invoice {invoiceNo}": "Rechnung {invoiceNo}",
  "Tax invoice": "Rechnung (Tax invoice)",
  "Credit note": "Rechnungskorrektur",
  "Credit note {invoiceNo}": "Rechnungskorrektur {invoiceNo}",
  "No. {number}": "Nr. {number}",
  "Date {day}": "Datum {day}",
  "For invoice {invoiceNo} of {day}": "Zur Rechnung {invoiceNo} vom {day}",
  "Further to invoice {invoiceNo} of {day}": "Ergänzung der Rechnung {invoiceNo} vom {day}",
  "Order {orderNo} of {day}": "Bestellung {orderNo} vom {day}",
  "Place of supply: {place}": "Ort der Lieferung (Place of supply): {place}",
  "Bill to": "Rechnung an",
  "Ship to": "Lieferung an",
  "A discount of {amount} is taken off already.": "Ein Rabatt von {amount} ist schon abgezogen.",
  "Export of goods without payment of integrated tax.":
    "Ausfuhr ohne Zahlung der integrierten Steuer (Export of goods without payment of integrated tax).",
  "Prices include GST. No reverse charge.":
    "Die Preise enthalten GST. Keine Umkehrung der Steuerschuld (No reverse charge).",
  "VAT number {number}": "USt-IdNr. {number}",
  "VAT %": "USt %",
  VAT: "USt",
  "Prices include VAT.": "Die Preise enthalten die Umsatzsteuer.",
  "Export without VAT.": "Ausfuhrlieferung ohne Umsatzsteuer.",
  // quotes
  Quote: "Angebot",
  "Quote {number}": "Angebot {number}",
  Product: "Produkt",
  Quantity: "Menge",
  Each: "Einzelpreis",
  For: "Für",
  "size {size}": "Größe {size}",
  "Valid until {day}": "Gültig bis {day}",
  "The total includes {tax} GST.": "Der Gesamtpreis enthält {tax} GST.",
  "Each line is converted as a whole, so its total can differ a little from quantity times price.":
    "Jede Zeile wird als Ganzes umgerechnet; ihre Summe kann deshalb etwas von Menge mal Preis abweichen.",
  "That is {amount} at today’s rate. If the rate changes, the amount in {currency} holds.":
    "Das sind {amount} zum heutigen Kurs. Ändert sich der Kurs, gilt der Betrag in {currency}.",
  "The total includes {tax} VAT.": "Der Gesamtpreis enthält {tax} Umsatzsteuer.",
  "Shipping is added at checkout, by country and weight.":
    "Die Versandkosten kommen an der Kasse dazu, nach Land und Gewicht.",
  "These prices are valid until {day}. To order, use the shop, or write to {email} with this PDF.":
    "Diese Preise gelten bis zum {day}. Bestell im Shop, oder schick dieses PDF an {email}.",
} as const;
