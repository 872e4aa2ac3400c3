import type { DemoOffice } from "./types.ts";

export const offices: readonly DemoOffice[] = [
  { name: "Mumbai", address: "{company}, Tamarind House, 14 Ballard Road, Fort, Mumbai 400001, India" },
  { name: "Bengaluru", address: "{company}, Third Floor, 88 Lavelle Court, Bengaluru 560001, India" },
  { name: "Pune", address: "{company}, Unit 6, Millgate Park, Kalyani Nagar, Pune 411006, India" },
  { name: "Singapore", address: "{company}, 21 Keong Lane, #08-02, Singapore 089102" },
  { name: "London", address: "{company}, 5 Coopers Yard, London EC2A 4AB, United Kingdom" },
];
