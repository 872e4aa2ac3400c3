/** GST code, name and usual abbreviation of each state and union territory. */
export const indianStates: readonly (readonly [code: string, name: string, short: string])[] = [
  ["01", "Jammu and Kashmir", "JK"],
  ["02", "Himachal Pradesh", "HP"],
  ["03", "Punjab", "PB"],
  ["04", "Chandigarh", "CH"],
  ["05", "Uttarakhand", "UK"],
  ["06", "Haryana", "HR"],
  ["07", "Delhi", "DL"],
  ["08", "Rajasthan", "RJ"],
  ["09", "Uttar Pradesh", "UP"],
  ["10", "Bihar", "BR"],
  ["11", "Sikkim", "SK"],
  ["12", "Arunachal Pradesh", "AR"],
  ["13", "Nagaland", "NL"],
  ["14", "Manipur", "MN"],
  ["15", "Mizoram", "MZ"],
  ["16", "Tripura", "TR"],
  ["17", "Meghalaya", "ML"],
  ["18", "Assam", "AS"],
  ["19", "West Bengal", "WB"],
  ["20", "Jharkhand", "JH"],
  ["21", "Odisha", "OD"],
  ["22", "Chhattisgarh", "CG"],
  ["23", "Madhya Pradesh", "MP"],
  ["24", "Gujarat", "GJ"],
  ["26", "Dadra and Nagar Haveli and Daman and Diu", "DD"],
  ["27", "Maharashtra", "MH"],
  ["29", "Karnataka", "KA"],
  ["30", "Goa", "GA"],
  ["31", "Lakshadweep", "LD"],
  ["32", "Kerala", "KL"],
  ["33", "Tamil Nadu", "TN"],
  ["34", "Puducherry", "PY"],
  ["35", "Andaman and Nicobar Islands", "AN"],
  ["36", "Telangana", "TS"],
  ["37", "Andhra Pradesh", "AP"],
  ["38", "Ladakh", "LA"],
];

const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/&/g, "and")
    .replace(/^(nct|state|ut) of /, "")
    .replace(/[^a-z]/g, "");

/** The GST code of a state as people write it. Undefined for a name or spelling that is not known. */
export const stateCodeOf = (stateText: string): string | undefined =>
  indianStates.find(([, name, short]) => [fold(name), fold(short)].includes(fold(stateText)))?.[0] ??
  { orissa: "21", newdelhi: "07", pondicherry: "34", uttaranchal: "05" }[fold(stateText)];

export const stateName = (code: string): string | undefined =>
  indianStates.find(([each]) => each === code)?.[1];
