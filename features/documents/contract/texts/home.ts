import { texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  toCountersign: ['待平台签署的合同', 'Contracts to countersign', 'Договоры на подписании'],
});
