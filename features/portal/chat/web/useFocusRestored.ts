import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Innermost box of each event: it receives the event first. */
const handlerOf = new WeakMap<FocusEvent, HTMLElement>();

/** Restores the focus after its element was removed, to `home` or the box itself, for keyboard users. */
export function useFocusRestored(
  box: RefObject<HTMLElement | null>,
  fallback: (box: HTMLElement) => HTMLElement | null,
): void {
  const fallbackIn = useEffectEvent(fallback);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    let last: { target: EventTarget | null; handler: HTMLElement } | null = null;
    const onFocus = (event: FocusEvent) => {
      const handler = handlerOf.get(event) ?? element;
      handlerOf.set(event, handler);
      last = { target: event.target, handler };
    };
    const changes = new MutationObserver(() => {
      if (!(last?.target instanceof Element) || element.contains(last.target)) return;
      const isHandledInside = last.handler !== element && element.contains(last.handler);
      if (isHandledInside) return;
      last = null;
      if (document.activeElement === document.body) (fallbackIn(element) ?? element).focus();
    });
    element.addEventListener('focusin', onFocus);
    changes.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', onFocus);
      changes.disconnect();
    };
  }, [box]);
}
