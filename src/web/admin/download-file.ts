/** Downloads the bytes as a file. */
export function downloadFile(name: string, bytes: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Downloads a PDF that the API sent in base64. */
export const downloadPdf = ({ fileName, pdf }: { fileName: string; pdf: string }): void =>
  downloadFile(
    fileName,
    Uint8Array.from(atob(pdf), (character) => character.charCodeAt(0)),
    "application/pdf",
  );
