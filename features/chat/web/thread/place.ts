/** A message in view, and how far below the upper edge of its box it begins, px. */
export interface Place {
  seq: number;
  top: number;
}

const SEQ = 'data-seq';

const topIn = (box: HTMLElement, message: Element) =>
  message.getBoundingClientRect().top - box.getBoundingClientRect().top;

/** What one reads: the first message in view. */
export function placeIn(box: HTMLElement): Place | null {
  const edge = box.getBoundingClientRect().top;
  for (const message of box.querySelectorAll(`[${SEQ}]`)) {
    const { top, bottom } = message.getBoundingClientRect();
    if (bottom > edge) return { seq: Number(message.getAttribute(SEQ)), top: top - edge };
  }
  return null;
}

/** Scrolls so that what one reads is where it was, whatever has come or gone around it. */
export function keepPlace(box: HTMLElement, { seq, top }: Place): void {
  const message = box.querySelector(`[${SEQ}="${seq}"]`);
  if (message) box.scrollTop += topIn(box, message) - top;
}

/** Scrolls a message into the middle. */
export function showInMiddle(box: HTMLElement, seq: number): void {
  const message = box.querySelector(`[${SEQ}="${seq}"]`);
  if (!message) return;
  const above = Math.max(0, (box.clientHeight - message.clientHeight) / 2);
  box.scrollTop += topIn(box, message) - above;
}
