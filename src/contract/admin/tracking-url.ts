/** A courier and its page about a parcel: `DHL=https://track.example/?n={awb}`. */
export const TRACKING_URL = /^[^=\s][^=]*=\s*https:\/\/\S*\{awb\}\S*$/;
