export type PreviewMove = 'previous' | 'next' | 'zoomIn' | 'zoomOut' | 'fit' | 'turn' | 'download';

const MOVES: Readonly<Record<string, PreviewMove>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  '0': 'fit',
  r: 'turn',
  d: 'download',
  // the same keys on a Russian layout
  к: 'turn',
  в: 'download',
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

/** Focus targets that consume keys or arrows. */
const TYPED_INTO = 'input, textarea, select, [contenteditable="true"]';
const USES_ARROWS = '[role="tab"], [role="tree"], [data-arrows="own"]';

export function moveOf({ key, ctrlKey, metaKey, altKey, target }: Pressed): PreviewMove | null {
  if (ctrlKey || metaKey || altKey) return null;
  const place = target instanceof Element ? target : null;
  if (place?.closest(TYPED_INTO)) return null;
  const move = MOVES[key.length === 1 ? key.toLowerCase() : key] ?? null;
  const isArrow = move === 'previous' || move === 'next';
  return isArrow && place?.closest(USES_ARROWS) ? null : move;
}
