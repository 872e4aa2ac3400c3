/** URL templates by courier: `{awb}` stands for the AWB number. */
export type TrackingUrls = readonly { readonly courier: string; readonly template: string }[];

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
  const found = urls.find((each) => isSameCourier(each.courier, courier));
  return found && awbNo ? found.template.replaceAll("{awb}", encodeURIComponent(awbNo.trim())) : "";
}
