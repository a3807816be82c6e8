import { Link } from 'react-router';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { RecordPage } from '../../../../../platform/web/records/RecordPage.tsx';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { serviceJobs } from '../../jobWire.ts';
import { SERVICE_ORDER_KINDS } from '../../kinds.ts';
import { jobPath } from '../../paths.ts';
import { FINISHED_JOB_STATUSES, JOB_STATUSES } from '../../states.ts';
import { useServiceTexts } from '../texts.ts';
import { JOB_TONES } from '../tones.ts';
import { useLiveJobs } from './useLiveJobs.ts';

interface JobListProps {
  isFinished: '0' | '1';
  title: string;
  subtitle: string;
  emptyText: string;
}

/** Service orders of the own company as supplier. */
export function JobList({ isFinished, title, subtitle, emptyText }: JobListProps) {
  const texts = useServiceTexts();
  const format = useFormat();
  useLiveJobs();
  const statuses = JOB_STATUSES.filter((status) => FINISHED_JOB_STATUSES.includes(status) === (isFinished === '1'));
  return (
    <RecordPage
      records={serviceJobs}
      fixedInput={{ isFinished }}
      title={title}
      subtitle={subtitle}
      emptyText={emptyText}
      filters={[
        { kind: 'text', name: 'orderBigNo', label: texts.orderNo },
        {
          kind: 'select',
          name: 'kind',
          label: texts.kind,
          options: SERVICE_ORDER_KINDS.map((value) => ({ value, label: texts.kinds[value] })),
        },
        {
          kind: 'select',
          name: 'jobStatus',
          label: texts.status,
          options: statuses.map((value) => ({ value, label: texts.jobStatuses[value] })),
        },
      ]}
      columns={[
        {
          key: 'serviceNo',
          title: texts.serviceNo,
          width: 136,
          render: ({ serviceNo, kind, serviceOrderId }) => <Link to={jobPath(kind, serviceOrderId)}>{serviceNo}</Link>,
        },
        { key: 'kind', title: texts.kind, minWidth: 144, render: ({ kind }) => texts.kinds[kind] },
        { key: 'orderBigNo', title: texts.orderNo, width: 152 },
        { key: 'place', title: texts.fields.place, minWidth: 160, hideOnPhone: true },
        {
          key: 'startTime',
          title: texts.fields.startTime,
          width: 152,
          render: ({ startTime }) => startTime !== null && format.dateTime(startTime),
        },
        { key: 'containerCount', title: texts.containers, width: 96, align: 'right' },
        {
          key: 'price',
          title: texts.price,
          width: 136,
          align: 'right',
          render: ({ price, currency }) => (price === null ? '—' : format.money(price, currency)),
        },
        {
          key: 'jobStatus',
          title: texts.status,
          width: 136,
          inCardCorner: true,
          render: ({ jobStatus }) => <StatusTag tone={JOB_TONES[jobStatus]} label={texts.jobStatuses[jobStatus]} />,
        },
      ]}
    />
  );
}
