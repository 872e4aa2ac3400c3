import type { OtherField } from "../../contract/admin/import-fields.ts";

type Headings = Readonly<Record<string, OtherField>>;

const options: Headings = {
  ...{ option1name: "Option 1 name", option1value: "Option 1" },
  ...{ option2name: "Option 2 name", option2value: "Option 2" },
  ...{ option3name: "Option 3 name", option3value: "Option 3" },
};

/** Shopify's product export, before and since the headings of 2025. Without capitals and spaces. */
export const shopifyHeadings: Headings = {
  ...options,
  ...{ handle: "Address", urlhandle: "Address", title: "Name" },
  ...{ bodyhtml: "Description", description: "Description" },
  ...{ type: "Category", productcategory: "Other category", tags: "Keywords" },
  ...{ published: "In the shop", publishedononlinestore: "In the shop", status: "Status" },
  ...{ variantsku: "SKU", sku: "SKU", variantbarcode: "GTIN", barcode: "GTIN" },
  ...{ variantgrams: "Weight g", weightvaluegrams: "Weight g" },
  ...{ variantinventorytracker: "Stock tracked", inventorytracker: "Stock tracked" },
  ...{ variantinventoryqty: "Stock", inventoryquantity: "Stock" },
  ...{ variantprice: "Price", price: "Price" },
  ...{ variantcompareatprice: "Price before", compareatprice: "Price before" },
  ...{
    imagesrc: "Image",
    productimageurl: "Image",
    variantimage: "Variant image",
    variantimageurl: "Variant image",
  },
  ...{ seotitle: "Page title", seodescription: "Meta description" },
};

/** The product data of Google Merchant Center. */
export const googleHeadings: Headings = {
  ...{ id: "SKU", title: "Name", description: "Description", itemgroupid: "Group" },
  ...{ producttype: "Category", googleproductcategory: "Other category" },
  ...{ price: "Price", saleprice: "Sale price", availability: "Availability", gtin: "GTIN" },
  ...{ color: "Colour", colour: "Colour", size: "Size" },
  ...{ imagelink: "Variant image", additionalimagelink: "More images" },
  ...{ shippingweight: "Weight g", productweight: "Weight g" },
};

/** As German programs call them; ö is o and ß ss here. */
const germanHeadings: Headings = {
  ...{
    bezeichnung: "Name",
    artikelbezeichnung: "Name",
    artikel: "Name",
    produkt: "Name",
    produktname: "Name",
  },
  ...{ warengruppe: "Category", produktgruppe: "Category", kategorie: "Category" },
  ...{ beschreibung: "Description", langtext: "Description" },
  ...{ kurzbeschreibung: "Short description", kurztext: "Short description" },
  ...{ farbe: "Colour", grosse: "Size", groesse: "Size", gewicht: "Weight g", gewichtg: "Weight g" },
  ...{ preis: "Price", verkaufspreis: "Price", vkpreis: "Price", einzelpreis: "Price" },
  ...{
    uvp: "Price before",
    listenpreis: "Price before",
    aktionspreis: "Sale price",
    angebotspreis: "Sale price",
  },
  ...{ artikelnummer: "SKU", artikelnr: "SKU", artnr: "SKU", bestellnummer: "SKU" },
  ...{ bestand: "Stock", lagerbestand: "Stock", menge: "Stock", anzahl: "Stock" },
  ...{ bild: "Variant image", bildurl: "Variant image", bilder: "More images" },
  ...{ schlagworter: "Keywords", stichworter: "Keywords", willkommenspaket: "Welcome kit" },
  ...{ begrussungspaket: "Welcome kit", adresse: "Address", url: "Address" },
};

/** Headings that are common in other programs' files: the first guess, which staff correct. */
export const otherHeadings: Headings = {
  ...options,
  ...germanHeadings,
  ...{ title: "Name", product: "Name", productname: "Name", itemname: "Name" },
  ...{ handle: "Address", slug: "Address", urlkey: "Address" },
  ...{ parent: "Group", parentsku: "Group", itemgroupid: "Group", style: "Group", stylecode: "Group" },
  ...{ categories: "Category", type: "Category", producttype: "Category" },
  ...{ body: "Description", bodyhtml: "Description", longdescription: "Description", details: "Description" },
  ...{ published: "In the shop", visible: "In the shop", active: "In the shop" },
  ...{ unitprice: "Price", sellingprice: "Price", saleprice: "Sale price", specialprice: "Sale price" },
  ...{ mrp: "Price before", rrp: "Price before", listprice: "Price before", compareatprice: "Price before" },
  ...{ color: "Colour", skucode: "SKU", itemcode: "SKU", code: "SKU", articlenumber: "SKU" },
  ...{ ean: "GTIN", upc: "GTIN", barcode: "GTIN" },
  ...{ qty: "Stock", quantity: "Stock", stockquantity: "Stock", inventory: "Stock" },
  ...{ weight: "Weight g", grams: "Weight g", weightgrams: "Weight g" },
  ...{ imageurl: "Variant image", image: "Variant image", imagelink: "Variant image", images: "More images" },
  ...{ tags: "Keywords", metatitle: "Page title", hsn: "HSN code", gst: "GST %" },
  ...{ vat: "GST %", vatrate: "GST %", taxrate: "GST %", mwst: "GST %", ust: "GST %" },
};
