import { RecordList } from '../../../../platform/web/records/RecordPage.tsx';
import { ColourTag } from '../../../../platform/web/widgets/dict/ColourTag.tsx';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import { type DictEntry, type DictType, dictEntries } from '../wire.ts';
import { EntryFields } from './EntryFields.tsx';
import { INVALIDATES } from './invalidates.ts';
import { ActiveTag, useStatusOptions } from './StatusField.tsx';
import { useTexts } from './texts.ts';

type EntryForm = Omit<DictEntry, 'dictCode' | 'dictType' | 'dictLabel' | 'createTime'>;
const NEW: EntryForm = {
  labels: { zh: '', en: '', ru: '' },
  dictValue: '',
  dictSort: 0,
  listClass: 'default',
  cssClass: '',
  isDefault: 'N',
  status: '0',
  remark: '',
};

export function EntryList({ dictType }: Pick<DictType, 'dictType'>) {
  const { page } = useTexts();
  const { entries: texts } = page;
  const statuses = useStatusOptions();
  return (
    <RecordList
      records={dictEntries}
      label={texts.title}
      emptyText={texts.empty}
      fixedInput={{ dictType }}
      invalidates={INVALIDATES}
      actionsWidth={200}
      abilities={({ abilities }) => abilities}
      removal={{ nameOf: (entry) => entry.dictLabel, removed: page.removed }}
      form={{
        title: (entry) => (entry ? texts.edit({ label: entry.dictLabel }) : texts.add),
        initial: (entry): EntryForm => entry ?? NEW,
        input: (values) => ({ dictType, ...values }),
        fields: () => <EntryFields />,
        saved: page.saved,
      }}
      filters={[
        { kind: 'text', name: 'dictLabel', label: texts.label },
        { kind: 'select', name: 'status', label: page.status, options: statuses },
      ]}
      columns={[
        {
          key: 'dictLabel',
          title: texts.label,
          width: 240,
          render: ({ listClass, dictLabel }) => <ColourTag colour={listClass} label={dictLabel} />,
        },
        { key: 'dictValue', title: texts.value, width: 168 },
        { key: 'dictSort', title: texts.sort, width: 96 },
        {
          key: 'isDefault',
          title: texts.default,
          width: 136,
          hideOnPhone: true,
          render: ({ isDefault }) => (isDefault === 'Y' ? <StatusTag tone="info" label={texts.default} /> : '—'),
        },
        {
          key: 'status',
          title: page.status,
          width: 112,
          inCardCorner: true,
          render: ({ status }) => <ActiveTag status={status} />,
        },
        { key: 'remark', title: page.remark, minWidth: 120, hideOnPhone: true },
      ]}
    />
  );
}
