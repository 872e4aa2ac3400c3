/** Shows the dialog; resolves with whether the password or code was given. */
type AskForProof = () => Promise<boolean>;

let shownBy: AskForProof | undefined;
let asked: Promise<boolean> | undefined;

/** Called by the dialog when it is there; returns what ends that. */
export function provideProofDialog(ask: AskForProof): () => void {
  shownBy = ask;
  return () => {
    if (shownBy === ask) shownBy = undefined;
  };
}

/** Asks once for all calls that wait. False: the person did not want to, or there is no dialog. */
export function askForProof(): Promise<boolean> {
  asked ??= (shownBy?.() ?? Promise.resolve(false)).finally(() => {
    asked = undefined;
  });
  return asked;
}
