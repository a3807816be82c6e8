import { Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { signedIn } from '../../wire/access.ts';
import type { AnyCall } from '../../wire/call.ts';
import { useSubmitLock } from '../query/useSubmitLock.ts';
import { useWrite } from '../query/useWrite.ts';
import { useCan } from '../records/can.tsx';
import { DUPLICATE_WINDOW_MS } from '../request/send.ts';
import { ReasonDialog } from '../widgets/dialog/ReasonDialog.tsx';
import type { Action } from './action.ts';
import styles from './actions.module.css';

interface After {
  /** reads that are fetched anew */
  invalidates: readonly Pick<AnyCall, 'path'>[];
  onDone?: () => void;
}
/** `links` in a row of a list */
type Look = 'links' | 'buttons';

/**
 * Buttons of the actions that are permitted to the user, each with its question, reason or form; false: not now. The
 * words typed into a dialog outlive its button.
 */
export function ActionButtons({
  actions,
  look = 'links',
  ...after
}: After & { actions: readonly (Action | false | null)[]; look?: Look }) {
  const [asked, setAsked] = useState<Action | null>(null);
  return (
    <>
      {actions.map(
        (one) => one && <ActionButton key={one.shown.label} {...{ action: one, look, onAsk: setAsked }} {...after} />,
      )}
      {asked && <ActionDialog action={asked} close={() => setAsked(null)} {...after} />}
    </>
  );
}

function useAction({ call, shown: { done }, inputOf }: Action, { invalidates, onDone }: After) {
  const making = useWrite(call, { invalidates, done });
  const make = async (given: unknown) => {
    const made = await making.send(inputOf(given));
    if (made !== undefined) onDone?.();
    return made;
  };
  return { making, make };
}

type OneButton = After & { action: Action; look: Look };

const looksOf = (look: Look, { isDangerous: danger, isMain }: Action['shown']) =>
  look === 'links'
    ? ({ type: 'link', size: 'small', danger } as const)
    : ({ type: isMain ? 'primary' : 'default', danger } as const);

function ActionButton({ onAsk, ...one }: OneButton & { onAsk: (action: Action) => void }) {
  const { call, shown, reason, form } = one.action;
  // the server has decided a rule when it said what is open
  const isAllowed = useCan({ access: call.access.kind === 'rule' ? signedIn : call.access });
  if (!isAllowed) return null;
  if (!(reason || form)) return <ConfirmedAction {...one} />;
  return (
    <Button {...looksOf(one.look, shown)} onClick={() => onAsk(one.action)}>
      {shown.label}
    </Button>
  );
}

function ConfirmedAction({ action, look, ...after }: OneButton) {
  const { label, title, text, isDangerous } = action.shown;
  const { making, make } = useAction(action, after);
  const lock = useSubmitLock(DUPLICATE_WINDOW_MS);
  const run = () => lock(async () => void (await make(null)));
  const isAtOnce = title === undefined && text === undefined;
  const button = (
    <Button
      {...looksOf(look, action.shown)}
      loading={making.isPending}
      onClick={isAtOnce ? () => void run() : undefined}
    >
      {label}
    </Button>
  );
  if (isAtOnce) return button;
  return (
    <Popconfirm
      title={title ?? label}
      description={text === undefined ? undefined : <div className={styles.question}>{text}</div>}
      okText={label}
      okButtonProps={{ danger: isDangerous }}
      onConfirm={run}
    >
      {button}
    </Popconfirm>
  );
}

function ActionDialog({ action, close, ...after }: After & { action: Action; close: () => void }) {
  const { label, title = label, text, isDangerous } = action.shown;
  const { making, make } = useAction(action, after);
  if (action.form) return action.form({ title, making, make, close });
  const confirm = async (reason: string) => {
    const isDone = (await make(reason)) !== undefined;
    if (isDone) close();
    return isDone;
  };
  return (
    <ReasonDialog
      open
      title={title}
      confirmLabel={label}
      isDangerous={isDangerous}
      {...action.reason}
      onConfirm={confirm}
      onClose={close}
    >
      {text}
    </ReasonDialog>
  );
}
