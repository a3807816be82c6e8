import { type ZoomTransform, zoomIdentity } from 'd3-zoom';

const ANIMATION_MS = 220;

const easeOut = (share: number) => 1 - (1 - share) ** 3;

/** Interpolated view at `share` (0..1); zoom changes geometrically. */
export function viewBetween(from: ZoomTransform, to: ZoomTransform, share: number): ZoomTransform {
  if (share >= 1) return to;
  const k = from.k * (to.k / from.k) ** share;
  const done = to.k === from.k ? share : (k - from.k) / (to.k - from.k);
  return zoomIdentity.translate(from.x + done * (to.x - from.x), from.y + done * (to.y - from.y)).scale(k);
}

/** Animates a view; instant with reduced motion. Returns the cancel function. */
export function animateView(
  from: ZoomTransform,
  to: ZoomTransform,
  show: (view: ZoomTransform, isLast: boolean) => void,
): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    show(to, true);
    return () => {};
  }
  const start = performance.now();
  let frame = 0;
  const step = (now: number) => {
    const share = Math.max(0, Math.min(1, (now - start) / ANIMATION_MS));
    show(viewBetween(from, to, easeOut(share)), share === 1);
    if (share < 1) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
