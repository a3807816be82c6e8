// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubMatchMedia, stubResizeObserver } from '../../../testing/jsdomStubs.ts';
import { CallError, NO_RESPONSE } from '../../request/callError.ts';
import { DateField } from '../fields/DateField.tsx';
import { useFieldTexts } from '../fields/texts.ts';
import { DialogForm } from './DialogForm.tsx';

beforeEach(stubMatchMedia);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const TAKEN = new CallError('Please check the fields', {
  code: 500,
  fields: { key: 'Taken', remark: 'Too rude' },
});
const OFFLINE = new CallError('No network', { code: NO_RESPONSE });

function Dialog({ onSave, failure }: { onSave: (values: { key: string }) => void; failure: CallError }) {
  const [error, setError] = useState<CallError | null>(null);
  const refuse = async (values: { key: string }) => {
    onSave(values);
    setError(failure);
  };
  return (
    <DialogForm
      id="form"
      first={{ key: 'seal' }}
      saving={{ isPending: false, error }}
      onSave={refuse}
      onClose={() => {}}
    >
      <Form.Item name="key" label="Key" rules={[{ required: true }]}>
        <Input />
      </Form.Item>
      <Form.Item name="remark" label="Remark">
        <Input />
      </Form.Item>
    </DialogForm>
  );
}

test('the second press of a double click leaves the refusal at its field; what was changed is sent', async () => {
  const sent = vi.fn();
  // both presses at one moment, however slow the machine
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  const { container } = render(<Dialog onSave={sent} failure={TAKEN} />);
  const form = container.querySelector('form') ?? container;
  fireEvent.submit(form);
  await screen.findByText('Taken');
  fireEvent.submit(form);
  // as long as a validation takes
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByText('Taken')).not.toBeNull();
  fireEvent.change(screen.getByLabelText('Key'), { target: { value: 'bolt' } });
  fireEvent.submit(form);
  await vi.waitFor(() => expect(sent.mock.calls).toEqual([[{ key: 'seal' }], [{ key: 'bolt' }]]));
});

test('a failure that names no field is tried again by the next press, however soon', async () => {
  const sent = vi.fn();
  const { container } = render(<Dialog onSave={sent} failure={OFFLINE} />);
  const form = container.querySelector('form') ?? container;
  fireEvent.submit(form);
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  // as long as the failure takes to reach the form
  await new Promise((resolve) => setTimeout(resolve, 100));
  fireEvent.submit(form);
  await vi.waitFor(() => expect(sent.mock.calls).toEqual([[{ key: 'seal' }], [{ key: 'seal' }]]));
});

test('a refusal leaves its field as that changes, though the field has no rule; the other one stays', async () => {
  const { container } = render(<Dialog onSave={() => {}} failure={TAKEN} />);
  fireEvent.submit(container.querySelector('form') ?? container);
  await screen.findByText('Too rude');
  fireEvent.change(screen.getByLabelText('Remark'), { target: { value: 'Please' } });
  await vi.waitFor(() => expect(screen.queryByText('Too rude')).toBeNull());
  expect(screen.queryByText('Taken')).not.toBeNull();
});

test('a typed date that is refused stays in its field, and the form is not sent as if it were empty', async () => {
  stubResizeObserver();
  const sent = vi.fn(async () => {});
  await useFieldTexts.load();
  await act(async () =>
    render(
      <DialogForm first={{ out: '' }} saving={{ isPending: false, error: null }} onSave={sent} onClose={() => {}}>
        <Form.Item name="out" label="Out">
          <DateField rules={[{ after: '2026-10-05' }]} />
        </Form.Item>
      </DialogForm>,
    ),
  );
  const form = document.querySelector('form') ?? document;
  const type = (value: string) => {
    fireEvent.input(screen.getByLabelText('Out'), { target: { value } });
    fireEvent.blur(screen.getByLabelText('Out'));
  };
  type('2027-01-01');
  await screen.findByRole('alert');
  expect(screen.getByLabelText('Out')).toHaveProperty('value', '2027-01-01');
  fireEvent.submit(form);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(sent).not.toHaveBeenCalled();
  type('2026-10-04');
  fireEvent.submit(form);
  await vi.waitFor(() => expect(sent.mock.calls).toEqual([[{ out: '2026-10-04' }]]));
});
