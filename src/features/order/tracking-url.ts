/** URL templates by courier: `{awb}` stands for the AWB number. */
export type TrackingUrls = readonly { readonly courier: string; readonly template: string }[];

const fold = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, "");

/** The courier's page about a parcel; empty when the courier has no template. 'Blue Dart' and 'BlueDart' are the same. */
export function trackingUrl(urls: TrackingUrls, courier: string, awbNo: string | null): string {
  const found = urls.find((each) => fold(each.courier) === fold(courier));
  return found && awbNo ? found.template.replaceAll("{awb}", encodeURIComponent(awbNo.trim())) : "";
}
