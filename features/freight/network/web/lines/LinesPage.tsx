import { Form, Switch } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { RecordPage } from '../../../../../platform/web/records/RecordPage.tsx';
import { TrilingualFields } from '../../../../../platform/web/widgets/form/TrilingualFields.tsx';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { DIRECTIONS, LINE_TYPES, type LineRecord, lines, networkMap } from '../../wire.ts';
import { useNetworkTexts } from '../texts.ts';
import styles from './lines.module.css';

type LineForm = Pick<LineRecord, 'name' | 'isActive'>;

const MAX_NAME_LENGTH = { zh: 80, en: 120, ru: 120 };

/** Lines for the operator: list, rename, take in and out of service. */
export default function LinesPage() {
  const page = useNetworkTexts();
  const { lines: texts } = page;
  const format = useFormat();
  return (
    <RecordPage
      records={lines}
      title={texts.title}
      sortedBy={{ key: 'lineCode', isAsc: 'ascending' }}
      emptyText={texts.empty}
      invalidates={[networkMap]}
      actionsWidth={104}
      form={{
        title: (line) => texts.edit({ code: line?.lineCode ?? '' }),
        initial: (line): Partial<LineForm> => line ?? {},
        input: (values) => values,
        fields: () => <LineFields />,
        saved: page.saved,
      }}
      filters={[
        { kind: 'text', name: 'keyword', label: texts.keyword },
        {
          kind: 'select',
          name: 'lineType',
          label: page.lineType,
          options: LINE_TYPES.map((value) => ({ value, label: page.lineTypes[value] })),
        },
        {
          kind: 'select',
          name: 'direction',
          label: page.direction,
          options: DIRECTIONS.map((value) => ({ value, label: page.directions[value] })),
        },
      ]}
      columns={[
        { key: 'name', title: texts.name, width: 216, render: (line) => <LineName line={line} /> },
        { key: 'lineCode', title: texts.code, width: 112 },
        {
          key: 'relation',
          title: texts.relation,
          hideOnPhone: true,
          render: (line) => `${line.originStation} — ${line.destinationStation}`,
        },
        { key: 'viaBorder', title: texts.via, width: 120 },
        {
          key: 'distanceKm',
          title: texts.distance,
          width: 88,
          align: 'right',
          render: (line) => format.number(line.distanceKm),
        },
        {
          key: 'plannedHours',
          title: texts.duration,
          width: 88,
          align: 'right',
          render: (line) => page.duration({ hours: line.plannedHours }),
        },
        {
          key: 'isActive',
          title: texts.status,
          width: 112,
          inCardCorner: true,
          render: ({ isActive }) => (
            <StatusTag
              tone={isActive ? 'success' : 'neutral'}
              label={isActive ? texts.inService : texts.outOfService}
            />
          ),
        },
      ]}
    />
  );
}

function LineFields() {
  const page = useNetworkTexts();
  const { active, activeHint } = page.lines;
  return (
    <>
      <TrilingualFields name="name" labels={page.names} longest={MAX_NAME_LENGTH} />
      <Form.Item name="isActive" label={active} valuePropName="checked" extra={activeHint}>
        <Switch />
      </Form.Item>
    </>
  );
}

function LineName({ line }: { line: LineRecord }) {
  const page = useNetworkTexts();
  const language = useLanguage();
  return (
    <>
      {line.name[language]}
      <div className={styles.kind}>
        {page.lineTypes[line.lineType]}
        {line.lineType !== 'CN' && `, ${page.directions[line.direction]}`}
      </div>
    </>
  );
}
