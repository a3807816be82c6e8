import { type ChangeEvent, useState } from 'react';
import { shrinkPhoto } from '../../../../../platform/web/browser/shrinkPhoto.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { nextStep } from '../../driverSteps.ts';
import type { DriverJob } from '../../driverWire.ts';
import { useDriverTexts } from '../texts.ts';
import styles from './driver.module.css';
import type { QueuedReport } from './queue.ts';

interface ReportingProps {
  job: DriverJob;
  waiting: readonly QueuedReport[];
  refused: string | null;
  report: (report: Pick<QueuedReport, 'kind' | 'note' | 'photo'>) => Promise<void>;
}

/** The next step as one big button, photos, trouble, and what was reported. */
export function Reporting({ job, waiting, refused, report }: ReportingProps) {
  const texts = useDriverTexts();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const kinds = [...job.reports, ...waiting].map(({ kind }) => kind);
  const step = nextStep(kinds);
  const send = async (given: Parameters<ReportingProps['report']>[0]) => {
    setBusy(true);
    try {
      await report(given);
    } finally {
      setBusy(false);
    }
  };
  const addPhotos = async (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    for (const file of files) await send({ kind: 'photo', note: '', photo: await shrinkPhoto(file) });
  };
  const sendProblem = async () => {
    if (problem === null || problem.trim() === '') return;
    await send({ kind: 'problem', note: problem.trim(), photo: null });
    setProblem(null);
  };
  return (
    <section className={styles.reporting} aria-label={texts.report}>
      {refused !== null && (
        <p className={styles.refused} role="alert">
          {refused}
        </p>
      )}
      {step === null ? (
        <p className={styles.done} role="status">
          {texts.allDone}
        </p>
      ) : (
        <button
          type="button"
          className={styles.primary}
          disabled={isBusy}
          onClick={() => void send({ kind: step, note: '', photo: null })}
        >
          {texts.steps[step]}
        </button>
      )}
      <div className={styles.row}>
        <label className={styles.button}>
          {texts.addPhoto}
          <input
            type="file"
            accept="image/png,image/jpeg"
            multiple
            className={styles.file}
            disabled={isBusy}
            onChange={(event) => void addPhotos(event)}
          />
        </label>
        <button type="button" className={styles.button} onClick={() => setProblem(problem === null ? '' : null)}>
          {texts.problem}
        </button>
      </div>
      {problem !== null && (
        <div className={styles.problem}>
          <label>
            {texts.problemText}
            <textarea rows={3} maxLength={300} value={problem} onChange={(event) => setProblem(event.target.value)} />
          </label>
          <button type="button" className={styles.button} disabled={isBusy} onClick={() => void sendProblem()}>
            {texts.sendProblem}
          </button>
        </div>
      )}
      <Reported job={job} waiting={waiting} />
    </section>
  );
}

function Reported({ job, waiting }: Pick<ReportingProps, 'job' | 'waiting'>) {
  const texts = useDriverTexts();
  const format = useFormat();
  return (
    <ol className={styles.reports} aria-label={texts.reported}>
      {job.reports.map(({ clientId, kind, time, note }) => (
        <li key={clientId}>
          <time>{format.dateTime(time)}</time>
          <span>{[texts.reportedAs[kind], note].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
      {waiting.map(({ clientId, kind, occurTime, note }) => (
        <li key={clientId} data-waiting="true">
          <time>{format.dateTime(occurTime)}</time>
          <span>
            {[texts.reportedAs[kind], note].filter(Boolean).join(' · ')} · {texts.waiting}
          </span>
        </li>
      ))}
    </ol>
  );
}
