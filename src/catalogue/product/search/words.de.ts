import type { LanguageWords } from "./language-words.ts";

export const words: LanguageWords = {
  fillers:
    "aus, bitte, brauche, das, dein, dem, den, der, die, ein, eine, einen, einem, einer, etwas, für, fürs, gibt, habt, haben, ich, ihr, im, in, ist, irgendwas, kann, kaufen, kleine, kleines, kleiner, mein, meine, meinen, meinem, meiner, mit, möchte, noch, oder, ohne, schön, schöne, schönes, suche, und, von, was, welche, wie, wie lange, wie viel, will, wo, zu, zum, zur, damen, herren, man, es, am, auf, bei",
  presents: "geschenk, geschenke, geschenkidee, mitbringsel, präsent",
  limits: {
    below: "unter, weniger als, günstiger als, billiger als, unterhalb von",
    "up to": "bis, bis zu, maximal, max, höchstens, oder weniger, nicht mehr als, budget",
    above: "über, mehr als, teurer als",
    from: "ab, mindestens, oder mehr, von",
    about: "etwa, ungefähr, circa, ca, um die, rund",
  },
  to: "bis, und",
  between: "zwischen, von",
  currencies: { USD: "us dollar", GBP: "pfund" },
  colours: {
    black: "schwarz",
    white: "weiß",
    grey: "grau",
    silver: "silber, silbern",
    beige: "beige, creme, cremefarben, sandfarben",
    brown: "braun",
    red: "rot",
    orange: "orange",
    yellow: "gelb",
    gold: "gold, golden",
    green: "grün",
    blue: "blau",
    purple: "lila, violett",
    pink: "rosa, pink",
    "dark grey": "anthrazit",
    "dark blue": "marine, marineblau",
    "dark red": "weinrot, bordeaux",
    "light blue": "babyblau",
  },
  dark: "dunkel",
  light: "hell",
  shadeJoint: "",
  colourEndings: "e, en, em, er, es, s",
  size: "größe, gr",
  sizes: { s: "klein", m: "mittel", l: "groß" },
  help: {
    returns:
      "rückgabe, rücksendung, zurückgeben, zurückschicken, zurücksenden, retoure, umtausch, umtauschen, widerruf, erstattung, geld zurück, reklamation, garantie, kaputt, defekt, falsche größe",
    delivery:
      "versand, versandkosten, versandzeit, versanddauer, lieferung, lieferzeit, lieferkosten, lieferdauer, porto, verschicken, zoll, wann kommt",
    orders:
      "bestellung, bestellstatus, sendungsverfolgung, sendung verfolgen, sendung, paket, paket verfolgen, stornieren, storno, bestellung stornieren, rechnung, bestellverlauf",
    ordering:
      "zahlung, bezahlen, zahlen, zahlungsarten, zahlungsart, bestellen, kreditkarte, paypal, gutschein, gutscheincode, rabattcode, wie bestellen",
    bulk: "großbestellung, mengenrabatt, angebot, sammelbestellung, großauftrag, eigenes logo",
    contact:
      "kontakt, telefonnummer, kundenservice, kundendienst, hilfe, support, ansprechpartner, adresse, anschrift",
    password: "passwort, passwort vergessen, anmelden, einloggen, login, konto",
    privacy: "datenschutz, dsgvo",
    sizes: "größentabelle, größen, welche größe, maße, passform",
  },
};
