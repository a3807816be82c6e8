import { Button, Input, Select, Space, Table, Tooltip } from 'antd';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { useCan } from '../../../../platform/web/records/can.tsx';
import { LoadError } from '../../../../platform/web/widgets/page/LoadError.tsx';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import { CODE_LISTS, type CodeList } from '../lists.ts';
import { type CodePack, findCodes, listPacks, loadPack } from '../wire.ts';
import { codeNameIn } from './codeName.ts';
import styles from './nomenclature.module.css';
import { useTexts } from './texts.ts';

const LoadPackDialog = lazy(() => import('./LoadPackDialog.tsx'));

interface ListRow {
  list: CodeList;
  pack: CodePack | undefined;
  former: readonly CodePack[];
}

/** The reference lists with their packs; an administrator replaces them. */
export default function NomenclaturePage() {
  const texts = useTexts();
  const read = useRead(listPacks, {});
  const canLoad = useCan(loadPack);
  const [loading, setLoading] = useState<CodeList | null>(null);
  const packs = read.data ?? [];
  const rows = CODE_LISTS.map((list): ListRow => {
    const own = packs.filter((pack) => pack.list === list);
    return {
      list,
      pack: own.find(({ replacedTime }) => replacedTime === null),
      former: own.filter(({ replacedTime }) => replacedTime !== null),
    };
  });
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <FindByMeaning />
      {read.error ? (
        <LoadError error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <PackTable rows={rows} isLoading={read.isPending} onLoad={canLoad ? setLoading : null} />
      )}
      <Suspense fallback={null}>
        {loading !== null && <LoadPackDialog list={loading} onClose={() => setLoading(null)} />}
      </Suspense>
    </>
  );
}

interface PackTableProps {
  rows: readonly ListRow[];
  isLoading: boolean;
  onLoad: ((list: CodeList) => void) | null;
}

function PackTable({ rows, isLoading, onLoad }: PackTableProps) {
  const texts = useTexts();
  const format = useFormat();
  return (
    <Table<ListRow>
      size="small"
      aria-label={texts.title}
      rowKey="list"
      loading={isLoading}
      dataSource={[...rows]}
      pagination={false}
      scroll={{ x: 720 }}
      expandable={{
        rowExpandable: ({ former }) => former.length > 0,
        expandedRowRender: ({ former }) => <Former packs={former} />,
      }}
      columns={[
        { title: texts.list, render: (_, { list }) => texts.lists[list] },
        {
          title: texts.pack,
          render: (_, { pack }) => (pack ? <PackName pack={pack} /> : <small>{texts.noPack}</small>),
        },
        { title: texts.date, render: (_, { pack }) => pack && format.date(pack.packDate) },
        {
          title: texts.count,
          align: 'right',
          render: (_, { pack }) => pack && format.number(pack.codeCount),
        },
        {
          title: texts.loaded,
          render: (_, { pack }) => pack && <Loaded pack={pack} />,
        },
        ...(onLoad === null
          ? []
          : [
              {
                title: '',
                render: (_: unknown, { list }: ListRow) => (
                  <Button size="small" onClick={() => onLoad(list)}>
                    {texts.load}
                  </Button>
                ),
              },
            ]),
      ]}
    />
  );
}

function PackName({ pack: { name, version, source, isSeed, isWhole } }: { pack: CodePack }) {
  const texts = useTexts();
  return (
    <div>
      {name}{' '}
      <small>
        {texts.version} {version}
      </small>{' '}
      {isSeed ? (
        <Tooltip title={texts.seedHint}>
          <span>
            <StatusTag tone="warning" label={texts.seed} />
          </span>
        </Tooltip>
      ) : (
        <StatusTag tone={isWhole ? 'success' : 'neutral'} label={isWhole ? texts.whole : texts.part} />
      )}
      <small className={styles.source} title={source}>
        {source}
      </small>
    </div>
  );
}

function Loaded({ pack: { loadedTime, loadedBy } }: { pack: CodePack }) {
  const format = useFormat();
  return [format.dateTime(loadedTime), loadedBy].filter(Boolean).join(' · ');
}

function Former({ packs }: { packs: readonly CodePack[] }) {
  const texts = useTexts();
  const format = useFormat();
  return (
    <section aria-label={texts.former}>
      <strong>{texts.former}</strong>
      <ul className={styles.former}>
        {packs.map((pack) => (
          <li key={pack.packId}>
            {[
              pack.name,
              `${texts.version} ${pack.version}`,
              `${texts.count}: ${format.number(pack.codeCount)}`,
              pack.source,
              `${texts.replaced}: ${format.dateTime(pack.replacedTime ?? '')}`,
            ].join(' · ')}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A search over one list, as pickers make it. */
function FindByMeaning() {
  const texts = useTexts();
  const language = useLanguage();
  const [list, setList] = useState<CodeList>('hs');
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const read = useRead(findCodes, { list, text }, { enabled: text !== '', keepPrevious: true });
  const found = text === '' ? [] : (read.data ?? []);
  return (
    <section className={styles.find} aria-label={texts.find}>
      <Space.Compact className={styles.findBar ?? ''}>
        <Select<CodeList>
          className={styles.findList ?? ''}
          aria-label={texts.list}
          value={list}
          onChange={setList}
          options={CODE_LISTS.map((value) => ({ value, label: texts.lists[value] }))}
        />
        <Input
          allowClear
          aria-label={texts.find}
          placeholder={texts.findHint}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Space.Compact>
      {text !== '' && read.data?.length === 0 && <p>{texts.nothing}</p>}
      <ul className={styles.found}>
        {found.map((entry) => (
          <li key={entry.code}>
            <code>{entry.code}</code>
            <span>{codeNameIn(entry, language)}</span>
            <small>{[entry.note, entry.isUsed && texts.used].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
