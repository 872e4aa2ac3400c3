const daysAgo = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

/** Every list of the admin: without filters, and with the queries that are hardest for the database. */
export const listQueries: readonly (readonly [name: string, path: string])[] = [
  ["orders, as it opens", "/api/admin/orders"],
  ["orders, page 400 of 25", "/api/admin/orders?page=400"],
  ["orders, delivered, dearest first", "/api/admin/orders?status=Delivered&sort=grandTotal"],
  ["orders, confirmed", "/api/admin/orders?status=Order+Confirmed"],
  ["orders, a country nobody is in", "/api/admin/orders?country=Peru"],
  ["orders, kits to Japan", "/api/admin/orders?kind=kit&country=Japan"],
  [
    "orders, a month three years ago",
    `/api/admin/orders?placedFrom=${daysAgo(1_120)}&placedTo=${daysAgo(1_090)}`,
  ],
  ["orders, by number", "/api/admin/orders?q=ks-0007-a120-s"],
  ["orders, by the beginning of a number", "/api/admin/orders?q=KS-0007-A12"],
  ["orders, by AWB", "/api/admin/orders?q=BD500000"],
  ["orders, by an address", "/api/admin/orders?q=person4711@seeded.example"],
  ["orders, by a name that 7,000 have", "/api/admin/orders?q=farah+iyer"],
  ["orders, by the beginning of a word that all have", "/api/admin/orders?q=seeded"],
  ["orders, 500 a page", "/api/admin/orders?perPage=500"],
  ["enquiries, new", "/api/admin/enquiries?state=new&order=asc"],
  ["enquiries, by words", "/api/admin/enquiries?q=mugs+77"],
  ["people, as it opens", "/api/admin/people"],
  ["people, by a name that 5,000 have", "/api/admin/people?q=farah"],
  ["audit, as it opens", "/api/admin/audit"],
  ["audit, by who", "/api/admin/audit?who=team3@seeded.example"],
  ["audit, by number", "/api/admin/audit?subject=orders&subjectId=KS-0007-A120-S"],
  ["audit, by word", "/api/admin/audit?q=a120"],
  ["audit, a month three years ago", `/api/admin/audit?from=${daysAgo(1_120)}&to=${daysAgo(1_090)}`],
  ["the dashboard", "/api/admin/dashboard"],
];
