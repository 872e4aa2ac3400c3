/** A courier and its page about a parcel: `DHL=https://track.example/?n={awb}`. `{awb}` stands for the AWB number. */
export type TrackingUrls = readonly string[];

const fold = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, "");

/** 'Blue Dart', 'BlueDart' and 'blue-dart' are the same courier. */
export const isSameCourier = (one: string, other: string): boolean => fold(one) === fold(other);

/** Staff type 'DHL' where the courier's reports say 'DHLExpress'. A report without a courier may be of any. */
export function mayBeSameCourier(one: string, other: string): boolean {
  const [short = "", long = ""] = [fold(one), fold(other)].toSorted((a, b) => a.length - b.length);
  return short === "" || long.startsWith(short);
}

/** The courier's page about a parcel; empty when the courier has no template. */
export function trackingUrl(urls: TrackingUrls, courier: string, awbNo: string | null): string {
  const found = urls
    .map((each) => /^([^=]*)=(.*)$/.exec(each.trim()))
    .find((pair) => pair?.[1] && isSameCourier(pair[1], courier));
  const page = found?.[2]?.trim() ?? "";
  return awbNo ? page.replaceAll("{awb}", encodeURIComponent(awbNo.trim())) : "";
}
