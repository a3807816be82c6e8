import { type RefObject, useEffect, useEffectEvent } from 'react';

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
    let last: EventTarget | null = null;
    const onFocus = ({ target }: FocusEvent) => {
      last = target;
    };
    const changes = new MutationObserver(() => {
      const isGone = last instanceof Element && !element.contains(last);
      if (!isGone) return;
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
