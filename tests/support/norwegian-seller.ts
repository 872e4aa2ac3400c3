import type { TestStore } from "./store.ts";

/** Makes the demo's store one of a Norwegian company with VAT. Its currency is written to the database, because amounts exist already. */
export async function makeNorwegian({ services, now }: TestStore): Promise<void> {
  const settings = {
    baseCurrency: "NOK",
    homeCountry: "Norway",
    sellerVatNumber: "NO923609016MVA",
    gstRate: 2_500,
    sellerName: "Ledgerline AS",
    sellerAddress: ["Torggata 2", "0181 Oslo"],
    sellerCity: "Oslo",
    sellerPostalCode: "0181",
    sellerPhone: "+47 22 00 00 00",
    supportEmail: "shop@ledgerline.example",
  };
  for (const [name, value] of Object.entries(settings)) {
    const stored = JSON.stringify(value);
    await services.database.db
      .insertInto("store_settings")
      .values({ name, value: stored, version: 1, changed_at: now() })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: stored }))
      .execute();
  }
  await services.settings.refresh();
  await services.catalogue.refresh();
}
