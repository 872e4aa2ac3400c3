import { expect, it } from "vitest";
import { cardActions } from "../support/card-actions.ts";
import { claimActions } from "../support/claim-actions.ts";
import { describeShop } from "../support/describe-shop.ts";
import { kitOfParts } from "../support/kit-of-parts.ts";
import { newClaimLinks } from "../support/new-claim-links.ts";
import { axeViolations } from "./quality/axe.ts";

describeShop("a claim link", (shop) => {
  it("orders the kit on a phone by its address alone, and shows the order after a reload and in another tab", async () => {
    const { store } = shop();
    const { newLink } = claimActions(() => store);
    const { token } = await newLink();
    const visitor = await shop().visitor();
    const { page } = visitor;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/claim#${token}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.getByRole("button", { name: "Order my kit" }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByLabel("Full Name").fill("Asha Rao");
    await page.getByLabel("Contact").fill("+91 98200 00000");
    await page.getByLabel("Address", { exact: true }).fill("12 Marine Drive");
    await page.reload();
    expect(await page.getByLabel("Full Name").inputValue()).toBe("Asha Rao");
    await page.getByLabel("City").fill("Mumbai");
    await page.getByLabel("Region").fill("Maharashtra");
    await page.getByLabel("PIN Code").fill("400001");
    await page.getByRole("button", { name: "Order my kit" }).click();
    await page.getByRole("heading", { name: "Your kit is ordered." }).waitFor();
    visitor.expectComplaint(/409/); // the link was used
    await page.reload();
    await page.getByRole("heading", { name: "Your kit is ordered." }).waitFor();
    await page.getByRole("link", { name: "See your order" }).click();
    await page.getByRole("heading", { name: /KS-/ }).waitFor();
  });

  it("keeps the last kit of a size while its owner types, and comes without what was declined", async () => {
    const { store } = shop();
    const parts = kitOfParts(() => store);
    const declinable = parts.contents().map((part, at) => ({ ...part, canBeDeclined: at === 2 }));
    expect((await parts.change({ contents: declinable, takesStock: "parts" })).status).toBe(200);
    await parts.stockParts({ shirt: 1, mug: 9, substitute: 0, pen: 9 });
    const [token = "", other = ""] = await newClaimLinks(store.services.database.db, {
      occasionId: 1,
      count: 2,
      now: store.now(),
    });
    const { page } = await shop().visitor({ width: 390 });
    await page.goto(`/claim#${token}`);
    await page.getByText("M", { exact: true }).click();
    const note = page.getByText(/^Size M is kept for you until \d/);
    expect(await note.count()).toBe(0);
    await page.getByRole("checkbox", { name: /^No .*, thanks$/ }).check();
    await page.getByLabel("Full Name").pressSequentially("A");
    await note.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const before = await parts.stocks("M");
    expect(before.shirt).toBe(0);
    // Another tab of the link says the same; nobody else has the size.
    await page.reload();
    await note.waitFor();
    expect(await page.getByRole("radio", { name: "M", exact: true }).isChecked()).toBe(true);
    const second = await shop().visitor({ width: 390 });
    await expect
      .poll(async () => {
        await second.page.goto(`/claim#${other}`);
        await second.page.reload();
        await second.page.getByRole("radio", { name: /^L/ }).waitFor({ state: "attached" });
        return second.page.getByRole("radio", { name: /^M ?, sold out/ }).isDisabled();
      })
      .toBe(true);
    expect(await page.getByRole("checkbox", { name: /^No .*, thanks$/ }).isChecked()).toBe(true);
    await page.getByLabel("Full Name").fill("Asha Rao");
    await page.getByLabel("Contact").fill("+91 98200 00000");
    await page.getByLabel("Address", { exact: true }).fill("12 Marine Drive");
    await page.getByLabel("City").fill("Mumbai");
    await page.getByLabel("Region").fill("Maharashtra");
    await page.getByLabel("PIN Code").fill("400001");
    await page.getByRole("button", { name: "Order my kit" }).click();
    await page.getByRole("heading", { name: "Your kit is ordered." }).waitFor();
    await page.getByRole("link", { name: "See your order" }).click();
    await page.getByText(/^Without .*, as wished$/).waitFor();
    expect(await parts.stocks("M")).toEqual(before);
  });

  it("that is not known says so, at every width", async () => {
    const visitor = await shop().visitor();
    visitor.expectComplaint(/404/);
    await visitor.page.goto("/claim#nothing-of-ours");
    await visitor.page.getByText("This link is not complete, or it is none of ours.").waitFor();
  });
});

describeShop("a printed card", (shop) => {
  it("orders the kit by keyboard alone at a screen that others use, and leaves nothing there", async () => {
    const { store } = shop();
    const { newCard, enter } = cardActions(() => store);
    const { code, hrId } = await newCard();
    const visitor = await shop().visitor();
    const { page } = visitor;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/claim#card=${code}`);
    const fact = page.getByLabel("Your employee number");
    await fact.waitFor();
    expect(await page.getByLabel("Code on your card").inputValue()).toBe(code);
    expect(await axeViolations(page)).toEqual([]);
    visitor.expectComplaint(/404/); // a wrong number
    await fact.focus();
    await page.keyboard.type("W-9999");
    await page.keyboard.press("Enter");
    await page.getByText("do not belong together").waitFor();
    await fact.fill(hrId);
    await fact.press("Enter");
    await page.getByRole("button", { name: "Order my kit" }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(page.url()).not.toContain("W-");
    await page.getByLabel("Full Name").fill("Lakshmi Iyer");
    await page.getByLabel("Contact").fill("+91 98200 00000");
    await page.getByLabel("Address", { exact: true }).fill("12 Marine Drive");
    await page.getByLabel("City").fill("Mumbai");
    await page.getByLabel("Region").fill("Maharashtra");
    await page.getByLabel("PIN Code").fill("400001");
    expect(
      await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
    ).not.toContain("Marine");
    await page.getByLabel("PIN Code").press("Enter");
    await page.getByRole("heading", { name: "Your kit is ordered." }).waitFor();
    await page.getByText("Please note this number.").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Done, for the next person" }).click();
    expect(await page.getByLabel("Code on your card").inputValue()).toBe("");
    expect((await enter(code, hrId)).status).toBe(200);
  });
});

describeShop("a note of thanks", (shop) => {
  it("is written by keyboard at the order of a kit, once", async () => {
    const { store } = shop();
    const { newLink, claim } = claimActions(() => store);
    const { token } = await newLink();
    const { orderLink } = (await claim(token)).body;
    const { page } = await shop().visitor();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/orders/track-order#${orderLink}`);
    const note = page.getByRole("textbox", { name: /Your note to/ });
    await note.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Send my thanks" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("Please write a few words.").waitFor();
    await page.keyboard.type("It fits, thank you!");
    expect(await note.inputValue()).toBe("It fits, thank you!");
    await page.getByRole("button", { name: "Send my thanks" }).press("Enter");
    await page.getByText(/Your thanks are on the way to/).waitFor();
    await page.reload();
    await page.getByText(/Your thanks are on the way to/).waitFor();
    expect(await note.count()).toBe(0);
  });
});
