import { Form, Input } from 'antd';
import { Fillings } from '../../../../../platform/web/slots/Fillings.tsx';
import { FieldErrors } from '../../../../../platform/web/widgets/form/FieldErrors.tsx';
import type { TrainDetail } from '../../../train/wire.ts';
import type { BookedService } from '../../bookedServices.ts';
import { Section } from '../section/Section.tsx';
import { bookingCost, bookingServices } from '../slots.ts';
import { useTexts } from '../texts.ts';
import { Alternatives } from './Alternatives.tsx';
import type { BookingKey } from './bookingStorage.ts';
import { type BookingValues, requestedContainers, totalOf } from './bookingValues.ts';
import { ContainerLines } from './ContainerLines.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import styles from './form.module.css';
import { GoodsLines } from './GoodsLines.tsx';
import { RunningTotal } from './RunningTotal.tsx';
import { revalidateChangedErrors } from './revalidate.ts';
import { useBookingActions } from './useBookingActions.ts';
import { useBookingDraft } from './useBookingDraft.ts';
import { fieldRules } from './validationRules.ts';

const REMARK_LENGTH = 500;

function ContactFields() {
  const texts = useTexts().form;
  const rules = fieldRules(texts);
  return (
    <div className={styles.contact}>
      <Form.Item name="contactName" label={texts.contactName} rules={rules.contactName} required>
        <Input maxLength={50} autoComplete="name" />
      </Form.Item>
      <Form.Item name="contactMobile" label={texts.contactMobile} rules={rules.contactMobile} required>
        <Input maxLength={21} inputMode="tel" autoComplete="tel" />
      </Form.Item>
      <Form.Item name="customerRef" label={texts.customerRef}>
        <Input maxLength={50} autoComplete="off" placeholder={texts.customerRefHint} />
      </Form.Item>
      <Form.Item name="remark" label={texts.remark} className={styles.remark}>
        <Input.TextArea rows={2} showCount maxLength={REMARK_LENGTH} placeholder={texts.remarkHint} />
      </Form.Item>
    </div>
  );
}

interface BookingFormProps {
  train: TrainDetail;
  bookingKey: BookingKey;
  start: BookingValues;
  maxContainers: number;
  onSent: (requestKey: string) => void;
  /** false: not bookable; the page shows the reason */
  isAllowed: boolean;
}

/** Booking form with running total; every change is stored. */
export function BookingForm(props: BookingFormProps) {
  const { train, bookingKey, start, maxContainers, onSent, isAllowed } = props;
  const texts = useTexts().form;
  const [form] = Form.useForm<BookingValues>();
  const draft = useBookingDraft(bookingKey, start);
  const actions = useBookingActions({ form, train, bookingKey, draft, onSent });
  const total = totalOf(draft.values, train.prices);
  const containers = requestedContainers(draft.values);
  const { trainInfoId } = train;
  const priced = { trainInfoId, containers, chosen: draft.values.services };
  const choose = (services: BookedService[]) => {
    form.setFieldValue('services', services);
    draft.store({ ...draft.values, services });
  };
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
        // chosen outside the form's fields
        draft.store({ ...all, services: draft.values.services });
        revalidateChangedErrors(form, changed);
      }}
      onFinish={() => void actions.next()}
      className={styles.form}
    >
      <div className={styles.fields}>
        <DraftNotice
          train={train}
          draft={draft}
          bookingKey={bookingKey}
          isExpected={actions.isReturning}
          onDiscard={() => form.setFieldsValue(draft.discard())}
        />
        <FieldErrors form={form} error={actions.error} />
        <Section title={texts.containers}>
          <ContainerLines lines={draft.values.containers} train={train} />
        </Section>
        {lacksSpace && <Alternatives train={train} total={total} values={draft.values} order={bookingKey.order} />}
        <Section title={texts.goods} hint={texts.goodsHint}>
          <GoodsLines />
        </Section>
        <Section title={texts.contact}>
          <ContactFields />
        </Section>
        <Fillings slot={bookingServices} props={{ ...priced, choose }} />
        <Fillings slot={bookingCost} props={priced} />
      </div>
      <RunningTotal
        total={total}
        priced={priced}
        train={train}
        maxContainers={maxContainers}
        isBlocked={!isAllowed}
        isSaving={actions.isSaving}
        onSaveDraft={actions.saveDraft}
      />
    </Form>
  );
}
