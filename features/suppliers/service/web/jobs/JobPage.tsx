import { Skeleton } from 'antd';
import { useCurrentUser } from '../../../../../platform/web/currentUser/currentUser.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useSearchId } from '../../../../../platform/web/router/addressId.ts';
import { Fillings } from '../../../../../platform/web/slots/Fillings.tsx';
import { DetailState } from '../../../../../platform/web/widgets/page/DetailState.tsx';
import { PageHeader } from '../../../../../platform/web/widgets/page/PageHeader.tsx';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { getServiceJob } from '../../jobWire.ts';
import { isDriven } from '../../kinds.ts';
import type { ServiceJob } from '../../order.ts';
import { jobsPage } from '../../pages.ts';
import { SERVICE_QUERY } from '../../paths.ts';
import { Facts } from '../parts/Facts.tsx';
import { History } from '../parts/History.tsx';
import styles from '../parts/parts.module.css';
import { ServiceTools } from '../parts/ServiceTools.tsx';
import { jobSections } from '../slots.ts';
import { useServiceTexts } from '../texts.ts';
import { JOB_TONES } from '../tones.ts';
import { JobStays } from './JobStays.tsx';
import { JobTrips } from './JobTrips.tsx';
import { NextStep } from './NextStep.tsx';
import { useLiveJobs } from './useLiveJobs.ts';

const REFETCH_MS = 20_000;

/** A service order as its supplier sees it (portal 2.2, trailerOrderDeatil and forwardingDeatil). */
export default function JobPage() {
  const texts = useServiceTexts();
  const asked = useSearchId(SERVICE_QUERY);
  const serviceOrderId = asked ?? 0;
  const enabled = asked !== null;
  useLiveJobs();
  const read = useRead(getServiceJob, { serviceOrderId }, { enabled, refetchEveryMs: REFETCH_MS });
  if (read.data) return <Job job={read.data} />;
  return (
    <DetailState title={texts.jobs.title} back={jobsPage.path} read={enabled ? read : null}>
      <Skeleton active paragraph={{ rows: 8 }} />
    </DetailState>
  );
}

function Job({ job }: { job: ServiceJob }) {
  const texts = useServiceTexts();
  const { companyNo } = useCurrentUser();
  const about = [job.companyName, job.orderBigNo, job.trainNo].filter(Boolean).join(' · ');
  const isEngaged = job.companyName !== '';
  return (
    <>
      <PageHeader
        title={`${texts.kinds[job.kind]} ${job.serviceNo}`}
        subtitle={about}
        back={jobsPage.path}
        extra={<StatusTag tone={JOB_TONES[job.jobStatus]} label={texts.jobStatuses[job.jobStatus]} />}
      />
      <div className={styles.stack}>
        <NextStep job={job} />
        <section className={styles.panel} aria-label={texts.details}>
          <div className={styles.head}>
            <h2 className={styles.title}>{texts.details}</h2>
            {isEngaged && companyNo !== null && (
              <ServiceTools service={job} supplierNo={companyNo} counterpartName={job.companyName} />
            )}
          </div>
          <JobPrices job={job} />
          <Facts service={job} />
        </section>
        {isDriven(job.kind) && isEngaged && <JobTrips job={job} />}
        {(job.abilities.recordStays || job.stays.length > 0) && <JobStays job={job} />}
        {isEngaged && <Fillings slot={jobSections} props={{ job }} />}
        {job.history.length > 0 && (
          <section className={styles.panel} aria-label={texts.history}>
            <History events={job.history} isOpen />
          </section>
        )}
      </div>
    </>
  );
}

/** What the supplier quoted, agreed to and entered. */
function JobPrices({ job }: { job: ServiceJob }) {
  const texts = useServiceTexts();
  const format = useFormat();
  const { bidAmount, bidCurrency, bidValidUntil, costAmount, costCurrency, feeCost, dayCost, freeDays } = job;
  const quote = bidAmount === null ? null : format.money(bidAmount, bidCurrency);
  const lines = [
    [texts.jobs.yourQuote, quote],
    [texts.jobs.validUntil, bidValidUntil === null ? null : format.date(bidValidUntil)],
    [texts.jobs.agreedPrice, costAmount === null ? null : format.money(costAmount, costCurrency)],
    [texts.jobs.fee, feeCost === null ? null : format.money(feeCost, costCurrency)],
  ].flatMap(([label, text]) => (label == null || text == null ? [] : [[label, text] as const]));
  if (lines.length === 0) return null;
  return (
    <>
      <dl className={styles.prices}>
        {lines.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {dayCost !== null && freeDays !== null && (
        <p className={styles.soft}>
          {texts.section.freeDays({ days: freeDays, rate: format.money(dayCost, costCurrency) })}
        </p>
      )}
    </>
  );
}
