import { listEntries } from '../../../../features/dict/wire.ts';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { DictTag } from '../../../../platform/web/widgets/dict/DictTag.tsx';
import { ListPage } from '../../../../platform/web/widgets/list/ListPage.tsx';

const NONE = { zh: '暂无数据', en: 'Nothing here', ru: 'Нет данных' } as const;
const TITLES = {
  zh: ['名称', '类型', '值', '排序', '标签', '备注', '创建时间'],
  en: ['Name', 'Dictionary', 'Value', 'Order', 'Tag', 'Remark', 'Created'],
  ru: ['Название', 'Справочник', 'Значение', 'Порядок', 'Метка', 'Примечание', 'Создано'],
} as const;

/** Columns that can be hidden, over entries of dictionaries; the first one and the value stay. */
export default function ColumnsSample() {
  const language = useLanguage();
  const [name, type, value, order, tag, remark, created] = TITLES[language];
  return (
    <ListPage
      call={listEntries}
      rowKey="dictCode"
      label={name}
      emptyText={NONE[language]}
      filters={[{ kind: 'text', name: 'dictLabel', label: name }]}
      columns={[
        { key: 'dictLabel', title: name },
        { key: 'dictType', title: type },
        { key: 'dictValue', title: value, alwaysShown: true },
        { key: 'dictSort', title: order, align: 'right', sortable: true },
        {
          key: 'listClass',
          title: tag,
          render: (entry) => <DictTag type={entry.dictType} value={entry.dictValue} />,
        },
        { key: 'remark', title: remark, hideOnPhone: true },
        { key: 'createTime', title: created, hideOnPhone: true },
      ]}
    />
  );
}
