import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { monthOf, sameDayOfMonth, shiftDay, weekdayOf } from './month.ts';

/** Target day per key; may lie in another month. */
const KEY_TARGETS: Readonly<Record<string, (date: string) => string>> = {
  ArrowLeft: (date) => shiftDay(date, -1),
  ArrowRight: (date) => shiftDay(date, 1),
  ArrowUp: (date) => shiftDay(date, -7),
  ArrowDown: (date) => shiftDay(date, 7),
  Home: (date) => shiftDay(date, 1 - weekdayOf(date)),
  End: (date) => shiftDay(date, 7 - weekdayOf(date)),
  PageUp: (date) => sameDayOfMonth(date, -1),
  PageDown: (date) => sameDayOfMonth(date, 1),
};

interface DateGrid {
  /** null: day of another month */
  weeks: readonly (readonly (string | null)[])[];
  today: string;
  chosen: string | null;
  onMonth: (month: string) => void;
}

/** Roving tabindex of a date grid. */
export function useRovingTabindex(props: DateGrid) {
  const { today, chosen, onMonth } = props;
  const shown = props.weeks.flat().filter((date) => date !== null);
  const [first = today] = shown;
  const grid = useRef<HTMLTableElement>(null);
  const [focusedDate, setFocusedDate] = useState<string | null>(null);
  const reachable = [focusedDate, chosen, today].find((date) => date !== null && shown.includes(date)) ?? first;

  // biome-ignore lint/correctness/useExhaustiveDependencies: after a turned page the day is there with the new days
  useEffect(() => {
    if (focusedDate === null) return;
    grid.current?.querySelector<HTMLElement>(`[data-date="${focusedDate}"]`)?.focus();
  }, [focusedDate, first]);

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const targetOf = KEY_TARGETS[event.key];
    if (!targetOf || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = targetOf(reachable);
    setFocusedDate(next);
    if (!shown.includes(next)) onMonth(monthOf(next));
  };
  const onBlur = (event: FocusEvent<HTMLTableElement>) => {
    // a month change removes the focused day: no relatedTarget; leaving the grid has one
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setFocusedDate(null);
  };
  return { grid, reachable, onKeyDown, onBlur };
}
