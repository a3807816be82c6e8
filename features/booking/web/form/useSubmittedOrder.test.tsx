// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { Activity } from 'react';
import { type Location, UNSAFE_LocationContext as LocationContext, NavigationType } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { storeSubmitted } from '../confirmation/requestStorage.ts';
import { returnStateWith } from './formReturnState.ts';
import { useSubmittedOrder } from './useSubmittedOrder.ts';

afterEach(cleanup);

const visit = (requestKey: string | null): Location => ({
  ...{ pathname: '/bookingSpace/1', search: '', hash: '', key: requestKey ?? 'new', mask: undefined },
  state: requestKey === null ? null : returnStateWith(null, requestKey),
});

let shown: ReturnType<typeof useSubmittedOrder>;
function Form() {
  shown = useSubmittedOrder();
  return null;
}

const tab = (location: Location, isShown = true) => (
  <Activity mode={isShown ? 'visible' : 'hidden'}>
    <LocationContext value={{ location, navigationType: NavigationType.Pop }}>
      <Form />
    </LocationContext>
  </Activity>
);

/** A form whose booking went to the confirmation and was submitted there. */
function submittedForm(requestKey: string, orderBigNo: string) {
  const { rerender } = render(tab(visit(null)));
  const location = visit(requestKey);
  rerender(tab(location));
  expect(shown).toEqual({ visited: null, last: '' });
  rerender(tab(location, false));
  act(() => storeSubmitted({ requestKey, orderBigNo }));
  return { rerender, location };
}

test('the tab of a form whose booking was submitted holds an empty form', () => {
  const { rerender, location } = submittedForm('a', 'IS1');
  rerender(tab(location));
  expect(shown).toEqual({ visited: null, last: 'IS1' });
  const next = visit('b');
  rerender(tab(next));
  expect(shown).toEqual({ visited: null, last: 'IS1' });
  rerender(tab(next, false));
  act(() => storeSubmitted({ requestKey: 'b', orderBigNo: 'IS2' }));
  rerender(tab(next));
  expect(shown).toEqual({ visited: null, last: 'IS2' });
});

test('Back leads to the order, and its tab holds an empty form from then on', () => {
  const { rerender } = submittedForm('c', 'IS3');
  const back = visit('c');
  rerender(tab(back));
  expect(shown).toEqual({ visited: 'IS3', last: 'IS3' });
  rerender(tab(back, false));
  rerender(tab(back));
  expect(shown).toEqual({ visited: null, last: 'IS3' });
});

test('Back leads to the order also when the form was let go meanwhile', () => {
  storeSubmitted({ requestKey: 'd', orderBigNo: 'IS4' });
  render(tab(visit('d')));
  expect(shown).toEqual({ visited: 'IS4', last: 'IS4' });
});
