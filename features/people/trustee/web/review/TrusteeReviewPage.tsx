import { Button } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { RecordPage } from '../../../../../platform/web/records/RecordPage.tsx';
import { useOpenedId } from '../../../../../platform/web/router/addressId.ts';
import { DictTag } from '../../../../../platform/web/widgets/dict/DictTag.tsx';
import { companyFilter } from '../../../account/web/parts.ts';
import { TRUSTEE_STATUS, TRUSTEE_STATUSES } from '../../status.ts';
import { trusteeReview } from '../../wire.ts';
import { useReviewTexts } from '../texts.ts';
import { ReviewDrawer } from './ReviewDrawer.tsx';

const REFETCH_MS = 30_000;
const OPENED = 'trustee';

/** Trustee authorizations of all companies, for the operator. */
export default function TrusteeReviewPage() {
  const texts = useReviewTexts();
  const format = useFormat();
  const [opened, open] = useOpenedId(OPENED);
  return (
    <>
      <RecordPage
        records={trusteeReview}
        title={texts.title}
        subtitle={texts.subtitle}
        emptyText={texts.empty}
        refetchEveryMs={REFETCH_MS}
        filters={[
          companyFilter('companyFullName', texts.company),
          { kind: 'text', name: 'authorizedName', label: texts.name },
          {
            kind: 'select',
            name: 'status',
            label: texts.status,
            options: TRUSTEE_STATUSES.map((value) => ({ value, label: texts.statuses[value] })),
          },
        ]}
        actionsWidth={96}
        actions={({ authorizedId, status }) => (
          <Button type="link" size="small" onClick={() => open(authorizedId)}>
            {status === TRUSTEE_STATUS.pending ? texts.open : texts.view}
          </Button>
        )}
        columns={[
          { key: 'companyFullName', title: texts.company, minWidth: 180 },
          { key: 'authorizedName', title: texts.name, width: 120 },
          { key: 'authorizedMobile', title: texts.mobile, width: 128, hideOnPhone: true },
          {
            key: 'authorizedStartDate',
            title: texts.start,
            width: 120,
            render: ({ authorizedStartDate }) => format.date(authorizedStartDate),
          },
          {
            key: 'authorizedEndDate',
            title: texts.end,
            width: 120,
            render: ({ authorizedEndDate }) => format.date(authorizedEndDate),
          },
          {
            key: 'submitTime',
            title: texts.submitted,
            width: 152,
            render: ({ submitTime }) => <time title={format.zone}>{format.dateTime(submitTime)}</time>,
          },
          {
            key: 'status',
            title: texts.status,
            width: 120,
            inCardCorner: true,
            render: ({ status }) => <DictTag type="authorizeStatus" value={status} />,
          },
        ]}
      />
      <ReviewDrawer authorizedId={opened} onClose={() => open(null)} />
    </>
  );
}
