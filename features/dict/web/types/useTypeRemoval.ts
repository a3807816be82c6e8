import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { useConfirmRemoval } from '../../../../platform/web/widgets/dialog/useConfirmRemoval.tsx';
import { type DictType, removeTypes } from '../../wire.ts';
import { INVALIDATES } from '../invalidates.ts';
import { useTexts } from '../texts.ts';

export function useTypeRemoval() {
  const { page } = useTexts();
  const confirm = useConfirmRemoval();
  const removing = useWrite(removeTypes, { invalidates: INVALIDATES, done: page.removed });
  return (types: readonly DictType[], done?: () => void) =>
    confirm(
      types.map((type) => type.dictName),
      async () => {
        if (await removing.send({ id: types.map((type) => type.dictId) })) done?.();
      },
    );
}
