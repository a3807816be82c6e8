/** First message in view; `top`: px below the upper edge of the box. */
export interface ScrollAnchor {
  seq: number;
  top: number;
}

const SEQ = 'data-seq';

const topIn = (box: HTMLElement, message: Element) =>
  message.getBoundingClientRect().top - box.getBoundingClientRect().top;

export function anchorIn(box: HTMLElement): ScrollAnchor | null {
  const edge = box.getBoundingClientRect().top;
  for (const message of box.querySelectorAll(`[${SEQ}]`)) {
    const { top, bottom } = message.getBoundingClientRect();
    if (bottom > edge) return { seq: Number(message.getAttribute(SEQ)), top: top - edge };
  }
  return null;
}

/** Restores the anchor after messages changed around it. */
export function restoreAnchor(box: HTMLElement, { seq, top }: ScrollAnchor): void {
  const message = box.querySelector(`[${SEQ}="${seq}"]`);
  if (message) box.scrollTop += topIn(box, message) - top;
}

export function scrollToMiddle(box: HTMLElement, seq: number): void {
  const message = box.querySelector(`[${SEQ}="${seq}"]`);
  if (!message) return;
  const above = Math.max(0, (box.clientHeight - message.clientHeight) / 2);
  box.scrollTop += topIn(box, message) - above;
}
