import { Form } from 'antd';
import { FieldErrors } from '../../../../platform/web/widgets/form/FieldErrors.tsx';
import type { TrainDetail } from '../../../train/wire.ts';
import { Section } from '../section/Section.tsx';
import { useTexts } from '../texts.ts';
import { Alternatives } from './Alternatives.tsx';
import { type BookingValues, totalOf } from './bookingValues.ts';
import { ContactFields } from './ContactFields.tsx';
import { ContainerLines } from './ContainerLines.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import styles from './form.module.css';
import { GoodsLines } from './GoodsLines.tsx';
import type { BookingSpot } from './keptBookings.ts';
import { lookAgainAtWrong } from './lookAgain.ts';
import { RunningTotal } from './RunningTotal.tsx';
import { useBookingDraft } from './useBookingDraft.ts';
import { useBookingMoves } from './useBookingMoves.ts';

export interface BookingFormProps {
  train: TrainDetail;
  spot: BookingSpot;
  start: BookingValues;
  maxContainers: number;
  /** false: not bookable; the page shows the reason */
  isAllowed: boolean;
}

/** Booking form with running total; every change is stored. */
export function BookingForm({ train, spot, start, maxContainers, isAllowed }: BookingFormProps) {
  const texts = useTexts().form;
  const [form] = Form.useForm<BookingValues>();
  const draft = useBookingDraft(spot, start);
  const moves = useBookingMoves({ form, train, spot, draft });
  const total = totalOf(draft.values, train.prices);
  const lacksSpace = !train.isBookable || total.teu > train.remainTeu;

  return (
    <Form<BookingValues>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={draft.values}
      validateTrigger="onBlur"
      scrollToFirstError={{ focus: true, block: 'center' }}
      onValuesChange={(changed, all) => {
        draft.keep(all);
        lookAgainAtWrong(form, changed);
      }}
      onFinish={moves.next}
      className={styles.form}
    >
      <div className={styles.fields}>
        <DraftNotice
          train={train}
          draft={draft}
          spot={spot}
          isExpected={moves.isReturning}
          onDiscard={() => form.setFieldsValue(draft.discard())}
        />
        <FieldErrors form={form} error={moves.error} />
        <Section title={texts.containers}>
          <ContainerLines lines={draft.values.containers} prices={train.prices} />
        </Section>
        {lacksSpace && <Alternatives train={train} total={total} values={draft.values} order={spot.order} />}
        <Section title={texts.goods} hint={texts.goodsHint}>
          <GoodsLines />
        </Section>
        <Section title={texts.contact}>
          <ContactFields />
        </Section>
      </div>
      <RunningTotal
        total={total}
        train={train}
        maxContainers={maxContainers}
        isStopped={!isAllowed}
        isSaving={moves.isSaving}
        onSaveDraft={moves.saveDraft}
      />
    </Form>
  );
}
