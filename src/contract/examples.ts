import type { Output, RouteField } from "./route-types.ts";
import type { RouteKey } from "./routes.ts";

/** A request and its response, for the OpenAPI document. */
export interface Example {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly output: unknown;
}

type Part<K extends RouteKey, P extends string> =
  RouteField<K, P> extends undefined
    ? { [Q in P]?: never }
    : object extends RouteField<K, P>
      ? { [Q in P]?: RouteField<K, P> }
      : { [Q in P]: RouteField<K, P> };
type ExampleOf<K extends RouteKey> = Part<K, "params"> &
  Part<K, "query"> &
  Part<K, "body"> & { output: Output<K> };

const card = {
  productId: 11,
  productName: "Classic Crew T-shirt",
  productUrl: "classic-crew-tee",
  imagePath: "/images/3da6f662f4fe289a18fbbcde/tee-sage-front",
  imageColour: "#d3d5c9",
  hoverImagePath: "/images/db8ffe25e0c092b3b8d3da64/tee-sage-back",
  sellingPrice: 499,
  webPrice: 599,
  isSwagItem: false,
  inStock: true,
  colours: [{ name: "Sage", hex: "#94aa94" }],
};
const sessionId = "6a0f3a5e-0b52-4c1e-9d5c-3f2b6f7f3a10";
const cartLine = {
  cartId: "5e0d4f2c-95a8-4f6e-8b83-9a4a0b5c7d21",
  sessionId,
  userId: 0,
  productId: 11,
  productDetailsId: 21,
  qty: 2,
  productName: "Classic Crew T-shirt",
  productUrl: "classic-crew-tee",
  colourName: "Sage",
  imagePath: "/images/3da6f662f4fe289a18fbbcde/tee-sage-front",
  isSwag: false,
  isTShirt: true,
  size: "M",
  couponCode: "",
  addedAtMs: 1795323969297,
  available: null,
  webPrice: 599,
  sellingPrice: 499,
  total: 998,
  discount: 0,
  discountPercent: 0,
  packageWeight: 180,
};
const cartLineInput = { sessionId, productId: 11, productDetailsId: 21, qty: 2, size: "M" };
const login = {
  userId: 2,
  token: "dB1x_Zovh-std7OcojLhCyF2dFMpDOZssACfIjU-Y_o",
  isOrg: true,
  fullName: "Rohan Mehta",
  contactNo: "+91 98200 00000",
  loginTime: 1795323969297,
  role: "buyer",
  emailVerified: true,
};
const enquiry = {
  Name: "Asha Rao",
  Email: "asha@ledgerline.example",
  Description: "Forty mugs for a team event, please.",
  ProductIdea: "Everyday Mug",
  Budget: "20,000 rupees",
  Qty: 40,
};
const email = "rohan@ledgerline.example";

