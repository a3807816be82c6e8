import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Input } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import {
  containerNumberError,
  isContainerNumber,
  normalizeContainerNumber,
} from '../../../../libs/containerCodes/containerNumber.ts';
import { useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useTopicInvalidation } from '../../../../platform/web/live/useTopicInvalidation.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { Can } from '../../../../platform/web/records/can.tsx';
import { RecordList } from '../../../../platform/web/records/RecordPage.tsx';
import { send } from '../../../../platform/web/request/send.ts';
import { showToast } from '../../../../platform/web/toast/toast.ts';
import type { ListFilter } from '../../../../platform/web/widgets/list/listProps.ts';
import { Headline } from '../../../../platform/web/widgets/page/Headline.tsx';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import { StatusTag, type Tone } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import { DragUploader } from '../../../../platform/web/widgets/upload/DragUploader.tsx';
import { useFolderCheck } from '../../../../platform/web/widgets/upload/useFolderCheck.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { PAPER_RULE } from '../../../../platform/wire/uploadRules.ts';
import { orderPage } from '../../../freight/booking/pages.ts';
import { DOC_TYPE } from '../../resource/docTypes.ts';
import { checkPapersPage, paperCarouselPage } from '../pages.ts';
import { RECOGNIZE_STATE, type RecognizeState } from '../states.ts';
import { type AddedFile, addPapers, getParseData, type PaperRow, paperChanged, papers, readEngines } from '../wire.ts';
import styles from './paper.module.css';
import { RowActions } from './RowActions.tsx';
import { usePageTexts } from './texts.ts';
import { ZipResult } from './ZipResult.tsx';

const PaperDialog = lazy(() => import('./check/PaperDialog.tsx'));

const BELONGING = { docType: DOC_TYPE.recognizedPaper };
const TONES: Record<RecognizeState, Tone> = { 0: 'info', 1: 'warning', 2: 'success', 3: 'danger' };
const DAY_MS = 86_400_000;
const FIRST_DAYS = 7;

/** Papers go up, are read, and wait here to be checked (inventory Q01–Q05). */
export default function UploadPapersPage() {
  const texts = usePageTexts();
  const { companyNo } = useCurrentUser();
  const format = useFormat();
  const [opened, setOpened] = useState<number | null>(null);
  useTopicInvalidation(paperChanged, companyNo === null ? null : { companyNo }, [papers.list, getParseData]);
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <MissingEngines />
      <Can call={addPapers}>
        <Upload />
      </Can>
      <RecordList
        records={papers}
        label={texts.listTitle}
        emptyText={texts.empty}
        actionsWidth={168}
        actions={(row) => <RowActions paper={row} onCheck={() => setOpened(row.id)} />}
        initialFilters={{ addTimeStart: formatDate(new Date(Date.now() - FIRST_DAYS * DAY_MS)) }}
        filters={useFilters()}
        columns={[
          {
            key: 'fileName',
            title: texts.columns.fileName,
            minWidth: 220,
            isTall: true,
            render: (row) => <FileName paper={row} />,
          },
          { key: 'containerNo', title: texts.columns.container, width: 136 },
          {
            key: 'paperKind',
            title: texts.columns.kind,
            width: 148,
            render: ({ paperKind }) => (paperKind === null ? '' : texts.kinds[paperKind]),
          },
          {
            key: 'recognizeState',
            title: texts.columns.state,
            width: 208,
            isTall: true,
            render: (row) => <State paper={row} />,
          },
          {
            key: 'orderBigNo',
            title: texts.columns.order,
            width: 160,
            isTall: true,
            hideOnPhone: true,
            render: ({ orderBigNo }) =>
              orderBigNo === '' ? null : (
                <>
                  <Link to={pathTo(orderPage, { orderBigNo, type: 1 })}>{orderBigNo}</Link>{' '}
                  <Link to={pathTo(paperCarouselPage, { orderBigNo })}>{texts.carousel}</Link>
                </>
              ),
          },
          { key: 'addUserName', title: texts.columns.by, width: 120, hideOnPhone: true },
          {
            key: 'addTime',
            title: texts.columns.added,
            width: 152,
            render: ({ addTime }) => format.dateTime(addTime),
          },
        ]}
      />
      <Suspense fallback={null}>
        {opened !== null && <PaperDialog id={opened} onMoved={setOpened} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  );
}

/** Names the missing recognition engines; their papers are typed by hand. */
function MissingEngines() {
  const texts = usePageTexts();
  const read = useRead(readEngines, {}, { isImmutable: true });
  const missing = read.data?.missing ?? [];
  if (missing.length === 0) return null;
  // where no picture is read, nor is Russian in it
  const said = missing.filter((engine) => engine !== 'cyrillic' || !missing.includes('pictures'));
  return (
    <Alert
      type="warning"
      showIcon
      className={styles.missing}
      title={[texts.missing.title, ...said.map((engine) => texts.missing[engine])].join(' ')}
    />
  );
}

