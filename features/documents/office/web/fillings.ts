import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { fileTools } from '../../../../platform/web/slots/fileTools.ts';
import type { SlotFilling } from '../../../../platform/web/slots/slot.ts';
import { OFFICE_EXTENSIONS } from '../extensions.ts';
import { useTexts } from './texts.ts';

export const fillings: readonly SlotFilling[] = [
  fileTools.fill({
    name: 'office',
    order: 10,
    useTitle: () => useTexts().page.open,
    isShown: (_user, { file }) => OFFICE_EXTENSIONS.some((one) => one === file.extension.toLowerCase()),
    load: async () => (await withTexts(import('./FileTool.tsx'), useTexts)).FileTool,
  }),
];
