import { saveFile } from "../lists/save-file.ts";

/** Gives the browser a PDF that came in base64. */
export const savePdf = ({ fileName, pdf }: { fileName: string; pdf: string }): void =>
  saveFile(
    fileName,
    Uint8Array.from(atob(pdf), (sign) => sign.charCodeAt(0)),
    "application/pdf",
  );
