import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { securePage } from "./content-security-policy.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("a page's content security policy", () => {
  it("allows the inline scripts and styles that have the nonce, and removes the nonce", () => {
    const { html, policy } = securePage(
      '<style nonce="m1">a{}</style><script nonce="m1">run()</script><script type="module" nonce="m1" async="">go()\n</script>',
      "m1",
    );
    expect(html).toBe(
      '<style>a{}</style><script>run()</script><script type="module" async="">go()\n</script>',
    );
    expect(policy).toContain(`style-src 'self' ${hash("a{}")};`);
    expect(policy).toContain(`script-src 'self' ${hash("run()")} ${hash("go()\n")};`);
    expect(policy).not.toContain("unsafe");
  });

  it("allows nothing else, above all no other base, frame, form target or connection", () => {
    const directives = securePage("<p></p>", "m1").policy.split("; ");
    expect(directives).toEqual(
      expect.arrayContaining([
        ...["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"],
        ...["form-action 'self'", "connect-src 'self'"],
      ]),
    );
  });

  it("allows no script or style of the content, whatever nonce it guesses", () => {
    const evil = '<script>steal()</script><script nonce="m2">steal()</script><style>x{}</style>';
    const { policy } = securePage(`${evil}<script nonce="m1" src="/a.js"></script>`, "m1");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
  });
});
