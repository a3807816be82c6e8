import { Select } from 'antd';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { Fillings } from '../../../../platform/web/slots/Fillings.tsx';
import { DetailState } from '../../../../platform/web/widgets/page/DetailState.tsx';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { readCell } from '../../../freight/cargo/cells.ts';
import type { CargoDetail } from '../../../freight/cargo/wire.ts';
import { prepareDocumentsPage } from '../pages.ts';
import { type PaperGroup, placeOf } from '../paperCodes.ts';
import { DOSSIER_TASKS, TASK_NAMES, type TaskName } from '../tasks.ts';
import { type DossierDetail, getDossier, type PaperEntry, type PaperFault, viewPaper } from '../wire.ts';
import { AmendDialog } from './AmendDialog.tsx';
import { CutoffNote } from './Amendments.tsx';
import styles from './dossier.module.css';
import { FactsPane } from './FactsPane.tsx';
import { PaperPane } from './PaperPane.tsx';
import { dossierSections } from './slots.ts';
import taskStyles from './taskLinks.module.css';
import { useTexts } from './texts.ts';
import { type Amendment, type Facts, useFacts, useGoods } from './useDossier.ts';

interface DossierViewProps {
  orderBigNo: string;
  /** papers of one task alone; null: all */
  group: PaperGroup | null;
  task?: TaskName | undefined;
}

const REFETCH_MS = 30_000;

/** The papers of an order beside its facts. */
export function DossierView({ orderBigNo, group, task }: DossierViewProps) {
  const { page } = useTexts();
  const read = useRead(getDossier, { orderBigNo }, { refetchEveryMs: REFETCH_MS, keepPrevious: true });
  if (!read.data)
    return <DetailState title={page.title} subtitle={orderBigNo} back={pathTo(prepareDocumentsPage)} read={read} />;
  return <OpenDossier dossier={read.data} group={group} task={task} />;
}

const keyOf = ({ code, orderContainerId }: Pick<PaperEntry, 'code' | 'orderContainerId'>) =>
  `${code}.${orderContainerId ?? ''}`;

const papersShown = (dossier: DossierDetail, { group, task }: Pick<DossierViewProps, 'group' | 'task'>) =>
  dossier.papers.filter(
    (paper) =>
      (group === null || placeOf(paper.code).group === group) &&
      (task === undefined || DOSSIER_TASKS[task].shows(paper, dossier)),
  );

type OpenDossierProps = Pick<DossierViewProps, 'group' | 'task'> & { dossier: DossierDetail };

function OpenDossier({ dossier, group, task }: OpenDossierProps) {
  const { page, tasks } = useTexts();
  const format = useFormat();
  const goods = useGoods(dossier);
  const facts = useFacts(dossier);
  const [params, setParams] = useSearchParams();
  const [marked, setMarked] = useState('');
  const [wanted, setWanted] = useState(() => {
    const cell = params.get('cell');
    return cell === null ? null : { cell };
  });
  const papers = papersShown(dossier, { group, task });
  const shown = papers.find((paper) => keyOf(paper) === params.get('paper')) ?? papers[0];
  const needed = useNeeded(dossier, shown);
  const { orderBigNo, trainNo, departDate, startStation, endStation } = dossier;
  const goTo = (cell: string, value?: string) => {
    const amendment = amendmentOf(cell, facts, goods.read.data?.lines ?? []);
    if (amendment === null) setWanted({ cell });
    else facts.setAmendment({ ...amendment, value: value ?? amendment.value });
  };
  const pick = ({ id, cells }: { id: string; cells: readonly string[] }) => {
    setMarked(id);
    const cell = cells.find((one) => needed.has(one)) ?? cells[0];
    if (cell !== undefined) goTo(cell);
  };
  const pickFault = ({ boxId, cell }: PaperFault) => {
    setMarked(boxId);
    if (cell !== '') goTo(cell);
  };
  return (
    <>
      <PageHeader
        title={task === undefined ? page.title : tasks[task]}
        back={pathTo(task === undefined ? prepareDocumentsPage : DOSSIER_TASKS[task].page)}
        subtitle={`${orderBigNo} · ${trainNo} · ${startStation} → ${endStation} · ${format.date(departDate)}`}
      />
      <CutoffNote lock={dossier.lock} />
      {group === null && <TaskLinks dossier={dossier} task={task} />}
      <Fillings slot={dossierSections} props={{ orderBigNo, goTo, isAmended: facts.isAmended }} />
      {shown === undefined ? (
        <p>
          {page.noneOfGroup} <Link to={pathTo(prepareDocumentsPage, { orderBigNo })}>{page.all}</Link>
        </p>
      ) : (
        <div className={styles.dossier}>
          <FactsPane dossier={dossier} goods={goods} facts={facts} needed={needed} wanted={wanted} />
          <div className={styles.paper}>
            <PaperSelect
              papers={papers}
              dossier={dossier}
              shown={shown}
              onShow={(paper) => {
                setMarked('');
                setParams((before) => {
                  before.set('paper', keyOf(paper));
                  return before;
                });
              }}
            />
            <PaperPane
              key={keyOf(shown)}
              orderBigNo={orderBigNo}
              paper={shown}
              marked={marked}
              onPick={pick}
              onFault={pickFault}
            />
          </div>
        </div>
      )}
      {facts.amendment && (
        <AmendDialog
          key={`${facts.amendment.cell} ${facts.amendment.value}`}
          orderBigNo={orderBigNo}
          version={Math.max(dossier.version, goods.read.data?.version ?? 0)}
          amendment={facts.amendment}
          lock={dossier.lock}
          onClose={() => facts.setAmendment(null)}
        />
      )}
    </>
  );
}