/** One example for each call of the specification. The API documentation shows them. */
export const examples: Readonly<Record<string, Example>> = {
  "GET /api/officelocations": { output: [{ id: 1, name: "Mumbai" }] },
  "GET /api/servicelocations": {
    output: [
      {
        id: 1,
        name: "India",
        deliveryCharge: 80,
        isRestOfWorld: false,
        shippingCharges: [{ weightFrom: 0, weightTo: 500, deliveryCharge: 60 }],
      },
    ],
  },
  "GET /api/HeaderMenu": {
    output: [
      {
        menuName: "Apparel",
        menuLink: "/apparels",
        headerMenus: [{ menuName: "T-shirts", menuLink: "/products/search?searchTerm=t-shirt" }],
      },
    ],
  },
  "GET /api/currencyrates": {
    output: [{ currencyCode: "USD", currencyRate: 85, currencySymbol: "$", currencyName: "Dollar" }],
  },
  "GET /api/Home/HomeView": {
    output: {
      pageTitle: "Merchandise, gifts and the Welcome Kit | Ledgerline Store",
      metaDescription: "Redeem your welcome kit, or shop T-shirts, mugs, bottles, bags and gadgets.",
      metaKeywords: "company store, merchandise, welcome kit",
      pageHeading: "Merchandise and gifts from Ledgerline",
      categoryDescription: "<p>T-shirts, mugs, bottles and bags, shipped worldwide.</p>",
      tiles: [
        {
          imageUrl: "/images/abf377fe7048eda0c4b9e8b3/tile-under-500",
          imageColour: "#cbc8c0",
          alt: "Socks, a cap, pencils and an enamel mug in a row",
          displayText: "Small gifts",
          caption: "Small things, properly made: socks, notebooks, mugs, caps.",
          linkUrl: "/products/search?searchTerm=gifts%20under%20500",
          linkText: "See small gifts",
        },
      ],
    },
  },
  "GET /api/Home/SlideImages": {
    output: [
      {
        type: "Slider",
        imageUrl: "/images/3d2d73dfc0067a52988039bb/banner-welcome-kit",
        imageColour: "#cac7bf",
        imageWidth: 2400,
        imageHeight: 1200,
        alt: "An open box with a T-shirt, a notebook, a pen, a mug and a bottle",
        title: "Welcome to the team",
        caption: "A T-shirt, a bottle, a mug, a notebook and a pen.",
        linkUrl: "/welcome-kit",
        linkText: "See the Welcome Kit",
      },
    ],
  },
  "GET /api/Home/Listing": { output: [{ displayHeading: "New this season", products: [card] }] },
  "GET /api/Product/Search": { query: { searchTerm: "t-shirt" }, output: [card] },
  "GET /api/Product/Recommend/{productId}": { params: { productId: 12 }, output: [card] },
  "GET /api/Product/{productId}": {
    params: { productId: 11 },
    output: {
      productId: 11,
      productName: "Classic Crew T-shirt",
      productUrl: "classic-crew-tee",
      categoryName: "Apparel",
      categoryUrl: "apparels",
      isSwagItem: false,
      isTShirt: true,
      shortDescription: "<p>A crew-neck T-shirt of combed cotton.</p>",
      productDescription: "<p>The logo is small: a print on the chest.</p>",
      disclaimer: "<p>Colours differ a little from screen to screen.</p>",
      specification: [{ name: "Material", value: "Combed cotton, 180 gsm" }],
      contents: [],
      volumePrices: [{ fromQuantity: 25, unitPrice: 449 }],
      sizeChart: {
        columns: ["Size", "Chest (cm)"],
        rows: [["M", "102"]],
        howToMeasure: "Measure around the widest part of the chest.",
      },
      packageWeight: 180,
      returnable: true,
      inStock: true,
      pageTitle: "Classic Crew T-shirt | Ledgerline Store",
      metaDescription: "A crew-neck T-shirt with the Ledgerline mark.",
      metaKeywords: "t-shirt",
      productImages: ["/images/3da6f662f4fe289a18fbbcde/tee-sage-front"],
      productDetails: [
        {
          id: 21,
          colourName: "Sage",
          colourHex: "#94aa94",
          sellingPrice: 499,
          webPrice: 599,
          imagePath: "/images/3da6f662f4fe289a18fbbcde/tee-sage-front",
          images: [
            {
              path: "/images/3da6f662f4fe289a18fbbcde/tee-sage-front",
              alt: "Classic Crew T-shirt, in sage",
              width: 1440,
              height: 1440,
              colour: "#d3d5c9",
            },
          ],
          stock: null,
          inStock: true,
          sizes: [{ name: "M", stock: 4, inStock: true }],
        },
      ],
    },
  },
  "GET /api/Category/{categoryUrl}": {
    params: { categoryUrl: "apparels" },
    output: {
      categoryName: "Apparel",
      categoryUrl: "apparels",
      pageHeading: "Clothes you would wear on a Saturday",
      categoryDescription: "<p>T-shirts, layers, caps and socks.</p>",
      pageTitle: "Apparel | Ledgerline Store",
      metaDescription: "T-shirts, polos, hoodies, caps and socks with the Ledgerline mark.",
      metaKeywords: "t-shirt, hoodie, polo, cap",
    },
  },
  "GET /api/Category/Product/{categoryUrl}": { params: { categoryUrl: "apparels" }, output: [card] },
  "POST /api/ShoppingCart/Cart/{userIdOrSessionId}": {
    params: { userIdOrSessionId: sessionId },
    output: [cartLine],
  },
  "POST /api/ShoppingCart/Add/": { body: cartLineInput, output: [cartLine] },
  "POST /api/ShoppingCart/Update/": {
    body: { ...cartLineInput, cartId: cartLine.cartId },
    output: [cartLine],
  },
  "POST /api/ShoppingCart/Delete": { body: cartLine.cartId, output: 1 },
  "POST /api/ShoppingCart/Checkout": {
    body: {
      userId: 2,
      currencyCode: "INR",
      couponCode: "SAVE10",
      deliveryAddress: [
        {
          recipientName: "Rohan Mehta",
          recipientPhone: "+91 98450 00000",
          address: "12 Residency Road",
          recipientCity: "Bengaluru",
          region: "Karnataka",
          postalCode: "560001",
          country: "India",
        },
      ],
    },
    output: "KS-3VGM-0FQ7-8",
  },
  "POST /api/Redemption/Validate": {
    body: { name: "save10", userId: 2 },
    output: {
      name: "SAVE10",
      userId: 2,
      swagApplicable: true,
      swagValidated: false,
      couponValidated: true,
      discountPercent: 10,
      discountAmount: 99.8,
      cartTotal: 998,
      netQty: 2,
      reason: null,
    },
  },
  "GET /api/swagApplicable/{userId}": { params: { userId: 2 }, output: 1 },
  "GET /api/orders/{userId}": {
    params: { userId: 2 },
    output: [
      {
        orderNo: "KS-3VGM-0FQ7-8",
        orderedOn: '<time datetime="2026-11-20T09:30:00.000Z">20 Nov 2026</time>',
        netAmount: 958.2,
        isSwag: false,
        status: "Dispatched",
        shippedBy: "Blue Dart",
        shipmentDate: "2026-11-22",
        awbNo: "59211234567",
        currencyCode: "INR",
        currencySymbol: "₹",
        currencyRate: 1,
        shownAmount: 958.2,
        shippingToBeConfirmed: false,
        mayCancel: false,
        placedAt: "2026-11-20T09:30:00.000Z",
        payBy: null,
        deliveryCountry: "India",
        arrival: { from: "2026-11-23", to: "2026-11-27", kind: "expected" },
        payUrl: "",
        trackingUrl: "https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo=59211234567",
        items: [{ productName: "Everyday Mug", imagePath: "/images/7/everyday-mug", qty: 2 }],
        history: [{ status: "Order Requested", at: "2026-11-20T09:30:00.000Z" }],
      },
    ],
  },
  "POST /api/accounts/login": { body: { userName: email, password: "correct horse battery" }, output: login },
  "POST /api/accounts/signup": {
    body: { firstName: "Rohan", lastName: "Mehta", email, isIndividual: true },
    output: { ...login, emailVerified: false },
  },
  "POST /api/accounts/recover": { body: { email }, output: 1 },
  "POST /api/accounts/emailexists": { body: email, output: true },
  "POST /api/accounts/SendOtp": { body: email, output: 1 },
  "POST /api/accounts/RecoverPassword": {
    body: { email, otp: "482913", newPassword: "correct horse battery" },
    output: 1,
  },
  "POST /api/accounts/changepassword": {
    body: {
      userId: 2,
      currentPassword: "correct horse battery",
      newPassword: "purple train window",
      confirmNewPassword: "purple train window",
    },
    output: 1,
  },
  "POST /api/bulkEnquiry": { body: enquiry, output: 200 },
  "POST /api/contact": {
    body: { Name: enquiry.Name, Email: enquiry.Email, Description: "Do you print on bottles?" },
    output: 200,
  },
} satisfies { [K in RouteKey]?: ExampleOf<K> };
