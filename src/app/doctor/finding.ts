import { operatorMessage } from "../../platform/process/operator-message.ts";

/** What a check found. `act`: something is broken or soon will be; `look`: somebody should decide; `ok`: nothing to do. */
export interface Finding {
  readonly about: string;
  readonly state: "ok" | "look" | "act";
  readonly found: string;
  /** What to do; none where nothing is to do. */
  readonly advice?: string;
}

export type Check = () => Promise<readonly Finding[]>;

export const ok = (about: string, found: string): Finding => ({ about, state: "ok", found });
export const look = (about: string, found: string, advice: string): Finding => ({
  about,
  state: "look",
  found,
  advice,
});
export const act = (about: string, found: string, advice: string): Finding => ({
  about,
  state: "act",
  found,
  advice,
});

/** What the check finds. One that fails is a finding too, so that the others still run. */
export async function findingsOf(about: string, advice: string, check: Check): Promise<readonly Finding[]> {
  try {
    return await check();
  } catch (error) {
    return [
      act(about, operatorMessage(error) ?? (error instanceof Error ? error.message : String(error)), advice),
    ];
  }
}

const signs = { ok: "✓", look: "!", act: "✗" } as const;

/** The findings as lines for a terminal, with a last one that counts them. */
export function findingLines(findings: readonly Finding[]): string[] {
  const lines = findings.flatMap(({ about, state, found, advice }) => [
    `${signs[state]} ${about}: ${found}`,
    ...(advice ? [`    ${advice}`] : []),
  ]);
  const count = (state: Finding["state"]) => findings.filter((finding) => finding.state === state).length;
  return [...lines, "", `${count("ok")} well, ${count("look")} to look at, ${count("act")} to mend.`];
}
