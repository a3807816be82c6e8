import { useQueryClient } from '@tanstack/react-query';
import { Button, Popconfirm } from 'antd';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { Can } from '../../../../../platform/web/records/can.tsx';
import { RecordList } from '../../../../../platform/web/records/RecordPage.tsx';
import type { ListColumn, ListFilter } from '../../../../../platform/web/widgets/list/listProps.ts';
import { PageHeader } from '../../../../../platform/web/widgets/page/PageHeader.tsx';
import { PartTabs } from '../../../../../platform/web/widgets/page/PartTabs.tsx';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import type { SentBy } from '../../../../../platform/wire/call.ts';
import { COMPANY_ENTITY } from '../../../../../platform/wire/currentUser.ts';
import { LINE_TYPES } from '../../../../freight/network/wire.ts';
import { useOpenDocument } from '../../../office/web/parts.ts';
import { CONTRACT_TYPES, TEMPLATE_LANGUAGES } from '../../contractTypes.ts';
import {
  addTemplate,
  contractTemplates,
  retireTemplate,
  TEMPLATE_DOCUMENT,
  TEMPLATE_STATES,
} from '../../templateWire.ts';
import { useTemplateTexts } from '../texts.ts';
import { ActivateDialog } from './ActivateDialog.tsx';
import { PreviewDrawer } from './PreviewDrawer.tsx';
import { TemplateDrawer } from './TemplateDrawer.tsx';
import { TemplateMatrix } from './TemplateMatrix.tsx';
import type { TemplateRow } from './templateRow.ts';

const READS = [contractTemplates.list];
const TONES = { draft: 'warning', active: 'success', retired: 'neutral' } as const;
const ENTITIES = Object.values(COMPANY_ENTITY);

type Opened = { what: 'add' | 'preview' | 'activate'; row: TemplateRow | null } | null;

/** The operator's contract templates: which are in use for whom, and all their versions. */
export default function ContractTemplatesPage() {
  const texts = useTemplateTexts();
  const [opened, setOpened] = useState<Opened>(null);
  const [search, setSearch] = useSearchParams();
  const close = () => setOpened(null);
  const row = opened?.row ?? null;
  const actions = (one: TemplateRow) => <RowActions row={one} onOpen={(what) => setOpened({ what, row: one })} />;
  const parts = [
    { key: 'inUse', label: texts.inUse, content: <TemplateMatrix actions={actions} /> },
    { key: 'versions', label: texts.versions, content: <Versions actions={actions} /> },
  ];
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        extra={
          <Can call={addTemplate}>
            <Button type="primary" onClick={() => setOpened({ what: 'add', row: null })}>
              {texts.add}
            </Button>
          </Can>
        }
      />
      <PartTabs
        label={texts.title}
        parts={parts}
        shown={parts.find(({ key }) => key === search.get('tab'))?.key ?? 'inUse'}
        onShow={(tab) => setSearch({ tab }, { replace: true })}
      />
      {opened?.what === 'add' && <TemplateDrawer base={row} onClose={close} />}
      {opened?.what === 'preview' && row && <PreviewDrawer row={row} onClose={close} />}
      {opened?.what === 'activate' && row && <ActivateDialog row={row} onClose={close} />}
    </>
  );
}

function Versions({ actions }: { actions: (row: TemplateRow) => ReactNode }) {
  const texts = useTemplateTexts();
  return (
    <RecordList
      records={contractTemplates}
      label={texts.title}
      emptyText={texts.empty}
      filters={useFilters()}
      columns={useColumns()}
      actionsWidth={300}
      actions={actions}
    />
  );
}

function useColumns(): ListColumn<TemplateRow, SentBy<typeof contractTemplates.list>>[] {
  const texts = useTemplateTexts();
  const format = useFormat();
  const when = (time: string | null, name: string | null) => (
    <time title={time === null ? undefined : format.zone}>
      {texts.by({ time: time === null ? '—' : format.dateTime(time), name: name ?? '' })}
    </time>
  );
  return [
    {
      key: 'contractType',
      title: texts.type,
      minWidth: 240,
      isTall: true,
      render: ({ contractType, lineType }) =>
        [texts.types[contractType], lineType === '' ? '' : texts.lines[lineType]].filter(Boolean).join(' · '),
    },
    {
      key: 'companyEntity',
      title: texts.entity,
      width: 128,
      isTall: true,
      render: ({ companyEntity }) => ENTITIES.map((one) => one === companyEntity && texts.entities[one]),
    },
    {
      key: 'language',
      title: texts.language,
      width: 104,
      isTall: true,
      render: ({ language }) => texts.languages[language],
    },
    {
      key: 'version',
      title: texts.version,
      width: 80,
      render: ({ version }) => version,
    },
    {
      key: 'cashPledge',
      title: texts.deposit,
      width: 120,
      align: 'right',
      render: ({ cashPledge }) => (cashPledge === null ? '—' : format.money(cashPledge, 'CNY')),
    },
    {
      key: 'createTime',
      title: texts.uploaded,
      width: 176,
      isTall: true,
      hideOnPhone: true,
      render: ({ createTime, createdBy }) => when(createTime, createdBy),
    },
    {
      key: 'state',
      title: texts.state,
      width: 104,
      isTall: true,
      inCardCorner: true,
      render: ({ state }) => <StatusTag tone={TONES[state]} label={texts.states[state]} />,
    },
  ];
}

