import { Button } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { RecordPage } from '../../../../../platform/web/records/RecordPage.tsx';
import { useOpenedId } from '../../../../../platform/web/router/addressId.ts';
import type { ListFilter } from '../../../../../platform/web/widgets/list/listProps.ts';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { APPLICATION_KINDS } from '../../companyData.ts';
import { REGISTRATION_STATUSES, type RegistrationStatus } from '../../registration.ts';
import { companyReview } from '../../wire.ts';
import { useReviewTexts } from '../texts.ts';
import { ReviewDrawer } from './ReviewDrawer.tsx';

const REFETCH_MS = 30_000;
const OPENED = 'registration';
const ENTITIES = [0, 1, 2] as const;

export const STATUS_TONES = {
  draft: 'neutral',
  submitted: 'warning',
  returned: 'info',
  approved: 'success',
  withdrawn: 'neutral',
} as const satisfies Record<RegistrationStatus, string>;

/** Companies that registered, with what the operator decides (documents 3.6). */
export default function CompanyReviewPage() {
  const texts = useReviewTexts();
  const format = useFormat();
  const [opened, open] = useOpenedId(OPENED);
  const filters = useFilters();
  return (
    <>
      <RecordPage
        records={companyReview}
        title={texts.title}
        subtitle={texts.subtitle}
        emptyText={texts.empty}
        refetchEveryMs={REFETCH_MS}
        filters={filters}
        actionsWidth={96}
        actions={({ registrationId, status }) => (
          <Button type="link" size="small" onClick={() => open(registrationId)}>
            {status === 'submitted' ? texts.open : texts.view}
          </Button>
        )}
        columns={[
          { key: 'companyFullName', title: texts.company, minWidth: 200 },
          { key: 'kind', title: texts.kind, width: 184, render: ({ kind }) => texts.applications[kind] },
          { key: 'registrationCode', title: texts.code, width: 184 },
          { key: 'applicantName', title: texts.applicant, width: 136 },
          {
            key: 'likenessCount',
            title: texts.likenesses,
            width: 144,
            render: ({ likenessCount: count }) =>
              count === 0 ? '—' : <StatusTag tone="danger" label={texts.likenessCount({ count })} />,
          },
          {
            key: 'submitTime',
            title: texts.submitted,
            width: 152,
            render: ({ submitTime }) =>
              submitTime === null ? '—' : <time title={format.zone}>{format.dateTime(submitTime)}</time>,
          },
          {
            key: 'status',
            title: texts.status,
            width: 120,
            inCardCorner: true,
            render: ({ status }) => <StatusTag tone={STATUS_TONES[status]} label={texts.statuses[status]} />,
          },
        ]}
      />
      <ReviewDrawer registrationId={opened} onClose={() => open(null)} />
    </>
  );
}

function useFilters(): ListFilter<'companyFullName' | 'kind' | 'status' | 'companyEntity'>[] {
  const texts = useReviewTexts();
  return [
    { kind: 'text', name: 'companyFullName', label: texts.company },
    {
      kind: 'select',
      name: 'kind',
      label: texts.kind,
      options: APPLICATION_KINDS.map((value) => ({ value, label: texts.applications[value] })),
    },
    {
      kind: 'select',
      name: 'status',
      label: texts.status,
      options: REGISTRATION_STATUSES.filter((status) => status !== 'draft' && status !== 'withdrawn').map((value) => ({
        value,
        label: texts.statuses[value],
      })),
    },
    {
      kind: 'select',
      name: 'companyEntity',
      label: texts.entity,
      options: ENTITIES.map((value) => ({ value: String(value), label: texts.entities[value] })),
    },
  ];
}
