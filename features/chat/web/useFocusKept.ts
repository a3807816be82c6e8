import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Which box sees to what has the focus: the innermost, as it hears of it first. */
const keepers = new WeakMap<FocusEvent, HTMLElement>();

/**
 * Whoever works by keyboard stays where they are: where what had the focus goes away, such as a button that was
 * pressed, the focus goes to what `home` finds in the box, or to the box itself.
 */
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