function useFilters(): ListFilter<'contractType' | 'lineType' | 'companyEntity' | 'language' | 'state'>[] {
  const texts = useTemplateTexts();
  return [
    {
      kind: 'select',
      name: 'contractType',
      label: texts.type,
      options: CONTRACT_TYPES.map((value) => ({ value, label: texts.types[value] })),
    },
    {
      kind: 'select',
      name: 'lineType',
      label: texts.line,
      options: LINE_TYPES.map((value) => ({ value, label: texts.lines[value] })),
    },
    {
      kind: 'select',
      name: 'companyEntity',
      label: texts.entity,
      options: ENTITIES.map((value) => ({ value: String(value), label: texts.entities[value] })),
    },
    {
      kind: 'select',
      name: 'language',
      label: texts.language,
      options: TEMPLATE_LANGUAGES.map((value) => ({ value, label: texts.languages[value] })),
    },
    {
      kind: 'select',
      name: 'state',
      label: texts.state,
      options: TEMPLATE_STATES.map((value) => ({ value, label: texts.states[value] })),
    },
  ];
}

interface ActionProps {
  row: TemplateRow;
  onOpen: (what: 'add' | 'preview' | 'activate') => void;
}

function RowActions({ row, onOpen }: ActionProps) {
  const texts = useTemplateTexts();
  const retiring = useWrite(retireTemplate, { invalidates: READS, done: texts.retired });
  return (
    <>
      <Button type="link" size="small" onClick={() => onOpen('preview')}>
        {texts.preview}
      </Button>
      <Can call={addTemplate}>
        <EditDocumentButton row={row} />
        {row.state === 'draft' ? (
          <Button type="link" size="small" onClick={() => onOpen('activate')}>
            {texts.activate}
          </Button>
        ) : (
          <Button type="link" size="small" onClick={() => onOpen('add')}>
            {texts.newVersion}
          </Button>
        )}
        {row.state !== 'retired' && (
          <Popconfirm
            title={texts.retireAsk}
            description={texts.retireText}
            okText={texts.retire}
            onConfirm={() => retiring.send({ templateId: row.templateId })}
          >
            <Button type="link" size="small" disabled={retiring.isPending}>
              {texts.retire}
            </Button>
          </Popconfirm>
        )}
      </Can>
    </>
  );
}

/** Opens the document of a draft in the editor; of any other template, that of the open draft of its kind, else of a new one. */
function EditDocumentButton({ row }: { row: TemplateRow }) {
  const texts = useTemplateTexts();
  const client = useQueryClient();
  const openDocument = useOpenDocument();
  const adding = useWrite(addTemplate, { invalidates: [contractTemplates.list] });
  const edit = async () => {
    const { templateId: documentId } = row.state === 'draft' ? row : ((await addDraft()) ?? { templateId: null });
    if (documentId === null) return;
    const onSaved = () => void client.invalidateQueries({ queryKey: [contractTemplates.list.path] });
    openDocument({ kind: TEMPLATE_DOCUMENT, documentId, mode: 'edit', onSaved });
  };
  const addDraft = () => {
    const { contractType, lineType, companyEntity, language, validDays, cashPledge, templateId } = row;
    const terms = { contractType, lineType, companyEntity, language, validDays };
    return adding.send({ ...terms, cashPledge: cashPledge ?? '0', basedOn: templateId, usesOpenDraft: '1' });
  };
  return (
    <Button
      type="link"
      size="small"
      loading={adding.isPending}
      title={row.state === 'draft' ? undefined : texts.editDocumentHint}
      onClick={() => void edit()}
    >
      {texts.editDocument}
    </Button>
  );
}
