import { Button } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { usePageTitle } from '../../../../platform/web/router/usePageTitle.ts';
import { usePlatformTexts } from '../../../../platform/web/texts/platformTexts.ts';
import { useMay } from '../../../../platform/web/who/who.ts';
import { ListPage } from '../../../../platform/web/widgets/list/ListPage.tsx';
import type { ListColumn } from '../../../../platform/web/widgets/list/listProps.ts';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import type { SentBy } from '../../../../platform/wire/call.ts';
import { DIRECTIONS, LINE_TYPES, type LineRecord, listLines } from '../../wire.ts';
import { useNetworkTexts } from '../texts.ts';
import { LineDrawer } from './LineDrawer.tsx';
import styles from './lines.module.css';

/** The operator's lines: looked through, renamed, taken in and out of service. */
export default function LinesPage() {
  const page = useNetworkTexts();
  const { lines: texts } = page;
  const { action } = usePlatformTexts();
  const mayEdit = useMay('network:line:edit');
  const columns = useLineColumns();
  const [edited, setEdited] = useState<{ line: LineRecord; isOpen: boolean } | null>(null);
  usePageTitle(texts.title);
  const editing = (line: LineRecord) => (
    <Button type="link" size="small" onClick={() => setEdited({ line, isOpen: true })}>
      {action.edit}
    </Button>
  );
  return (
    <>
      <PageHeader title={texts.title} />
      <ListPage
        call={listLines}
        exportName="network.line"
        rowKey="lineId"
        label={texts.title}
        columns={columns}
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
        actions={mayEdit ? editing : undefined}
        actionsWidth={104}
        emptyText={texts.empty}
      />
      {edited && (
        <LineDrawer
          key={edited.line.lineId}
          line={edited.line}
          isOpen={edited.isOpen}
          onClose={() => setEdited({ ...edited, isOpen: false })}
        />
      )}
    </>
  );
}

function useLineColumns(): readonly ListColumn<LineRecord, SentBy<typeof listLines>>[] {
  const page = useNetworkTexts();
  const { lines: texts } = page;
  const language = useLanguage();
  const format = useFormat();
  return [
    {
      key: 'name',
      title: texts.name,
      width: 216,
      render: (line) => (
        <>
          {line.name[language]}
          <span className={styles.kind}>
            {page.lineTypes[line.lineType]}
            {line.lineType !== 'CN' && `, ${page.directions[line.direction]}`}
          </span>
        </>
      ),
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
