import { describe, expect, it } from "vitest";
import type { Begun } from "../../src/contract/own-account.schemas.ts";
import { describeStore } from "../support/describe-store.ts";
import { codeIn, mailTo, otherCode, signUp } from "../support/mailed-code.ts";
import { cartItem, checkoutBody, plainProduct } from "../support/shopping.ts";
import { newStaff } from "../support/staff.ts";

const PASSWORD = "a quiet green bicycle";
const HOUR_MS = 3_600_000;

describeStore("an account that was begun before its address was proved", (store) => {
  /** Somebody signs up on device A, puts a mug into the cart, and orders to an address that is saved when `orders` is set. */
  async function begin({ orders = false, person = {} }: { orders?: boolean; person?: object } = {}) {
    const { email, body } = await signUp(store(), { contactNo: "+91 98200 12345", ...person });
    const { userId, token } = body;
    const add = () =>
      store().call("POST /api/ShoppingCart/Add/", {
        body: { ...cartItem(plainProduct(store()), 1), userId },
        token,
      });
    let orderNo = "";
    if (orders) {
      const { body: cart } = await add();
      const order = checkoutBody(userId, cart, { saveAddress: true });
      orderNo = (await store().call("POST /api/ShoppingCart/Checkout", { body: order, token })).body;
    }
    await add();
    const otp = codeIn(await mailTo(store(), email));
    store().advanceClock(1_000);
    return { email, userId, token, otp, orderNo };
  }
  const setPassword = (given: { email: string; otp: string }, begun?: object, token?: string) =>
    store().call("POST /api/accounts/RecoverPassword", {
      body: { email: given.email, otp: given.otp, newPassword: PASSWORD, ...(begun && { begun }) },
      token,
    });
  const check = (given: { email: string; otp: string }, newPassword = PASSWORD, token?: string) =>
    store().call("POST /api/accounts/check-code", {
      body: { email: given.email, otp: given.otp, newPassword },
      token,
    });
  async function logIn(email: string) {
    const { body } = await store().call("POST /api/accounts/login", {
      body: { userName: email, password: PASSWORD },
    });
    return body;
  }
  const cartOf = async (userId: number, token: string) =>
    (
      await store().call("POST /api/ShoppingCart/Cart/{userIdOrSessionId}", {
        params: { userIdOrSessionId: String(userId) },
        token,
      })
    ).body;
  const addressesOf = async (token: string) =>
    (await store().call("GET /api/accounts/addresses", { token })).body;
  const me = async (token: string) => (await store().call("GET /api/accounts/me", { token })).body;
  const mine = { answer: "mine", firstName: "Asha", lastName: "Rao" };
  const clean = { answer: "clean", firstName: "Victoria", lastName: "" };

  describe("where a client knows section 7 of the specification alone", () => {
    it("keeps name, number and cart", async () => {
      const begun = await begin();
      expect((await setPassword(begun)).body).toBe(1);
      const login = await logIn(begun.email);
      expect(login).toMatchObject({ fullName: "Asha Nair", contactNo: "+91 98200 12345" });
      expect(await cartOf(login.userId, login.token)).toHaveLength(1);
    });

    it("offers no address that somebody saved before, until the owner says that it is theirs", async () => {
      const begun = await begin({ orders: true });
      await setPassword(begun);
      const { token } = await logIn(begun.email);
      expect(await addressesOf(token)).toEqual([]);
      expect((await me(token)).begun?.addresses).toHaveLength(1);
      const response = await store().call("POST /api/accounts/begun", { token, body: mine });
      expect(response.body).toMatchObject({ firstName: "Asha", lastName: "Rao", begun: null });
      expect(await addressesOf(token)).toHaveLength(1);
    });

    it("deletes that address where the owner says that it is not, and keeps what the owner has done since", async () => {
      const begun = await begin({ orders: true });
      await setPassword(begun);
      const { token, userId } = await logIn(begun.email);
      store().advanceClock(1_000);
      const own = { recipientName: "Victoria", recipientPhone: "1", address: "9 Own Road", region: "Goa" };
      await store().call("POST /api/accounts/addresses", {
        token,
        body: { ...own, recipientCity: "Panaji", country: "India" },
      });
      await store().call("POST /api/accounts/begun", { token, body: clean });
      expect(await addressesOf(token)).toMatchObject([{ address: "9 Own Road" }]);
      expect(await cartOf(userId, token)).toHaveLength(1);
      expect((await me(token)).begun).toBeNull();
      // Answered once: a second answer changes nothing.
      await store().call("POST /api/accounts/begun", { token, body: mine });
      expect((await me(token)).firstName).toBe("Victoria");
    });

    it("asks nobody to pay an order of before, nor shows its address, until the owner says that it is theirs", async () => {
      const begun = await begin({ orders: true });
      await setPassword(begun);
      const { token } = await logIn(begun.email);
      const staff = (await newStaff(store(), "support")).token;
      const params = { orderNo: begun.orderNo };
      const details = () => store().call("GET /api/orders/{orderNo}/details", { params, token });
      const link = () =>
        store().call("POST /api/admin/orders/{orderNo}/payment-link", {
          params,
          token: staff,
          body: { from: "Order Requested", url: "https://pay.example/1" },
        });
      expect((await details()).body.addresses).toEqual([]);
      expect((await link()).problem.code).toBe("state_conflict");
      expect((await me(token)).begun?.orders).toMatchObject([{ orderNo: begun.orderNo }]);
      await store().call("POST /api/accounts/begun", { token, body: mine });
      expect((await details()).body.addresses).toHaveLength(1);
      expect((await link()).status).toBe(200);
    });

    it("ends the login of whoever signed up", async () => {
      const begun = await begin();
      await setPassword(begun);
      const refused = await store().call("POST /api/accounts/refresh", { token: begun.token });
      expect(refused.status).toBe(401);
    });
  });

  /** Of the code's second mail. Mails about an order may come before or after it. */
  const laterCode = async ({ email, otp }: { email: string; otp: string }) =>
    codeIn(
      await store().inbox.next(
        (mail) => mail.to.includes(email) && /^ {4}\d{6}\r?$/m.test(mail.text) && !mail.text.includes(otp),
      ),
    );

  describe("where the owner is asked", () => {
    it("shows with the right code what was begun, and not the number or an address in full", async () => {
      const begun = await begin({ orders: true });
      const { body } = await check(begun);
      expect(body).toMatchObject({ code: 1, password: 1, isOwnLogin: false });
      const shown = body.begun as Begun;
      expect(shown).toMatchObject({ firstName: "Asha", lastName: "Nair", contactNoEnd: "345" });
      expect(shown.cart).toMatchObject([{ productName: plainProduct(store()).productName, qty: 1 }]);
      expect(shown.orders).toMatchObject([{ orderNo: begun.orderNo }]);
      expect(JSON.stringify(shown)).not.toMatch(/98200|Marine|400001/);
      expect((await setPassword(begun)).body, "the code is not used up").toBe(1);
    });

    it("shows nothing with a wrong code, and counts it", async () => {
      const begun = await begin();
      const wrong = { ...begun, otp: otherCode(begun.otp) };
      for (let n = 0; n < 5; n += 1)
        expect((await check(wrong)).body).toEqual({ code: -1, password: 1, isOwnLogin: false, begun: null });
      expect((await check(begun)).body.code, "five tries are all").toBe(-4);
    });

    it("keeps all of it with the name that is given, and the login on the other device", async () => {
      const begun = await begin({ orders: true });
      expect((await setPassword(begun, mine)).body).toBe(1);
      const login = await logIn(begun.email);
      expect(login).toMatchObject({
        fullName: "Asha Rao",
        contactNo: "+91 98200 12345",
        emailVerified: true,
      });
      expect(await cartOf(begun.userId, begun.token), "with the token of the sign-up").toHaveLength(1);
      expect(await addressesOf(begun.token)).toHaveLength(1);
      const timeToPay = async () => {
        const { pay_by, placed_at } = await store()
          .services.database.db.selectFrom("orders")
          .select(["pay_by", "placed_at"])
          .where("order_no", "=", begun.orderNo)
          .executeTakeFirstOrThrow();
        return Number(pay_by) - Number(placed_at);
      };
      await expect.poll(timeToPay, { message: "the whole time to pay" }).toBeGreaterThan(72 * HOUR_MS);
    });

    it("forgets planted name, number, cart and address of a stranger, ends their login, and keeps the name that is given", async () => {
      const begun = await begin({ orders: true, person: { firstName: "Planted", lastName: "Name" } });
      expect((await setPassword(begun, clean)).body).toBe(1);
      const login = await logIn(begun.email);
      expect(login).toMatchObject({ fullName: "Victoria", contactNo: "" });
      expect(await cartOf(login.userId, login.token)).toEqual([]);
      expect(await addressesOf(login.token)).toEqual([]);
      expect((await me(login.token)).begun).toBeNull();
      expect((await store().call("POST /api/accounts/refresh", { token: begun.token })).status).toBe(401);
    });

    it("asks nothing in the browser of the sign-up, nor where the address is proved", async () => {
      const begun = await begin();
      const { body } = await check(begun, PASSWORD, begun.token);
      expect(body).toEqual({ code: 1, password: 1, isOwnLogin: true, begun: null });
      await setPassword(begun, undefined, begun.token);
      store().advanceClock(61_000);
      await store().call("POST /api/accounts/SendOtp", { body: begun.email });
      const otp = await laterCode(begun);
      expect((await check({ ...begun, otp })).body.begun).toBeNull();
    });

    it("asks at a later code what the first one left open", async () => {
      const begun = await begin({ orders: true });
      await setPassword(begun);
      store().advanceClock(61_000);
      await store().call("POST /api/accounts/SendOtp", { body: begun.email });
      const otp = await laterCode(begun);
      expect((await check({ ...begun, otp })).body.begun?.orders).toHaveLength(1);
      expect((await setPassword({ ...begun, otp }, mine)).body).toBe(1);
      expect(await addressesOf((await logIn(begun.email)).token)).toHaveLength(1);
    });

    it("refuses an answer whose name cannot be seen", async () => {
      const begun = await begin();
      expect((await setPassword(begun, { ...mine, firstName: "\u2800" })).status).toBe(400);
      expect((await setPassword(begun, mine)).body).toBe(1);
    });
  });

  it("says of code and password each whether it is right", async () => {
    const begun = await begin();
    const wrong = await check({ ...begun, otp: otherCode(begun.otp) }, "ledgerline");
    expect(wrong.body).toMatchObject({ code: -1, password: -3 });
    expect((await check(begun, "ledgerline")).body).toMatchObject({ code: 1, password: -3 });
  });

  it("lets its person change name, number and language, and mails in it", async () => {
    const begun = await begin();
    await setPassword(begun, undefined, begun.token);
    const change = { firstName: " Asha ", lastName: "Rao-Iyer", contactNo: "", language: "de" as const };
    const { body } = await store().call("POST /api/accounts/me", { token: begun.token, body: change });
    expect(body).toMatchObject({ firstName: "Asha", lastName: "Rao-Iyer", contactNo: "", language: "de" });
    expect(await logIn(begun.email)).toMatchObject({ fullName: "Asha Rao-Iyer" });
    const nameless = { ...change, firstName: "\u200b" };
    expect((await store().call("POST /api/accounts/me", { token: begun.token, body: nameless })).status).toBe(
      400,
    );
  });

  it("saves an address in the place of another one, and never another person's", async () => {
    const [one, two] = [await begin({ orders: true }), await begin()];
    const [{ savedAddressId = "" } = {}] = await addressesOf(one.token);
    const next = { recipientName: "Asha Rao", recipientPhone: "2", address: "1 New Road", region: "Goa" };
    const body = { ...next, recipientCity: "Panaji", country: "India", savedAddressId };
    await store().call("POST /api/accounts/addresses", { token: two.token, body });
    expect(await addressesOf(one.token)).toMatchObject([{ savedAddressId }]);
    const { body: saved } = await store().call("POST /api/accounts/addresses", { token: one.token, body });
    expect(saved).toMatchObject([{ address: "1 New Road" }]);
  });
});
