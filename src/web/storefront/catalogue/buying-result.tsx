import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { t } from "../../../platform/language/t.ts";
import { Button } from "../../ui/button.tsx";
import { Message } from "../../ui/message.tsx";
import { openMiniCart } from "../shell/mini-cart-state.ts";
import { loginPath } from "../state/after-login.ts";
import { savePress } from "../state/press-before-login.ts";
import type { Buying, BuyingMessage } from "./use-buying.ts";

interface BuyingResultProps {
  message: BuyingMessage;
  choice: Pick<Buying, "variant" | "size">;
  /** The number of the button that was pressed. */
  pressed: number;
  /** Orders this many of the choice. */
  onOrder: (total: number) => void;
}

/** Scrolling so far says that the good news was read. */
const READ_PX = 240;

/**
 * What became of Add to Cart or Buy Now, with the one link that leads on. Loaded with the first press. What went well floats
 * over the page, so that nothing moves under the pointer; it goes when the page is scrolled.
 */
export default function BuyingResult({
  message,
  choice: { variant, size },
  pressed,
  onOrder,
}: BuyingResultProps) {
  const box = useRef<HTMLDivElement>(null);
  // On a phone the buttons are fixed, and the message may be off the screen.
  useEffect(() => {
    if (message.kind !== "added") box.current?.scrollIntoView({ block: "center", behavior: "smooth" });
  }, [message]);
  const isRead = useIsRead(message);
  const { pathname } = useLocation();
  /** The login, or the code that proves the e-mail address, leads back here, to the same choice and the same button. */
  const rememberChoice = () => {
    const choice = new URLSearchParams({ variant: String(variant?.id), size });
    loginPath(`${pathname}#${choice}`);
    savePress(pressed);
  };
  const navigate = useNavigate();
  const goToLinkedEntry = useEffectEvent(() => {
    rememberChoice();
    void import("../state/linked-entry.ts").then(async ({ linkedEntry }) => navigate(await linkedEntry()));
  });
  useEffect(() => {
    if (message.kind === "linked") goToLinkedEntry();
  }, [message]);
  if (message.kind === "linked" || (message.kind === "added" && isRead)) return null;
  return (
    <div ref={box} className={message.kind === "added" ? "added-note" : ""}>
      <Message kind={message.kind === "added" ? "good" : message.kind === "ask" ? "info" : "bad"}>
        <span>{message.text}</span>{" "}
        {message.kind === "added" && (
          <button type="button" className="underline underline-offset-4" onClick={openMiniCart}>
            {t("View cart")}
          </button>
        )}
        {message.totals && (
          <span className="mt-3 flex flex-wrap gap-3">
            {message.totals.map((quantity) => (
              <Button key={quantity} look="secondary" onClick={() => onOrder(quantity)}>
                {t("Order {quantity}", { quantity })}
              </Button>
            ))}
          </span>
        )}
        {message.kind === "login" && (
          <>
            <Link to="/accounts/login" className="underline underline-offset-4" onClick={rememberChoice}>
              {t("Login")}
            </Link>{" "}
            <span>{t("or")}</span>{" "}
            <Link to="/accounts/signup" className="underline underline-offset-4" onClick={rememberChoice}>
              {t("sign up")}
            </Link>
            <span>.</span>
          </>
        )}
        {message.kind === "password" && (
          <Link
            to="/accounts/recover-password"
            className="underline underline-offset-4"
            onClick={rememberChoice}
          >
            {t("Set your password")}
          </Link>
        )}
      </Message>
    </div>
  );
}

/** Whether the page was scrolled on since the message came. */
function useIsRead(message: BuyingMessage): boolean {
  const [read, setRead] = useState<BuyingMessage | null>(null);
  useEffect(() => {
    const from = window.scrollY;
    const onScroll = () => Math.abs(window.scrollY - from) > READ_PX && setRead(message);
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, [message]);
  return read === message;
}
