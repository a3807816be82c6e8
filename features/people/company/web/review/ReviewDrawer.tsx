import { Button, Descriptions, Drawer, Popconfirm, Skeleton } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { ThumbnailUploader } from '../../../../../platform/web/widgets/upload/ThumbnailUploader.tsx';
import { DOC_TYPE } from '../../../../documents/resource/docTypes.ts';
import { listResources } from '../../../../documents/resource/wire.ts';
import { rawValueOf } from '../../companyData.ts';
import { PICTURE_FIELDS, PICTURES } from '../../registration.ts';
import { approveCompany, companyReview, type Review, readReview } from '../../wire.ts';
import { ChangeTable } from '../changes/ChangeTable.tsx';
import { FIELDS } from '../form/fields.ts';
import { useReviewTexts } from '../texts.ts';
import { useFieldLabels } from '../useFieldLabels.ts';
import { isPictureField, useFieldText } from '../useFieldText.ts';
import { ReturnDialog } from './ReturnDialog.tsx';
import styles from './review.module.css';

const WIDTH = 820;
/** Stand on one line. */
const CODES: ReadonlySet<string> = new Set(['unifiedSocialCreditCode', 'legalCertNo']);

interface ReviewDrawerProps {
  registrationId: number | null;
  onClose: () => void;
}

/** Documents beside the data, likenesses, history and decision. */
export function ReviewDrawer({ registrationId, onClose }: ReviewDrawerProps) {
  const texts = useReviewTexts();
  const read = useRead(readReview, { registrationId: registrationId ?? 0 }, { enabled: registrationId !== null });
  const review = registrationId === null ? undefined : read.data;
  return (
    <Drawer
      open={registrationId !== null}
      size={WIDTH}
      styles={{ wrapper: { maxWidth: '100vw' } }}
      title={review ? titleOf(review, texts) : texts.title}
      destroyOnHidden
      onClose={onClose}
      footer={review?.abilities.decide ? <DecisionButtons review={review} onDone={onClose} /> : null}
    >
      {review ? (
        <ReviewBody review={review} />
      ) : read.error ? (
        <LoadError error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 12 }} />
      )}
    </Drawer>
  );
}

function titleOf({ kind, form, inForce }: Review, { applications, drawer }: ReturnType<typeof useReviewTexts>): string {
  const { companyFullName: name } = inForce ?? form;
  return kind === 'registration' ? drawer({ name }) : `${applications[kind]}: ${name}`;
}

function ReviewBody({ review }: { review: Review }) {
  const texts = useReviewTexts();
  const { applicant, companyNo } = review;
  return (
    <>
      <Likenesses review={review} />
      {review.kind === 'registration' ? <Documents review={review} /> : <Changes review={review} />}
      <Facts review={review} />
      <p className={styles.soft}>
        {texts.applicant}:{' '}
        {[applicant.name, applicant.username, applicant.mobile, applicant.email]
          .filter((text, index, all) => text !== '' && all.indexOf(text) === index)
          .join(' · ')}
        {companyNo && ` · ${texts.companyNo} ${companyNo}`}
      </p>
      <History review={review} />
    </>
  );
}

function Likenesses({ review }: { review: Review }) {
  const texts = useReviewTexts();
  return (
    <section className={styles.block}>
      <h3>{texts.likenesses}</h3>
      {review.likenesses.length === 0 && <span className={styles.soft}>{texts.noLikeness}</span>}
      <ul className={styles.list}>
        {review.likenesses.map(({ registrationId, companyFullName, status, same }) => (
          <li key={registrationId}>
            <b>{companyFullName}</b>
            <span className={styles.soft}>{texts.statuses[status]}</span>
            {same.map((kind) => (
              <StatusTag key={kind} tone="danger" label={texts.same[kind]} />
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Changes({ review: { filesOf, form, changes, reasons } }: { review: Review }) {
  const files = useRead(listResources, { docType: DOC_TYPE.companyRegistration, relaId: String(filesOf) });
  const picture = (resourceId: number) => (
    <ThumbnailUploader readOnly value={(files.data ?? []).filter((file) => file.resourceId === resourceId)} />
  );
  if (files.data === undefined) return <Skeleton active />;
  return (
    <section className={styles.block}>
      <ChangeTable changes={changes} form={form} reasons={reasons} picture={picture} />
    </section>
  );
}

function Documents({ review: { registrationId, form } }: { review: Review }) {
  const texts = useReviewTexts();
  const labels = useFieldLabels(form);
  const files = useRead(listResources, {
    docType: DOC_TYPE.companyRegistration,
    relaId: String(registrationId),
  });
  if (files.data === undefined) return <Skeleton active />;
  const shown = PICTURE_FIELDS.map((field) => ({
    field,
    pictures: files.data.filter(({ resourceType, id }) => resourceType === PICTURES[field] && id === form[field]),
  })).filter(({ pictures }) => pictures.length > 0);
  return (
    <section className={styles.block}>
      <h3>{texts.documents}</h3>
      {shown.length === 0 && <span className={styles.soft}>{texts.noDocuments}</span>}
      <div className={styles.documents}>
        {shown.map(({ field, pictures }) => (
          <div key={field} className={styles.picture}>
            <p>{labels[field]}</p>
            <ThumbnailUploader readOnly value={pictures} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** Of the new company, or those in force that are to change. */
function Facts({ review }: { review: Review }) {
  const texts = useReviewTexts();
  const form = review.inForce ?? review.form;
  const labels = useFieldLabels(form);
  const fieldText = useFieldText();
  const textOf = (field: keyof typeof form) => fieldText(field, rawValueOf(form[field]));
  const items = FIELDS[form.companyEntity]
    .filter((field) => !isPictureField(field) && textOf(field) !== '')
    .map((field) => ({
      key: field,
      label: labels[field],
      children: (
        <>
          <span className={CODES.has(field) ? styles.code : undefined}>{textOf(field)}</span>
          {review.inForce === null && review.reasons[field] && (
            <div className={styles.soft}>{review.reasons[field]}</div>
          )}
        </>
      ),
    }));
  return (
    <section className={styles.block}>
      {review.inForce && <h3>{texts.before}</h3>}
      <Descriptions bordered size="small" column={{ xs: 1, md: 2 }} items={items} />
    </section>
  );
}

function History({ review: { history, form } }: { review: Review }) {
  const texts = useReviewTexts();
  const format = useFormat();
  const labels = useFieldLabels(form);
  const nameOf = (field: string) => new Map<string, string>(Object.entries(labels)).get(field) ?? field;
  return (
    <section className={styles.block}>
      <h3>{texts.history}</h3>
      <ul className={styles.list}>
        {history.map((entry) => (
          <li key={`${entry.addTime} ${entry.kind}`}>
            <time className={styles.soft} title={format.zone}>
              {format.dateTime(entry.addTime)}
            </time>
            <b>{texts.kinds[entry.kind]}</b> {entry.personName}
            {entry.remark !== '' && <span>{entry.remark}</span>}
            {Object.entries(entry.reasons).map(([field, reason]) => (
              <span key={field} className={styles.soft}>
                {nameOf(field)}: {reason}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function DecisionButtons({ review, onDone }: { review: Review; onDone: () => void }) {
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
      {isReturning && <ReturnDialog review={review} onClose={() => setReturning(false)} onReturned={onDone} />}
    </div>
  );
}
