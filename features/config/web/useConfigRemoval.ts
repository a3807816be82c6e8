import { useWrite } from '../../../platform/web/query/useWrite.ts';
import { useConfirmRemoval } from '../../../platform/web/widgets/dialog/useConfirmRemoval.tsx';
import { type ConfigEntry, removeConfig } from '../wire.ts';
import { INVALIDATES } from './outdated.ts';
import { useTexts } from './texts.ts';

/** Removes values, once that is confirmed. */
export function useConfigRemoval() {
  const { page } = useTexts();
  const confirm = useConfirmRemoval();
  const removing = useWrite(removeConfig, { invalidates: INVALIDATES, done: page.removed });
  return (entries: readonly ConfigEntry[], done?: () => void) =>
    confirm(
      entries.map((entry) => entry.configName || entry.configKey),
      async () => {
        if (await removing.send({ id: entries.map((entry) => entry.configId) })) done?.();
      },
    );
}