type FilterName = 'fileName' | 'addTimeStart' | 'addTimeEnd' | 'dataType' | 'recognizeState';

function useFilters(): ListFilter<FilterName>[] {
  const texts = usePageTexts();
  return [
    { kind: 'text', name: 'fileName', label: texts.search, width: 216 },
    { kind: 'dateRange', names: ['addTimeStart', 'addTimeEnd'], label: texts.period },
    {
      kind: 'select',
      name: 'dataType',
      label: texts.data,
      options: [
        { value: 'all', label: texts.all },
        { value: 'my', label: texts.my },
      ],
    },
    {
      kind: 'select',
      name: 'recognizeState',
      label: texts.columns.state,
      options: Object.values(RECOGNIZE_STATE).map((state) => ({
        value: state,
        label: texts.states[state],
      })),
    },
  ];
}

function FileName({ paper: { fileName, firstPage, lastPage, pageCount } }: { paper: PaperRow }) {
  const texts = usePageTexts();
  const isPart = firstPage > 1 || lastPage !== null;
  const to = lastPage ?? firstPage + (pageCount ?? 1) - 1;
  return (
    <div className={styles.state}>
      {fileName}
      {isPart && <small>{texts.part({ from: firstPage, to })}</small>}
    </div>
  );
}

function State({ paper }: { paper: PaperRow }) {
  const texts = usePageTexts();
  const { recognizeState: state, pagesDone, pageCount, failedFor, doubtCount, sameAsId } = paper;
  return (
    <div className={styles.state}>
      <StatusTag tone={TONES[state]} label={texts.states[state]} />
      {state === RECOGNIZE_STATE.reading && (
        <small>{pageCount === null ? texts.waiting : texts.progress({ done: pagesDone, of: pageCount })}</small>
      )}
      {failedFor !== null && <small>{texts.reasons[failedFor]}</small>}
      {state === RECOGNIZE_STATE.read && (
        <small>{doubtCount > 0 ? texts.doubtful({ count: doubtCount }) : texts.noDoubts}</small>
      )}
      {sameAsId !== null && <small>{texts.same({ id: sameAsId })}</small>}
    </div>
  );
}

/** How many documents wait to be checked, with the way through them. */
function ToCheck() {
  const texts = usePageTexts();
  const format = useFormat();
  const read = useRead(papers.list, { recognizeState: RECOGNIZE_STATE.read, pageSize: 1 });
  const count = read.data?.total ?? 0;
  return (
    <Headline
      figure={read.data ? format.number(count) : '–'}
      label={texts.toCheck}
      tone={count > 0 ? 'soon' : 'calm'}
      action={
        <Link to={checkPapersPage.path}>
          <Button type={count > 0 ? 'primary' : 'default'}>{texts.checkMany}</Button>
        </Link>
      }
    />
  );
}

/** Each file is taken in as soon as it is up; one that is refused stays with its reason. */
function Upload() {
  const texts = usePageTexts();
  const [number, setNumber] = useState('');
  const [files, setFiles] = useState<readonly AddedFile[]>([]);
  const client = useQueryClient();
  const check = useFolderCheck(isContainerNumber);
  const container = normalizeContainerNumber(number);
  const isWrong = container !== '' && containerNumberError(container) !== null;
  const receive = async ({ resourceId }: { resourceId: number }) => {
    const added = await send(addPapers, { resourceIds: [resourceId], containerNo: container });
    // a single file has its row in the list; an archive is told file by file
    if (added.files.length > 1 || added.files.some(({ path }) => path.includes('/')))
      setFiles((before) => [...before, ...added.files]);
    void client.invalidateQueries({ queryKey: [papers.list.path] });
  };
  return (
    <section className={styles.upload} aria-label={texts.title}>
      <div className={styles.beside}>
        <ToCheck />
        <div className={styles.number}>
          <label htmlFor="paperContainer">{texts.container}</label>
          <Input
            id="paperContainer"
            value={number}
            maxLength={20}
            allowClear
            status={isWrong ? 'error' : ''}
            placeholder={texts.containerHint}
            aria-invalid={isWrong}
            onChange={({ target }) => setNumber(target.value)}
          />
          {isWrong && <small role="alert">{texts.containerBad}</small>}
        </div>
      </div>
      <DragUploader
        rule={PAPER_RULE}
        belonging={BELONGING}
        value={[]}
        check={check}
        hints={[texts.zipHint]}
        refusal={() => (isWrong ? texts.containerBad : null)}
        receive={receive}
        onBatch={({ success }) => {
          if (success.length > 0) showToast('success', texts.added({ count: success.length }));
        }}
      />
      {files.length > 0 && <ZipResult files={files} onClose={() => setFiles([])} />}
    </section>
  );
}
