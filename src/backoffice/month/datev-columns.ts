/** A column of DATEV's format, by its German heading. A text is in quotation marks, also an empty one. */
export interface DatevColumn {
  readonly heading: string;
  readonly isText: boolean;
}

const text = (...headings: readonly string[]): DatevColumn[] =>
  headings.map((heading) => ({ heading, isText: true }));
const figure = (...headings: readonly string[]): DatevColumn[] =>
  headings.map((heading) => ({ heading, isText: false }));
/** Pairs of a kind and what it is about. */
const pairs = (name: string, count: number): DatevColumn[] =>
  Array.from({ length: count }, (_, at) =>
    text(`${name} - Art ${at + 1}`, `${name} - Inhalt ${at + 1}`),
  ).flat();

/** All 125 columns of a Buchungsstapel, version 13 of the format. DATEV reads them by their place. */
export const datevColumns: readonly DatevColumn[] = [
  ...figure("Umsatz (ohne Soll/Haben-Kz)"),
  ...text("Soll/Haben-Kennzeichen", "WKZ Umsatz"),
  ...figure("Kurs", "Basis-Umsatz"),
  ...text("WKZ Basis-Umsatz"),
  ...figure("Konto", "Gegenkonto (ohne BU-Schlüssel)"),
  ...text("BU-Schlüssel"),
  ...figure("Belegdatum"),
  ...text("Belegfeld 1", "Belegfeld 2"),
  ...figure("Skonto"),
  ...text("Buchungstext"),
  ...figure("Postensperre"),
  ...text("Diverse Adressnummer"),
  ...figure("Geschäftspartnerbank", "Sachverhalt", "Zinssperre"),
  ...text("Beleglink"),
  ...pairs("Beleginfo", 8),
  ...text("KOST1 - Kostenstelle", "KOST2 - Kostenstelle"),
  ...figure("Kost-Menge"),
  ...text("EU-Land u. UStID (Bestimmung)"),
  ...figure("EU-Steuersatz (Bestimmung)"),
  ...text("Abw. Versteuerungsart"),
  ...figure("Sachverhalt L+L", "Funktionsergänzung L+L", "BU 49 Hauptfunktionstyp"),
  ...figure("BU 49 Hauptfunktionsnummer", "BU 49 Funktionsergänzung"),
  ...pairs("Zusatzinformation", 20),
  ...figure("Stück", "Gewicht", "Zahlweise"),
  ...text("Forderungsart"),
  ...figure("Veranlagungsjahr", "Zugeordnete Fälligkeit", "Skontotyp"),
  ...text("Auftragsnummer", "Buchungstyp"),
  ...figure("USt-Schlüssel (Anzahlungen)"),
  ...text("EU-Land (Anzahlungen)"),
  ...figure("Sachverhalt L+L (Anzahlungen)", "EU-Steuersatz (Anzahlungen)", "Erlöskonto (Anzahlungen)"),
  ...text("Herkunft-Kz", "Buchungs GUID"),
  ...figure("KOST-Datum"),
  ...text("SEPA-Mandatsreferenz"),
  ...figure("Skontosperre"),
  ...text("Gesellschaftername"),
  ...figure("Beteiligtennummer"),
  ...text("Identifikationsnummer", "Zeichnernummer"),
  ...figure("Postensperre bis"),
  ...text("Bezeichnung SoBil-Sachverhalt"),
  ...figure(
    "Kennzeichen SoBil-Buchung",
    "Festschreibung",
    "Leistungsdatum",
    "Datum Zuord. Steuerperiode",
    "Fälligkeit",
  ),
  ...text("Generalumkehr (GU)"),
  ...figure("Steuersatz"),
  ...text("Land", "Abrechnungsreferenz"),
  ...figure("BVV-Position"),
  ...text("EU-Land u. UStID (Ursprung)"),
  ...figure("EU-Steuersatz (Ursprung)", "Abw. Skontokonto"),
];
