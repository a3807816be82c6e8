import type { ReactNode } from 'react';
import type { AnyCall, Call } from '../../wire/call.ts';
import type { ActionForm } from './actionForm.tsx';

/** How an action is shown. */
export interface ShownAction {
  /** a verb */
  label: string;
  /** of the question before it; the verb unless given */
  title?: string;
  text?: ReactNode;
  /** success toast */
  done: string;
  isDangerous?: boolean;
  /** the next step, among buttons */
  isMain?: boolean;
}

/** A write that a button makes: at once, after a question, or with what a dialog asks. */
export interface Action {
  readonly call: AnyCall;
  readonly shown: ShownAction;
  readonly inputOf: (given: unknown) => unknown;
  readonly reason?: ShownReason;
  readonly form?: ActionForm<unknown>;
}

interface ShownReason {
  maxLength?: number;
  /** "Reason" unless given */
  reasonLabel?: string;
}

/** Sends `input`; asked before where `shown` has a title or a text. */
export const action = <Sent>(call: Call<Sent, unknown, unknown>, input: Sent, shown: ShownAction): Action => ({
  call,
  shown,
  inputOf: () => input,
});

/** Asks for a reason, and sends it as `input` says. */
export const reasonAction = <Sent>(
  call: Call<Sent, unknown, unknown>,
  input: (reason: string) => NoInfer<Sent>,
  { maxLength, reasonLabel, ...shown }: ShownAction & ShownReason,
): Action => ({
  call,
  shown,
  inputOf: (given) => input(String(given)),
  reason: { maxLength, reasonLabel },
});

/** Asks for the fields of a form, and sends them with `seen`: the id of the row, its version. */
export const formAction = <Sent, Given extends Partial<Sent>>(
  call: Call<Sent, unknown, unknown>,
  seen: Partial<NoInfer<Sent>>,
  { form, ...shown }: ShownAction & { form: ActionForm<Given> },
): Action => ({
  call,
  shown,
  inputOf: (given) => Object.assign({}, seen, given),
  form,
});
