import { Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { approveCompany, companyReview, type Review, readReview } from '../../wire.ts';
import { useReviewTexts } from '../texts.ts';
import { ReturnDialog } from './ReturnDialog.tsx';
import styles from './review.module.css';

export function DecisionButtons({ review, onDone }: { review: Review; onDone: () => void }) {
  const texts = useReviewTexts();
  const [isReturning, setReturning] = useState(false);
  const { registrationId, version } = review;
  const approving = useWrite(approveCompany, {
    invalidates: [companyReview.list, readReview],
    done: texts.approved,
  });
  const approve = async () => {
    if (await approving.send({ registrationId, version })) onDone();
  };
  return (
    <div className={styles.foot}>
      <Button onClick={() => setReturning(true)}>{texts.giveBack}</Button>
      <Popconfirm
        title={texts.approveTitle({ name: review.form.companyFullName })}
        description={texts.approveTexts[review.kind]}
        okText={texts.approve}
        onConfirm={() => approve()}
      >
        <Button type="primary" loading={approving.isPending}>
          {texts.approve}
        </Button>
      </Popconfirm>
      {isReturning && (
        <ReturnDialog review={review} onClose={() => setReturning(false)} onReturned={onDone} />
      )}
    </div>
  );
}
