import type { homeAddress } from "../../../tests/support/shopping.ts";

type Address = Partial<typeof homeAddress>;

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly address: Address;
}

const at = (
  firstName: string,
  lastName: string,
  city: string,
  region: string,
  postalCode: string,
  address: string,
  country = "India",
): Person => ({
  firstName,
  lastName,
  address: {
    recipientName: `${firstName} ${lastName}`,
    recipientCity: city,
    region,
    postalCode,
    address,
    country,
  },
});

/** Who orders in the pictures. */
export const people: readonly Person[] = [
  at("Ananya", "Iyer", "Bengaluru", "Karnataka", "560038", "44 100 Feet Road\nIndiranagar"),
  at("Vikram", "Menon", "Kochi", "Kerala", "682016", "8 Warriam Road"),
  at("Meera", "Kulkarni", "Pune", "Maharashtra", "411004", "17 Prabhat Road, Lane 6"),
  at("Daniel", "Koh", "Singapore", "Central", "238801", "2 Orchard Turn", "Singapore"),
  at("Zoya", "Khan", "Hyderabad", "Telangana", "500034", "Road No. 12, Banjara Hills"),
  at("Arjun", "Desai", "Ahmedabad", "Gujarat", "380009", "3 Navrangpura Society"),
  at("Priya", "Raman", "Chennai", "Tamil Nadu", "600004", "21 Luz Church Road"),
  at("Kabir", "Bose", "Kolkata", "West Bengal", "700019", "56 Ballygunge Place"),
  at("Hannah", "Weiss", "Berlin", "Berlin", "10405", "Winsstraße 12", "Germany"),
  at("Rohit", "Chauhan", "Jaipur", "Rajasthan", "302001", "9 Civil Lines"),
  at("Leela", "D’Souza", "Panaji", "Goa", "403001", "31 Rua de Ourem"),
  at("Imran", "Sheikh", "Mumbai", "Maharashtra", "400050", "14 Hill Road, Bandra West"),
];

/** One more, as names usually are. */
export const somebody: Person = at("Nisha", "Pillai", "Mysuru", "Karnataka", "570001", "5 Sayyaji Rao Road");

/** The longest that the store takes, in one person: what a narrow screen must not break on. */
export const longest: Person = at(
  "Wolfeschlegelsteinhausenberger",
  "Venkatanarasimharajuvaripeta",
  "Thiruvananthapuram",
  "Kerala",
  "695001",
  "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch House, Vazhuthacaud Cotton Hill Road\nनई दिल्ली",
);

export const emailOf = ({ firstName, lastName }: Person): string =>
  `${firstName}.${lastName}`
    .toLowerCase()
    .replace(/[^a-z.-]/g, "")
    .concat("@ledgerline.example");
