import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { useConfirmRemoval } from '../../../../platform/web/widgets/dialog/useConfirmRemoval.tsx';
import { type DictEntry, removeEntries } from '../../wire.ts';
import { INVALIDATES } from '../invalidates.ts';
import { useTexts } from '../texts.ts';

export function useEntryRemoval() {
  const { page } = useTexts();
  const confirm = useConfirmRemoval();
  const removing = useWrite(removeEntries, { invalidates: INVALIDATES, done: page.removed });
  return (entries: readonly DictEntry[], done?: () => void) =>
    confirm(
      entries.map((entry) => entry.dictLabel),
      async () => {
        if (await removing.send({ id: entries.map((entry) => entry.dictCode) })) done?.();
      },
    );
}
