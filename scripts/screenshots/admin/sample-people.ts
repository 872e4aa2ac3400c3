import type { homeAddress } from "../../../tests/support/shopping.ts";

type Address = Partial<typeof homeAddress>;

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly address: Address;
}

const person = (
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

/** The customers in the screenshots. */
export const people: readonly Person[] = [
  person("Ananya", "Iyer", "Bengaluru", "Karnataka", "560038", "44 100 Feet Road\nIndiranagar"),
  person("Vikram", "Menon", "Kochi", "Kerala", "682016", "8 Warriam Road"),
  person("Meera", "Kulkarni", "Pune", "Maharashtra", "411004", "17 Prabhat Road, Lane 6"),
  person("Daniel", "Koh", "Singapore", "Central", "238801", "2 Orchard Turn", "Singapore"),
  person("Zoya", "Khan", "Hyderabad", "Telangana", "500034", "Road No. 12, Banjara Hills"),
  person("Arjun", "Desai", "Ahmedabad", "Gujarat", "380009", "3 Navrangpura Society"),
  person("Priya", "Raman", "Chennai", "Tamil Nadu", "600004", "21 Luz Church Road"),
  person("Kabir", "Bose", "Kolkata", "West Bengal", "700019", "56 Ballygunge Place"),
  person("Hannah", "Weiss", "Berlin", "Berlin", "10405", "Winsstraße 12", "Germany"),
  person("Rohit", "Chauhan", "Jaipur", "Rajasthan", "302001", "9 Civil Lines"),
  person("Leela", "D’Souza", "Panaji", "Goa", "403001", "31 Rua de Ourem"),
  person("Imran", "Sheikh", "Mumbai", "Maharashtra", "400050", "14 Hill Road, Bandra West"),
];

/** One more person, with a name of usual length. */
export const typicalPerson: Person = person(
  "Nisha",
  "Pillai",
  "Mysuru",
  "Karnataka",
  "570001",
  "5 Sayyaji Rao Road",
);

/** The longest names and address that the store accepts, to test narrow screens. */
export const longNamedPerson: Person = person(
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
