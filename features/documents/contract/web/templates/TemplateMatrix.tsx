import { Popover, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { isAboveZero } from '../../../../../libs/amounts/compare.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { COMPANY_ENTITY } from '../../../../../platform/wire/currentUser.ts';
import { MAX_PAGE_SIZE } from '../../../../../platform/wire/paging.ts';
import { contractTemplates } from '../../templateWire.ts';
import { useTemplateTexts } from '../texts.ts';
import type { TemplateRow } from './templateRow.ts';
import styles from './templates.module.css';

const ENTITIES = Object.values(COMPANY_ENTITY);
const ALL = { pageSize: MAX_PAGE_SIZE };

interface MatrixProps {
  actions: (row: TemplateRow) => ReactNode;
}

/** Templates in use and drafts: contract types down, contracting parties across; an empty cell has none. */
export function TemplateMatrix({ actions }: MatrixProps) {
  const texts = useTemplateTexts();
  const active = useRead(contractTemplates.list, { ...ALL, state: 'active' }, { keepPrevious: true });
  const drafts = useRead(contractTemplates.list, { ...ALL, state: 'draft' }, { keepPrevious: true });
  if (active.data === undefined || drafts.data === undefined) {
    const error = active.error ?? drafts.error;
    if (error === null) return <Skeleton active paragraph={{ rows: 8 }} />;
    return <LoadError error={error} onRetry={() => void Promise.all([active.refetch(), drafts.refetch()])} />;
  }
  const rows = [...active.data.rows, ...drafts.data.rows];
  const kinds = Map.groupBy(rows, kindOf);
  return (
    <div className={styles.matrix}>
      <table aria-label={texts.inUse}>
        <thead>
          <tr>
            <th scope="col">{texts.type}</th>
            {ENTITIES.map((entity) => (
              <th key={entity} scope="col">
                {texts.entities[entity]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...kinds].map(([kind, own]) => (
            <tr key={kind}>
              <th scope="row">
                <Kind of={own} />
              </th>
              {ENTITIES.map((entity) => (
                <td key={entity} data-title={texts.entities[entity]}>
                  <Cell rows={own.filter(({ companyEntity }) => companyEntity === entity)} actions={actions} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const kindOf = ({ contractType, lineType }: TemplateRow) => `${contractType} ${lineType}`;

function Kind({ of: [first] }: { of: readonly TemplateRow[] }) {
  const texts = useTemplateTexts();
  const format = useFormat();
  if (first === undefined) return null;
  const { contractType, lineType, cashPledge } = first;
  return (
    <>
      {[texts.types[contractType], lineType === '' ? '' : texts.lines[lineType]].filter(Boolean).join(' · ')}
      {cashPledge !== null && isAboveZero(cashPledge) && (
        <small>
          {texts.deposit} {format.money(cashPledge, 'CNY')}
        </small>
      )}
    </>
  );
}

function Cell({ rows, actions }: { rows: readonly TemplateRow[] } & MatrixProps) {
  const texts = useTemplateTexts();
  if (rows.length === 0) return <span className={styles.soft}>—</span>;
  return rows.map((row) => (
    <Popover key={row.templateId} trigger="click" placement="bottomLeft" content={actions(row)}>
      <button type="button" className={styles.chip} data-state={row.state}>
        {texts.languages[row.language]} <span className={styles.versionNo}>v{row.version}</span>
        {row.state === 'draft' && ` · ${texts.states.draft}`}
      </button>
    </Popover>
  ));
}
