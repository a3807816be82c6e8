import { Alert, Descriptions, Drawer, Skeleton } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { MoveButtons } from '../../../../../platform/web/lifecycle/MoveButtons.tsx';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { DictTag } from '../../../../../platform/web/widgets/dict/DictTag.tsx';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { readTrusteeReview, type TrusteeReview, trusteeLife, trusteeReview } from '../../wire.ts';
import { useReviewTexts } from '../texts.ts';
import { Letter } from './Letter.tsx';
import styles from './review.module.css';

const WIDTH = 1120;
const READS = [trusteeReview.list, readTrusteeReview];

interface ReviewDrawerProps {
  authorizedId: number | null;
  onClose: () => void;
}

/** The letter beside the data, and the decision. */
export function ReviewDrawer({ authorizedId, onClose }: ReviewDrawerProps) {
  const texts = useReviewTexts();
  const read = useRead(readTrusteeReview, { authorizedId: authorizedId ?? 0 }, { enabled: authorizedId !== null });
  const review = authorizedId === null ? undefined : read.data;
  return (
    <Drawer
      open={authorizedId !== null}
      size={WIDTH}
      styles={{ wrapper: { maxWidth: '100vw' } }}
      title={review ? texts.drawer({ name: review.authorizedName, company: review.companyFullName }) : texts.title}
      destroyOnHidden
      onClose={onClose}
      footer={review?.abilities.decide ? <DecisionButtons review={review} onDone={onClose} /> : null}
    >
      {review ? (
        <div className={styles.columns}>
          <Letter key={review.version} authorizedId={review.authorizedId} />
          <Facts review={review} />
        </div>
      ) : read.error ? (
        <LoadError error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 12 }} />
      )}
    </Drawer>
  );
}

function Facts({ review }: { review: TrusteeReview }) {
  const texts = useReviewTexts();
  const format = useFormat();
  const given = (key: string, label: string, text: string) => (text === '' ? [] : [{ key, label, children: text }]);
  const period = [review.authorizedStartDate, review.authorizedEndDate].map(format.date).join(' – ');
  const decision = [review.decidedName, review.decidedTime && format.dateTime(review.decidedTime)];
  return (
    <div className={styles.facts}>
      {review.otherCompanies.length > 0 && (
        <Alert type="warning" showIcon title={texts.otherCompanies} description={review.otherCompanies.join(' · ')} />
      )}
      <Descriptions
        bordered
        size="small"
        column={1}
        items={[
          ...given('name', texts.name, review.authorizedName),
          ...given('idNo', texts.idNo, review.authorizedIdNo),
          ...given('mobile', texts.mobile, review.authorizedMobile),
          ...given('period', texts.period, period),
          ...given('company', texts.company, review.companyFullName),
          ...given('companyNo', texts.companyNo, review.companyNo),
          ...given('code', texts.code, review.registrationCode),
          ...given('legalName', texts.legalName, review.legalName),
          ...given('address', texts.address, review.companyAddr),
          ...given('applicant', texts.applicant, review.applicantName),
          ...given('submitted', texts.submitted, format.dateTime(review.submitTime)),
          {
            key: 'status',
            label: texts.status,
            children: <DictTag type="authorizeStatus" value={review.status} />,
          },
          ...given('decided', texts.decided, decision.filter(Boolean).join(' · ')),
          ...given('reason', texts.reason, review.reason),
        ]}
      />
    </div>
  );
}

function DecisionButtons({ review, onDone }: { review: TrusteeReview; onDone: () => void }) {
  const texts = useReviewTexts();
  const { authorizedId, version, authorizedName: name } = review;
  return (
    <div className={styles.foot}>
      <MoveButtons
        life={trusteeLife}
        look="buttons"
        seen={{ authorizedId, version }}
        open={['approve', 'reject']}
        invalidates={READS}
        onDone={onDone}
        shown={{
          reject: {
            label: texts.reject,
            title: texts.rejectTitle,
            text: texts.rejectText,
            done: texts.rejected,
          },
          approve: {
            label: texts.approve,
            title: texts.approveTitle({ name }),
            text: texts.approveText,
            done: texts.approved,
            isMain: true,
          },
        }}
      />
    </div>
  );
}
