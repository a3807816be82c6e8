import { Form, type FormInstance, Input, Radio, Select } from 'antd';
import { useEffect } from 'react';
import { DateField, type DateFieldProps } from '../../../../../platform/web/widgets/fields/DateField.tsx';
import { type DelayReason, needsDelayReason } from '../../../train/delayReasons.ts';
import { CLASSIFIERS, type Classifier, EVENT_KINDS, type EventKind, type FollowedTrain } from '../../wire.ts';
import { useJourneyTexts, useOperatorTexts } from '../texts.ts';
import { DelayReasonField } from './DelayReasonField.tsx';
import styles from './operator.module.css';
import { platformNow } from './platformClock.ts';

export interface EventFormValues {
  kind: EventKind;
  classifier: Classifier;
  stationId: number;
  /** `yyyy-MM-dd HH:mm:ss` */
  time: string;
  scope: 'whole' | 'chosen';
  containerNos: string[];
  remark?: string;
  delayReason?: DelayReason | undefined;
}

const fieldPath = (field: keyof EventFormValues) => ['events', 0, field];

/** First stop the train has not reached. */
export function nextStationId({ stops }: FollowedTrain): number | undefined {
  const reached = stops.findLastIndex((stop) => stop.actualTime !== null);
  return (stops[reached + 1] ?? stops.at(-1))?.stationId;
}
const REMARK_LENGTH = 200;

interface Props {
  form: FormInstance;
  followed: FollowedTrain;
  /** supersedes one row: whole train or one container */
  isCorrection: boolean;
}

export function EventFields({ form, followed, isCorrection }: Props) {
  const texts = useOperatorTexts();
  const journeyTexts = useJourneyTexts();
  const required = [{ required: true, message: texts.required }];
  const suggested = isCorrection ? undefined : nextStationId(followed);
  useEffect(() => {
    // follow a background refetch until the form is touched
    if (suggested === undefined || form.isFieldsTouched()) return;
    form.setFieldValue(fieldPath('stationId'), suggested);
  }, [form, suggested]);
  return (
    <>
      <Form.Item name={fieldPath('kind')} label={texts.kind} rules={required}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={EVENT_KINDS.map((value) => ({ value, label: journeyTexts.kinds[value] }))}
        />
      </Form.Item>
      <Form.Item name={fieldPath('classifier')} label={texts.classifier} rules={required}>
        <Radio.Group
          optionType="button"
          options={CLASSIFIERS.toReversed().map((value) => ({
            value,
            label: journeyTexts.classifiers[value],
          }))}
        />
      </Form.Item>
      <Form.Item name={fieldPath('stationId')} label={texts.station} rules={required}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={followed.stops.map(({ stationId, stationName, countryCode }) => ({
            value: stationId,
            label: `${stationName} (${countryCode})`,
          }))}
        />
      </Form.Item>
      <Form.Item name={fieldPath('time')} label={texts.time} rules={required}>
        <EventTime form={form} />
      </Form.Item>
      <ReasonOfDelay form={form} followed={followed} />
      <ContainerFields form={form} followed={followed} isCorrection={isCorrection} />
      <Form.Item name={fieldPath('remark')} label={texts.remark} extra={texts.remarkHint} className={styles.remark}>
        <Input.TextArea maxLength={REMARK_LENGTH} showCount rows={2} />
      </Form.Item>
    </>
  );
}

/** Asked when the train departs or arrives later than customers expect. */
function ReasonOfDelay({ form, followed: { train, stops } }: Omit<Props, 'isCorrection'>) {
  const event: Partial<EventFormValues> | undefined = Form.useWatch(['events', 0], form);
  if (!event?.time || event.scope !== 'whole' || event.classifier === 'planned') return null;
  const isFirst = event.stationId === stops[0]?.stationId;
  const isLast = event.stationId === stops.at(-1)?.stationId;
  const isArrivalEstimate = event.kind === 'arrived' && isLast && event.classifier === 'estimated';
  if (!isArrivalEstimate && !(event.kind === 'departed' && isFirst)) return null;
  const expected = isArrivalEstimate ? train.expectedArriveTime : train.expectedDepartTime;
  return needsDelayReason(expected, event.time) && <DelayReasonField name={fieldPath('delayReason')} />;
}

/** Actual: until now; planned or estimated: ahead. */
function EventTime({ form, ...field }: { form: FormInstance } & Pick<DateFieldProps, 'value' | 'onChange' | 'id'>) {
  const classifier: Classifier | undefined = Form.useWatch(fieldPath('classifier'), form);
  const hasHappened = classifier === 'actual';
  return (
    <DateField
      {...field}
      hasTime
      isWide
      shortcuts={hasHappened ? 'past' : 'ahead'}
      rules={hasHappened ? [{ afterTime: platformNow() }] : []}
    />
  );
}

function ContainerFields({ form, followed, isCorrection }: Props) {
  const texts = useOperatorTexts();
  const scope: EventFormValues['scope'] | undefined = Form.useWatch(fieldPath('scope'), form);
  return (
    <>
      <Form.Item name={fieldPath('scope')} label={texts.containers}>
        <Radio.Group
          options={[
            { value: 'whole', label: texts.whole },
            { value: 'chosen', label: texts.chosen, disabled: followed.containers.length === 0 },
          ]}
        />
      </Form.Item>
      <Form.Item
        name={fieldPath('containerNos')}
        hidden={scope !== 'chosen'}
        rules={scope === 'chosen' ? [{ required: true, message: texts.required }] : []}
      >
        <Select
          mode="multiple"
          maxCount={isCorrection ? 1 : undefined}
          maxTagCount={8}
          aria-label={texts.chooseContainers}
          placeholder={texts.chooseContainers}
          showSearch={{ optionFilterProp: 'label' }}
          notFoundContent={texts.noContainers}
          options={followed.containers.map(({ containerNo, orderBigNo, companyName, sizeType }) => ({
            value: containerNo,
            label: `${containerNo} · ${sizeType} · ${orderBigNo} · ${companyName}`,
          }))}
        />
      </Form.Item>
    </>
  );
}
