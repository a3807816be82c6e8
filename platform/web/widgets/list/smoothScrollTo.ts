/** In ms (documents 9). */
const SCROLL_MS = 800;

const INTERRUPTIONS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

const eased = (share: number) => (share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2);

/** Scrolls up to an element below the header, never down. Instant with reduced motion. */
export function smoothScrollTo(element: HTMLElement): void {
  const bar = Number.parseFloat(getComputedStyle(element).getPropertyValue('--frame-top')) || 0;
  const from = window.scrollY;
  const distance = element.getBoundingClientRect().top - bar - 8;
  if (distance >= 0) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, from + distance);
    return;
  }
  let isOver = false;
  const stop = () => {
    isOver = true;
    for (const kind of INTERRUPTIONS) window.removeEventListener(kind, stop);
  };
  const begun = performance.now();
  const step = (now: number) => {
    if (isOver) return;
    const share = Math.min(Math.max(now - begun, 0) / SCROLL_MS, 1);
    window.scrollTo({ top: from + distance * eased(share), behavior: 'instant' });
    if (share < 1) requestAnimationFrame(step);
    else stop();
  };
  requestAnimationFrame((now) => {
    // later: the triggering key or click is still propagating
    for (const kind of INTERRUPTIONS) window.addEventListener(kind, stop, { passive: true });
    step(now);
  });
}
