import type { BrowserStorageEntry } from "./browser-storage.ts";

type Texts = Omit<BrowserStorageEntry, "names">;

/** The German texts of the list in browser-storage.ts, by what they translate. */
export const germanBrowserStorage: Readonly<Record<string, Texts>> = {
  Login: {
    what: "Anmeldung",
    why: "Damit wir dich in jedem Tab erkennen und die Anmeldung rechtzeitig endet",
    until: "20 Minuten ohne Aktivität, „Abmelden“, oder das letzte Fenster wird geschlossen",
  },
  "Random number of a guest": {
    what: "Zufallszahl eines Gastes",
    why: "Damit wir deinen Warenkorb wiederfinden",
    until: "„Abmelden“, oder du löschst sie",
  },
  "Currency and country": {
    what: "Währung und Land",
    why: "Damit du Preise und Lieferung so siehst, wie du es gewählt hast; die Währung auch als Cookie „currency“",
    until: "du wählst etwas anderes oder löschst sie; das Cookie: ein Jahr",
  },
  "The coupon of the link you opened": {
    what: "Der Gutschein des Links, den du geöffnet hast",
    why: "Damit er an der Kasse schon eingetragen ist",
    until: "du löst ihn ein oder löschst ihn",
  },
  "Products you looked at, and what you searched for": {
    what: "Produkte, die du dir angesehen hast, und deine Suchen",
    why: "Damit du sie wiederfindest; nur dein Browser kennt sie",
    until: "du löschst sie",
  },
  "Your wishlist": {
    what: "Deine Merkliste",
    why: "Damit du sie wiederfindest; nur dein Browser kennt sie, bis du sie teilst",
    until: "du nimmst die Produkte herunter oder löschst sie",
  },
  "What you typed into a form, and the order you are placing": {
    what: "Was du in ein Formular geschrieben hast, und die Bestellung, die du gerade aufgibst",
    why: "Damit beim Neuladen nichts verloren geht und keine Bestellung doppelt entsteht",
    until: "der Tab wird geschlossen",
  },
  "Cookie “XSRF-TOKEN”": {
    what: "Cookie „XSRF-TOKEN“",
    why: "Damit keine andere Website in deinem Namen handeln kann",
    until: "der Browser wird geschlossen",
  },
};
