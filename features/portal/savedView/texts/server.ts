import { template, texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  tooMany: template(
    ({ most }: { most: number }) => `每个列表最多保存 ${most} 个视图，请先删除一个`,
    ({ most }) => `A list keeps up to ${most} of your views. Remove one first.`,
    ({ most }) => `Для списка можно сохранить не более ${most} видов. Сначала удалите один.`,
  ),
  absent: ['视图不存在或已删除', 'This view no longer exists.', 'Этого вида больше нет.'],
});
