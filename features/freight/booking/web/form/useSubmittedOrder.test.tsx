// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { Activity, memo, useMemo } from 'react';
import { type Location, UNSAFE_LocationContext as LocationContext, NavigationType } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { storeSubmitted } from '../confirmation/requestStorage.ts';
import { returnStateWith } from './formReturnState.ts';
import { useSubmittedOrder } from './useSubmittedOrder.ts';

afterEach(cleanup);

const visit = (requestKey: string | null): Location => ({
  pathname: '/bookingSpace/1',
  search: '',
  hash: '',
  key: requestKey ?? 'new',
  mask: undefined,
  state: requestKey === null ? null : returnStateWith(null, requestKey),
});

let shown: ReturnType<typeof useSubmittedOrder>;
function Form() {
  shown = useSubmittedOrder();
  return null;
}
const result = () => ({ visited: shown.visited, last: shown.last });

/** As the frame keeps it: shown and hidden without a new rendering of the form. */
const Page = memo(function Page({ location }: { location: Location }) {
  const context = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location]);
  return (
    <LocationContext value={context}>
      <Form />
    </LocationContext>
  );
});
const tab = (location: Location, isShown = true) => (
  <Activity mode={isShown ? 'visible' : 'hidden'}>
    <Page location={location} />
  </Activity>
);

/** A form whose booking was submitted at the confirmation; its tab holds the address with or without the key. */
function submittedForm(requestKey: string, orderBigNo: string, hasKey: boolean) {
  const first = visit(null);
  const { rerender } = render(tab(first));
  const location = hasKey ? visit(requestKey) : first;
  act(() => shown.onSent(requestKey));
  rerender(tab(location));
  expect(result()).toEqual({ visited: null, last: '' });
  rerender(tab(location, false));
  act(() => storeSubmitted({ requestKey, orderBigNo }));
  act(() => storeSubmitted({ requestKey: `other than ${requestKey}`, orderBigNo: 'IS9' }));
  return { rerender, location };
}

test.each([true, false])('the tab of a form whose booking was submitted holds an empty form', (hasKey) => {
  const key = `a${hasKey}`;
  const { rerender, location } = submittedForm(key, 'IS1', hasKey);
  rerender(tab(location));
  expect(result()).toEqual({ visited: null, last: 'IS1' });
  act(() => shown.onSent(`${key} next`));
  expect(result()).toEqual({ visited: null, last: 'IS1' });
  const again = visit(`${key} next`);
  rerender(tab(again));
  rerender(tab(again, false));
  act(() => storeSubmitted({ requestKey: `${key} next`, orderBigNo: 'IS2' }));
  rerender(tab(again));
  expect(result()).toEqual({ visited: null, last: 'IS2' });
});

test.each([true, false])('Back leads to the order, and the tab holds an empty form from then on', (hasKey) => {
  const key = `c${hasKey}`;
  const { rerender } = submittedForm(key, 'IS3', hasKey);
  const back = visit(key);
  rerender(tab(back));
  expect(result()).toEqual({ visited: 'IS3', last: 'IS3' });
  rerender(tab(back, false));
  rerender(tab(back));
  expect(result()).toEqual({ visited: null, last: 'IS3' });
});

test('Back leads to the order also when the form was let go meanwhile', () => {
  storeSubmitted({ requestKey: 'd', orderBigNo: 'IS4' });
  render(tab(visit('d')));
  expect(result()).toEqual({ visited: 'IS4', last: 'IS4' });
});
