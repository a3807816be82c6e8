import { Alert, Button, Popconfirm, Segmented } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { LinkButton } from '../../../../platform/web/router/LinkButton.tsx';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { DOCUMENTS_BOARD } from '../../../people/account/laterPages.ts';
import { trainLoadingPage } from '../pages.ts';
import { isRed } from '../rules.ts';
import type { WagonPlan } from '../wire.ts';
import { ChangeList } from './ChangeList.tsx';
import { LoadingTools } from './LoadingTools.tsx';
import styles from './loading.module.css';
import { TrainPicture } from './picture/TrainPicture.tsx';
import { useTexts } from './texts.ts';
import { type LoadingState, useLoading } from './useLoading.ts';
import { findingWords } from './words.ts';

const WagonTable = lazy(() => import('./WagonTable.tsx'));

/** The train as a picture or a table of its wagons, with what is wrong in words. */
export function Loading({ plan }: { plan: WagonPlan }) {
  const { page } = useTexts();
  const format = useFormat();
  const loading = useLoading(plan);
  const [view, setView] = useState<'picture' | 'table'>('picture');
  const { trainNo, startStation, endStation, departTime, trainInfoId } = plan;
  return (
    <>
      <PageHeader
        title={page.title}
        back={pathTo(trainLoadingPage)}
        subtitle={`${trainNo} · ${startStation} → ${endStation} · ${format.dateTime(departTime)}`}
        extra={
          <div className={styles.tools}>
            <LinkButton to={pathTo(DOCUMENTS_BOARD, { trainInfoId })} label={page.wagonList} />
            {plan.abilities.edit && <SaveButton loading={loading} />}
          </div>
        }
      />
      {loading.theirs && <StaleNotice theirs={loading.theirs} loading={loading} />}
      <LoadingTools plan={plan} loading={loading} />
      <div className={styles.bar}>
        <Segmented
          value={view}
          onChange={(chosen) => setView(chosen === 'table' ? 'table' : 'picture')}
          options={[
            { value: 'picture', label: page.views.picture },
            { value: 'table', label: page.views.table },
          ]}
        />
        <Standing plan={plan} loading={loading} />
      </div>
      {view === 'picture' ? (
        <TrainPicture plan={plan} loading={loading} />
      ) : (
        <Suspense fallback={null}>
          <WagonTable plan={plan} loading={loading} />
        </Suspense>
      )}
    </>
  );
}

function SaveButton({ loading }: { loading: LoadingState }) {
  const { page } = useTexts();
  const { isChanged, isSaving, findings, save } = loading;
  const count = findings.filter(isRed).length;
  const button = (onClick?: () => void) => (
    <Button type="primary" disabled={!isChanged} loading={isSaving} onClick={onClick}>
      {page.save}
    </Button>
  );
  if (count === 0) return button(() => void save());
  return (
    <Popconfirm
      title={page.saveAnyway({ count })}
      okText={page.save}
      disabled={!isChanged}
      onConfirm={() => void save()}
      placement="bottomRight"
    >
      {button()}
    </Popconfirm>
  );
}

/** Totals, version, and what is wrong with the train as a whole. */
function Standing({ plan, loading }: { plan: WagonPlan; loading: LoadingState }) {
  const { page, findings: texts } = useTexts();
  const format = useFormat();
  const { wagons, all, findings, isChanged } = loading;
  const placed = wagons.flatMap(({ orderContainerIds }) => orderContainerIds.flatMap((id) => all.get(id) ?? []));
  const red = findings.filter(isRed).length;
  const load = format.number(Math.round(placed.reduce((sum, { massKg }) => sum + massKg, 0) / 100) / 10);
  const saved =
    plan.updateTime === null
      ? page.neverSaved
      : page.version({ version: plan.version, name: plan.updateBy, time: format.dateTime(plan.updateTime) });
  return (
    <div className={styles.standing}>
      <span>{page.totals({ wagons: wagons.length, placed: placed.length, all: all.size, load })}</span>
      <span data-tone={toneOf(red, findings.length)} role="status">
        {findings.length === 0 ? texts.none : texts.title({ red, amber: findings.length - red })}
        {findings
          .filter(({ wagonKey }) => wagonKey === null)
          .map((finding) => ` · ${findingWords(texts, format, finding)}`)
          .join('')}
      </span>
      <small>{isChanged ? page.unsaved : saved}</small>
    </div>
  );
}

function toneOf(red: number, all: number): 'red' | 'amber' | 'good' {
  if (red > 0) return 'red';
  return all > 0 ? 'amber' : 'good';
}

/** Another planner has saved meanwhile: what changed, and whose plan goes on. */
function StaleNotice({ theirs, loading }: { theirs: WagonPlan; loading: LoadingState }) {
  const { stale } = useTexts();
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      className={styles.stale}
      title={stale.title({ name: theirs.updateBy })}
      description={
        <>
          <strong>{stale.theirs}</strong>
          <ChangeList before={loading.base.wagons} after={theirs.wagons} all={loading.all} none={stale.none} />
          <div className={styles.tools}>
            <Button size="small" onClick={() => loading.take(theirs)}>
              {stale.take}
            </Button>
            <Button size="small" loading={loading.isSaving} onClick={() => void loading.save(theirs.version)}>
              {stale.keep}
            </Button>
          </div>
        </>
      }
    />
  );
}
