import { template, texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  title: ['视图', 'Views', 'Виды'],
  empty: [
    '保存当前筛选、排序和列，下次一键打开',
    'Save filters, sorting and columns under a name to open them with one click',
    'Сохраните фильтры, сортировку и столбцы под именем, чтобы открывать их одним нажатием',
  ],
  own: ['我的视图', 'My views', 'Мои виды'],
  shared: ['同事共享', 'Shared by colleagues', 'Виды коллег'],
  name: ['视图名称', 'View name', 'Название вида'],
  save: ['保存当前视图', 'Save current view', 'Сохранить вид'],
  share: ['与本公司同事共享', 'Share with my company', 'Доступен коллегам'],
  saved: ['视图已保存', 'View saved.', 'Вид сохранён.'],
  removed: ['视图已删除', 'View removed.', 'Вид удалён.'],
  undo: ['撤销', 'Undo', 'Отменить'],
  remove: template(
    ({ name }: { name: string }) => `删除视图 ${name}`,
    ({ name }) => `Remove view ${name}`,
    ({ name }) => `Удалить вид ${name}`,
  ),
  by: template(
    ({ name }: { name: string }) => `创建人：${name}`,
    ({ name }) => `By ${name}`,
    ({ name }) => `Автор: ${name}`,
  ),
});
