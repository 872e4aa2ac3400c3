import { bytesOf, downloadFile } from "./download-file.ts";

/** Downloads a PDF that the API sent in base64. */
export const downloadPdf = ({ fileName, pdf }: { fileName: string; pdf: string }): void =>
  downloadFile(fileName, bytesOf(pdf), "application/pdf");