/** A cell that stands in an issued paper, with its value; null for one that is typed into. Parties are chosen anew. */
function amendmentOf(cell: string, facts: Facts, lines: CargoDetail['lines']): Amendment | null {
  if (!facts.isAmended(cell)) return null;
  const { kind, key, field } = readCell(cell);
  const line = lines.find(({ lineKey }) => kind === 'line' && lineKey === key);
  const value = line ? Object.entries(line).find(([name]) => name === field)?.[1] : facts.valueAt(key, field);
  return { cell, before: String(value ?? ''), value: String(value ?? '') };
}

/** Cells that the shown paper lacks. */
function useNeeded({ orderBigNo }: DossierDetail, shown: PaperEntry | undefined): ReadonlySet<string> {
  const { code = 'packingList', orderContainerId = null } = shown ?? {};
  const asked = { orderBigNo, code, ...(orderContainerId === null ? {} : { orderContainerId }) };
  const read = useRead(viewPaper, asked, { keepPrevious: true, enabled: shown !== undefined });
  const faults = read.data?.faults;
  return useMemo(
    () => new Set((faults ?? []).filter(({ reason }) => reason !== 'tooLong').map(({ cell }) => cell)),
    [faults],
  );
}

interface PaperSelectProps {
  papers: readonly PaperEntry[];
  dossier: DossierDetail;
  shown: PaperEntry;
  onShow: (paper: PaperEntry) => void;
}

function PaperSelect({ papers, dossier, shown, onShow }: PaperSelectProps) {
  const { page, papers: names } = useTexts();
  const nameOf = ({ orderContainerId }: PaperEntry) => {
    const at = dossier.containers.findIndex((one) => one.orderContainerId === orderContainerId);
    return at < 0 ? '' : dossier.containers[at]?.containerNo || `#${at + 1}`;
  };
  const stateOf = ({ faultCount, state, number, differs }: PaperEntry) => {
    if (state === 'issued') return [page.states.issued, number, differs && page.differs].filter(Boolean).join(' · ');
    return faultCount > 0 ? page.toFix({ count: faultCount }) : page.ready;
  };
  return (
    <Select
      className={styles.select ?? ''}
      aria-label={page.paper}
      value={keyOf(shown)}
      onChange={(key) => {
        const paper = papers.find((one) => keyOf(one) === key);
        if (paper) onShow(paper);
      }}
      options={papers.map((paper) => ({
        value: keyOf(paper),
        label: (
          <span className={styles.option}>
            {[names[paper.code], nameOf(paper)].filter(Boolean).join(' · ')}
            <small data-bad={paper.faultCount > 0 || paper.differs}>{stateOf(paper)}</small>
          </span>
        ),
      }))}
    />
  );
}

interface TaskLinksProps {
  dossier: DossierDetail;
  /** undefined: all papers */
  task: TaskName | undefined;
}

/** The views of one dossier, those that have papers. */
function TaskLinks({ dossier, task }: TaskLinksProps) {
  const { page, tasks } = useTexts();
  const { orderBigNo, papers } = dossier;
  const filled = TASK_NAMES.filter(
    (name) => name === task || papers.some((paper) => DOSSIER_TASKS[name].shows(paper, dossier)),
  );
  return (
    <nav className={taskStyles.links} aria-label={page.title}>
      <Link to={pathTo(prepareDocumentsPage, { orderBigNo })} aria-current={task === undefined ? 'page' : undefined}>
        {page.all}
      </Link>
      {filled.map((name) => (
        <Link
          key={name}
          to={pathTo(DOSSIER_TASKS[name].page, { orderBigNo })}
          aria-current={task === name ? 'page' : undefined}
        >
          {tasks[name]}
        </Link>
      ))}
    </nav>
  );
}
