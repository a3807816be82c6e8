import { Form, Switch } from 'antd';
import { useCan } from '../../../../platform/web/currentUser/currentUser.ts';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { usePageTitle } from '../../../../platform/web/router/usePageTitle.ts';
import { useRecordDrawer } from '../../../../platform/web/widgets/dialog/useRecordDrawer.ts';
import { FormDrawer } from '../../../../platform/web/widgets/form/FormDrawer.tsx';
import { TrilingualFields } from '../../../../platform/web/widgets/form/TrilingualFields.tsx';
import { EditRemove } from '../../../../platform/web/widgets/list/EditRemove.tsx';
import { ListPage } from '../../../../platform/web/widgets/list/ListPage.tsx';
import type { ListColumn, ListFilter } from '../../../../platform/web/widgets/list/listProps.ts';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import type { SentBy } from '../../../../platform/wire/call.ts';
import type { Trilingual } from '../../../../platform/wire/language.ts';
import { DIRECTIONS, LINE_TYPES, type LineRecord, listLines, networkMap, saveLine } from '../../wire.ts';
import { useNetworkTexts } from '../texts.ts';
import styles from './lines.module.css';

const MAX_NAME_LENGTH = { zh: 80, en: 120, ru: 120 };

interface LineForm {
  name: Trilingual;
  isActive: boolean;
}

function LineDrawer(props: { line: LineRecord; isOpen: boolean; onClose: () => void }) {
  const { line, isOpen, onClose } = props;
  const page = useNetworkTexts();
  const saving = useWrite(saveLine, { invalidates: [listLines, networkMap], done: page.saved });
  return (
    <FormDrawer<LineForm>
      title={page.lines.edit({ code: line.lineCode })}
      isOpen={isOpen}
      first={{ name: line.name, isActive: line.isActive }}
      saving={saving}
      onSave={(values) => saving.send({ lineId: line.lineId, ...values })}
      onClose={onClose}
    >
      <TrilingualFields name="name" labels={page.names} longest={MAX_NAME_LENGTH} />
      <Form.Item
        name="isActive"
        label={page.lines.active}
        valuePropName="checked"
        extra={page.lines.activeHint}
      >
        <Switch />
      </Form.Item>
    </FormDrawer>
  );
}

type ListLinesInput = SentBy<typeof listLines>;

/** Lines for the operator: list, rename, take in and out of service. */
export default function LinesPage() {
  const { lines: texts } = useNetworkTexts();
  const canEdit = useCan('network:line:edit');
  const columns = useLineColumns();
  const filters = useLineFilters();
  const { drawn, open, close } = useRecordDrawer<LineRecord>();
  usePageTitle(texts.title);
  return (
    <>
      <PageHeader title={texts.title} />
      <ListPage
        call={listLines}
        exportName="network.line"
        rowKey="lineId"
        label={texts.title}
        columns={columns}
        filters={filters}
        actions={canEdit ? (line) => <EditRemove onEdit={() => open(line)} /> : undefined}
        actionsWidth={104}
        emptyText={texts.empty}
      />
      {drawn?.record && (
        <LineDrawer key={drawn.openCount} line={drawn.record} isOpen={drawn.isOpen} onClose={close} />
      )}
    </>
  );
}

function useLineFilters(): readonly ListFilter<keyof ListLinesInput & string>[] {
  const page = useNetworkTexts();
  return [
    { kind: 'text', name: 'keyword', label: page.lines.keyword },
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
  ];
}

function useLineColumns(): readonly ListColumn<LineRecord, ListLinesInput>[] {
  const page = useNetworkTexts();
  const { lines: texts } = page;
  const format = useFormat();
  return [
    {
      key: 'name',
      title: texts.name,
      width: 216,
      render: (line) => <LineName line={line} />,
    },
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
      render: (line) => (
        <StatusTag
          tone={line.isActive ? 'success' : 'neutral'}
          label={line.isActive ? texts.inService : texts.outOfService}
        />
      ),
    },
  ];
}

function LineName({ line }: { line: LineRecord }) {
  const page = useNetworkTexts();
  const language = useLanguage();
  return (
    <>
      {line.name[language]}
      <span className={styles.kind}>
        {page.lineTypes[line.lineType]}
        {line.lineType !== 'CN' && `, ${page.directions[line.direction]}`}
      </span>
    </>
  );
}
