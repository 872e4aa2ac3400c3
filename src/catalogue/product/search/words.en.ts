import type { LanguageWords } from "./language-words.ts";

export const words: LanguageWords = {
  fillers:
    "a, accessory, affordable, an, and, any, are, as, at, be, best, buy, can, cheap, could, do, does, for, from, get, give, good, great, have, her, him, his, how, how long, how much, how many, i, idea, if, in, is, it, item, its, let, like, looking, lover, me, men, my, need, nice, of, on, one, or, our, please, product, search, she, he, show, some, something, anything, stuff, take, that, the, their, them, these, they, thing, things, this, to, unisex, very, want, we, what, when, where, which, who, will, with, woman, women, mens, womens, would, you, your",
  presents: "gift, present, gift idea, goodie, giveaway, swag, merch",
  limits: {
    below: "under, below, less than, lower than, cheaper than, not more than, beneath",
    "up to":
      "up to, upto, max, maximum, at most, or less, or under, or below, no more than, within, budget, budget of",
    above: "over, above, more than, higher than",
    from: "from, at least, minimum, min, starting at, or more, and up",
    about: "about, around, approx, approximately, roughly",
  },
  to: "to, and, or",
  between: "between, from",
  currencies: { USD: "buck", GBP: "quid", INR: "rs, inr, re" },
  colours: {
    black: "black",
    white: "white, off white",
    grey: "grey, gray",
    silver: "silver",
    beige: "beige, cream, ecru, tan, khaki",
    brown: "brown",
    red: "red",
    orange: "orange",
    yellow: "yellow",
    gold: "gold, golden",
    green: "green",
    blue: "blue",
    purple: "purple, violet, lilac, lavender",
    pink: "pink, rose",
    "dark grey": "charcoal, anthracite",
    "dark blue": "navy, navy blue",
    "dark red": "burgundy, maroon, bordeaux",
    "light blue": "sky blue, baby blue",
  },
  dark: "dark, deep",
  light: "light, pale",
  shadeJoint: " ",
  colourEndings: "",
  size: "size, in size",
  sizes: {
    xs: "extra small, x small",
    s: "small",
    m: "medium",
    l: "large",
    xl: "extra large, x large",
    xxl: "2xl, xx large, double xl, extra extra large",
  },
  help: {
    returns:
      "return, return policy, return order, return item, refund, refund policy, money back, exchange, exchange size, wrong size, damaged, broken, faulty, send back, warranty",
    delivery:
      "delivery, delivery time, delivery take, delivery cost, delivery charge, delivery fee, shipping, shipping cost, shipping time, shipping policy, shipping fee, free shipping, postage, ship, international shipping, when arrive, customs",
    orders:
      "order, order status, track, track order, track package, track parcel, tracking, tracking number, package, parcel, order history, cancel, cancel order, cancellation, invoice, receipt",
    ordering:
      "pay, payment, payment method, how order, place order, upi, credit card, paypal, checkout, coupon, coupon code, discount code, promo code",
    bulk: "bulk, bulk order, bulk purchase, bulk enquiry, wholesale, quote, quotation, corporate order, large order, custom logo, custom print",
    contact:
      "contact, contact number, contact us, phone number, customer care, customer service, customer support, support, help, email address, address",
    password: "password, forgot password, reset password, login, log in, sign in, account",
    privacy: "privacy, privacy policy, gdpr, data protection",
    sizes: "size chart, size guide, sizing, size table, measurement, fit guide, which size, what size",
  },
};
