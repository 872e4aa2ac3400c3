/** Downloads a text that the API sent as a file of that media type. */
export function downloadText({
  fileName,
  text,
  type,
}: {
  fileName: string;
  text: string;
  type: string;
}): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
