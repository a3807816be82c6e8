import { type FocusEvent, useState } from 'react';

/** Whether somebody has the mouse or the focus on a thing that moves; `hold` makes the listeners that tell. */
export function useStandStill() {
  const [isUnderMouse, setUnderMouse] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  return {
    isHeld: isUnderMouse || hasFocus,
    hold: (onFocus: (event: FocusEvent) => void) => ({
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
