import { duffel, sleeve, tote } from "./bags.ts";
import * as desk from "./desk.ts";
import * as drinkware from "./drinkware.ts";
import * as electronics from "./electronics.ts";
import * as gifts from "./gifts.ts";
import { lanyard } from "./lanyard.ts";
import * as layers from "./layers.ts";
import * as pouches from "./pouches.ts";
import type { Good } from "./shapes.ts";
import * as stationery from "./stationery.ts";
import * as table from "./table.ts";
import * as tops from "./tops.ts";
import * as wearables from "./wearables.ts";

/** Every good that can be drawn, by the first half of its picture keys. */
export const goods: Readonly<Record<string, Good>> = {
  ...tops,
  ...layers,
  ...wearables,
  duffel,
  sleeve,
  tote,
  ...pouches,
  ...drinkware,
  ...table,
  ...electronics,
  ...desk,
  ...stationery,
  ...gifts,
  lanyard,
};
