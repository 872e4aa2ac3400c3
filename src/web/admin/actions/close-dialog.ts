/**
 * How a dialog is closed. Not by the second half of a double click on the button that opened it: it lands beside the dialog,
 * and whoever pressed twice would see nothing happen.
 */
export const closeUnlessDoubleClick =
  (close: () => void) =>
  (event: object, reason?: string): void => {
    const isSecondClick = reason === "backdropClick" && "detail" in event && Number(event.detail) > 1;
    if (!isSecondClick) close();
  };
