import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Innermost box of each event: it receives the event first. */
const keepers = new WeakMap<FocusEvent, HTMLElement>();

/** Restores the focus after its element was removed, to `home` or the box itself, for keyboard users. */
export function useFocusKept(
  box: RefObject<HTMLElement | null>,
  home: (box: HTMLElement) => HTMLElement | null,
): void {
  const homeIn = useEffectEvent(home);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    let last: { target: EventTarget | null; keeper: HTMLElement } | null = null;
    const onFocus = (event: FocusEvent) => {
      const keeper = keepers.get(event) ?? element;
      keepers.set(event, keeper);
      last = { target: event.target, keeper };
    };
    const changes = new MutationObserver(() => {
      if (!(last?.target instanceof Element) || element.contains(last.target)) return;
      const isSeenTo = last.keeper !== element && element.contains(last.keeper);
      if (isSeenTo) return;
      last = null;
      if (document.activeElement === document.body) (homeIn(element) ?? element).focus();
    });
    element.addEventListener('focusin', onFocus);
    changes.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', onFocus);
      changes.disconnect();
    };
  }, [box]);
}
