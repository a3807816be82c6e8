export type PreviewAction = 'previous' | 'next' | 'zoomIn' | 'zoomOut' | 'fit' | 'turn' | 'download';

const KEY_ACTIONS: Readonly<Record<string, PreviewAction>> = {
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

export function previewActionOf({ key, ctrlKey, metaKey, altKey, target }: Pressed): PreviewAction | null {
  if (ctrlKey || metaKey || altKey) return null;
  const element = target instanceof Element ? target : null;
  if (element?.closest(TYPED_INTO)) return null;
  const action = KEY_ACTIONS[key.length === 1 ? key.toLowerCase() : key] ?? null;
  const isArrow = action === 'previous' || action === 'next';
  return isArrow && element?.closest(USES_ARROWS) ? null : action;
}
