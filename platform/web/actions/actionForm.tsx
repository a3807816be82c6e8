import type { ReactNode } from 'react';
import type { Write } from '../query/useWrite.ts';
import { showToast } from '../toast/toast.ts';
import { useBusyParts } from '../widgets/form/busyParts.ts';
import { FormDialog } from '../widgets/form/FormDialog.tsx';

interface ActionFrame<Sent> {
  title: string;
  making: Pick<Write<unknown, unknown>, 'isPending' | 'error'>;
  /** resolves to `undefined` on error */
  make: (input: Sent) => Promise<unknown>;
  close: () => void;
}
/** The open dialog of an action. */
export type ActionForm<Sent> = (frame: ActionFrame<Sent>) => ReactNode;

interface ActionFields<Values, Sent> {
  first: Values;
  /** a part that uploads reports by `onBusy`; meanwhile nothing is sent */
  fields: (onBusy: (isBusy: boolean) => void) => ReactNode;
  input: (values: Values) => Sent;
  width?: number;
  /** a verb in place of "Save" */
  confirmLabel?: string;
  /** toast while a part is busy */
  busyText?: string;
}

/** Dialog with the fields of an action. */
export function actionForm<Values extends object, Sent>(form: ActionFields<Values, Sent>): ActionForm<Sent> {
  return (frame) => <ActionFormDialog {...form} frame={frame} />;
}

function ActionFormDialog<Values extends object, Sent>({
  frame: { title, making, make, close },
  first,
  fields,
  input,
  busyText,
  ...look
}: ActionFields<Values, Sent> & { frame: ActionFrame<Sent> }) {
  const { isBusy, onBusy } = useBusyParts();
  const save = async (values: Values) => {
    if (!isBusy) return make(input(values));
    if (busyText !== undefined) showToast('info', busyText);
    return undefined;
  };
  return (
    <FormDialog<Values> isOpen title={title} {...look} first={first} saving={making} onSave={save} onClose={close}>
      {fields(onBusy)}
    </FormDialog>
  );
}
