import { useEffect, useEffectEvent, useState } from 'react';
import { type Location, useLocation } from 'react-router';
import { useSubmittedOrderOf } from '../confirmation/requestStorage.ts';
import { readReturnState } from './formReturnState.ts';

interface SubmittedOrder {
  /** order that this visit of the form led to; null: a form to fill in */
  visited: string | null;
  /** last order made with this form, which starts anew after each; empty: none yet */
  last: string;
  /** the form's booking went to the confirmation */
  onSent: (requestKey: string) => void;
}

/**
 * What became of the booking in a form that stays alive behind its tab. Back to the visit that led to an order
 * shows that order; the tab shows an empty form.
 */
export function useSubmittedOrder(): SubmittedOrder {
  const location = useLocation();
  // the tab may hold the address from before the booking went on, without the key
  const [sentKey, onSent] = useState<string | null>(null);
  const sent = useSubmittedOrderOf(sentKey);
  const order = useSubmittedOrderOf(readReturnState(location.state).requestKey);
  // of the visit, the same object until a navigation comes to the form
  const [visit, setVisit] = useState<Location | null>(null);
  const [last, setLast] = useState('');
  if (order === null && visit !== location) setVisit(location);
  const made = order ?? sent;
  if (made !== null && made !== last) setLast(made);
  const visited = visit === location ? null : order;
  const leave = useEffectEvent(() => setVisit(location));
  useEffect(() => {
    if (visited === null) return undefined;
    // hidden behind its tab once the order is shown
    return () => leave();
  }, [visited]);
  return { visited, last, onSent };
}
