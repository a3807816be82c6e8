import { type FocusEvent, useState } from 'react';

/** Paused while hovered or focused; `hold` returns the listeners. */
export function usePause() {
  const [isUnderMouse, setUnderMouse] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  return {
    isPaused: isUnderMouse || hasFocus,
    pauseListeners: (onFocus: (event: FocusEvent) => void) => ({
      onMouseEnter: () => setUnderMouse(true),
      onMouseLeave: () => setUnderMouse(false),
      onFocus: (event: FocusEvent) => {
        setFocus(true);
        onFocus(event);
      },
      onBlur: () => setFocus(false),
    }),
  };
}
