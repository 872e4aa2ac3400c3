import type { DemoMember } from "./types.ts";

/**
 * Thirty people of the demo company in three countries: some have been here for ten years, some come soon, one has left.
 * `startedDaysAgo` is negative for who is coming.
 */
export const members: readonly DemoMember[] = [
  { name: ["Asha", "Nair"], email: "employee", office: "Mumbai", country: "IN", startedDaysAgo: 3_900 },
  { name: ["Rohan", "Mehta"], email: "office", office: "Mumbai", country: "IN", startedDaysAgo: 4_100 },
  { name: ["Meera", "Iyengar"], office: "Mumbai", country: "IN", startedDaysAgo: 3_720 },
  { name: ["Vikram", "Kulkarni"], office: "Mumbai", country: "IN", startedDaysAgo: 2_200 },
  { name: ["Anjali", "Deshpande"], office: "Mumbai", country: "IN", startedDaysAgo: 810 },
  { name: ["Karthik", "Raman"], office: "Bengaluru", country: "IN", startedDaysAgo: 3_690 },
  { name: ["Nisha", "Shetty"], office: "Bengaluru", country: "IN", startedDaysAgo: 3_660 },
  { name: ["Arjun", "Hegde"], office: "Bengaluru", country: "IN", startedDaysAgo: 1_500 },
  { name: ["Lakshmi", "Prasad"], office: "Bengaluru", country: "IN", startedDaysAgo: 420 },
  { name: ["Imran", "Qureshi"], office: "Bengaluru", country: "IN", startedDaysAgo: 95, kind: "contractor" },
  { name: ["Sana", "Khan"], office: "Pune", country: "IN", startedDaysAgo: 3_800 },
  { name: ["Aditya", "Joshi"], office: "Pune", country: "IN", startedDaysAgo: 1_100 },
  { name: ["Pooja", "Patil"], office: "Pune", country: "IN", startedDaysAgo: 60 },
  { name: ["Tanvi", "Bhatt"], office: "Pune", country: "IN", startedDaysAgo: -9 },
  { name: ["Dhruv", "Malhotra"], office: "Mumbai", country: "IN", startedDaysAgo: -23 },
  { name: ["Wei Ling", "Tan"], office: "Singapore", country: "SG", startedDaysAgo: 3_750 },
  { name: ["Marcus", "Lim"], office: "Singapore", country: "SG", startedDaysAgo: 2_900 },
  { name: ["Priya", "Subramaniam"], office: "Singapore", country: "SG", startedDaysAgo: 1_300 },
  { name: ["Jun Hao", "Ong"], office: "Singapore", country: "SG", startedDaysAgo: 240 },
  { name: ["Nur Aisyah", "Rahman"], office: "Singapore", country: "SG", startedDaysAgo: 33, kind: "intern" },
  { name: ["Chloe", "Ng"], office: "Singapore", country: "SG", startedDaysAgo: -16 },
  { name: ["Oliver", "Hughes"], office: "London", country: "GB", startedDaysAgo: 4_000 },
  { name: ["Amelia", "Clarke"], office: "London", country: "GB", startedDaysAgo: 3_700 },
  { name: ["Siobhán", "Doyle"], office: "London", country: "GB", startedDaysAgo: 2_000 },
  { name: ["Kwame", "Mensah"], office: "London", country: "GB", startedDaysAgo: 1_250 },
  { name: ["Zoë", "Bennett"], office: "London", country: "GB", startedDaysAgo: 700 },
  { name: ["Łukasz", "Nowak"], office: "London", country: "GB", startedDaysAgo: 310 },
  { name: ["Harriet", "Lloyd"], office: "London", country: "GB", startedDaysAgo: 120, kind: "temporary" },
  { name: ["Tom", "Fletcher"], office: "London", country: "GB", startedDaysAgo: -5 },
  { name: ["Grace", "Okonkwo"], office: "London", country: "GB", startedDaysAgo: 1_900, leftDaysAgo: 20 },
];
