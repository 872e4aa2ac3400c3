/** The minimum of each measurement, as a ratio within one run. Never lower a number. */
export const limits: Readonly<Record<string, number>> = {
  "home page": 0.5,
  "category page": 0.5,
  "product page": 0.5,
  "GET /api/Home/Listing": 0.5,
  "GET /api/Product/1": 0.5,
  "GET /api/Product/Search": 0.5,
  "add to cart": 0.08,
  "whole checkout": 0.005,
};
