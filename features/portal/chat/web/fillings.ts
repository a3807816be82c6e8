import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import type { SlotFilling } from '../../../../platform/web/slots/slot.ts';
import { containerTools } from '../../../freight/booking/web/slots.ts';
import { hasChat } from './chatVisibility.ts';
import { useTexts } from './texts.ts';

export const fillings: readonly SlotFilling[] = [
  containerTools.fill({
    name: 'chat',
    order: 10,
    useTitle: ({ container, service }) => {
      const texts = useTexts();
      const number = container.containerNo || container.orderBigNo;
      return service === undefined
        ? texts.talk({ container: number })
        : texts.talkTo({ container: number, company: service.counterpartName });
    },
    isShown: hasChat,
    load: async () => (await withTexts(import('./ChatTool.tsx'), useTexts)).ChatTool,
  }),
];
