import { Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { ReasonDialog } from '../../../../platform/web/widgets/dialog/ReasonDialog.tsx';
import {
  approveTrustee,
  readTrusteeReview,
  rejectTrustee,
  type TrusteeReview,
  trusteeReview,
} from '../../wire.ts';
import { useReviewTexts } from '../texts.ts';
import styles from './review.module.css';

const READS = [trusteeReview.list, readTrusteeReview];

export function DecisionButtons({ review, onDone }: { review: TrusteeReview; onDone: () => void }) {
  const texts = useReviewTexts();
  const [isRejecting, setRejecting] = useState(false);
  const { authorizedId, version, authorizedName: name } = review;
  const approving = useWrite(approveTrustee, { invalidates: READS, done: texts.approved });
  const rejecting = useWrite(rejectTrustee, { invalidates: READS, done: texts.rejected });
  const approve = async () => {
    if (await approving.send({ authorizedId, version })) onDone();
  };
  const reject = async (reason: string) => {
    const isDone = (await rejecting.send({ authorizedId, version, reason })) !== undefined;
    if (isDone) onDone();
    return isDone;
  };
  return (
    <div className={styles.foot}>
      <Button danger onClick={() => setRejecting(true)}>
        {texts.reject}
      </Button>
      <Popconfirm
        title={texts.approveTitle({ name })}
        description={texts.approveText}
        okText={texts.approve}
        onConfirm={() => approve()}
      >
        <Button type="primary" loading={approving.isPending}>
          {texts.approve}
        </Button>
      </Popconfirm>
      <ReasonDialog
        open={isRejecting}
        isDangerous
        title={texts.rejectTitle}
        confirmLabel={texts.reject}
        onConfirm={reject}
        onClose={() => setRejecting(false)}
      >
        {texts.rejectText}
      </ReasonDialog>
    </div>
  );
}
