import { languagePrefix } from "../../../platform/language/language.ts";
import { language } from "../../../platform/language/t.ts";
import { tabStorage } from "../../ui/tab-storage.ts";
import { pathAfterLogin, type Redirect, saveReturnPath } from "../state/after-login.ts";
import { linkedCoupon } from "../state/linked-coupon.ts";
import { pressKey } from "../state/press-before-login.ts";

const keyOn = (path: string): string => pressKey(languagePrefix(language()) + path);

/**
 * Where this tab goes on after a login, with what was chosen there (colour and size, coupon, button), so that the button of a
 * mail can go on from another tab or device.
 */
export function carriedPath(redirect: Redirect | null): string {
  const [path = "/", hash = ""] = pathAfterLogin(redirect).split("#");
  const fields = new URLSearchParams(hash);
  const coupon = linkedCoupon.get();
  const press = tabStorage.get(keyOn(path));
  if (coupon) fields.set("coupon", coupon);
  if (press) fields.set("press", press);
  return `${encodeURI(path)}${fields.size ? `#${fields}` : ""}`;
}

/** Goes on in this tab from where a mail's button says. Only a page of this store is taken, and only its own buttons. */
export function resumeCarried(carried: string): void {
  const [path = "", hash = ""] = carried.split("#");
  if (!/^\/(?![/\\])/.test(path)) return;
  const fields = new URLSearchParams(hash);
  const [coupon, press] = [fields.get("coupon"), fields.get("press")];
  if (coupon) linkedCoupon.set(coupon.slice(0, 80));
  if (press && /^[01]$/.test(press)) tabStorage.set(keyOn(path), press);
  fields.delete("coupon");
  fields.delete("press");
  saveReturnPath(`${path}${fields.size ? `#${fields}` : ""}`);
}
