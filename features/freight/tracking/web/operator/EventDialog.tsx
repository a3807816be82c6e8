import { Form, Modal } from 'antd';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { usePlatformTexts } from '../../../../../platform/web/texts/platformTexts.ts';
import { FieldErrors } from '../../../../../platform/web/widgets/form/FieldErrors.tsx';
import {
  type EventEntry,
  type FollowedTrain,
  followTrain,
  listEvents,
  listExceptions,
  listTrackedTrains,
  saveEvents,
  type TrackingEvent,
} from '../../wire.ts';
import { useOperatorTexts } from '../texts.ts';
import { EventFields, type EventFormValues, nextStationId } from './EventFields.tsx';
import styles from './operator.module.css';
import { platformNow } from './platformClock.ts';

interface Props {
  isOpen: boolean;
  followed: FollowedTrain;
  /** superseded event */
  corrects?: TrackingEvent;
  onClose: () => void;
}

/** Shaped like the wire, so that server errors find their fields: `events.0.time`. */
interface EventForm {
  events: [EventFormValues];
}

/** Fields with server-side validation. */
const SERVER_VALIDATED_FIELDS = ['kind', 'stationId', 'time', 'containerNos', 'delayReason'] as const;

export function EventDialog({ isOpen, followed, corrects, onClose }: Props) {
  const texts = useOperatorTexts();
  const { action } = usePlatformTexts();
  const [form] = Form.useForm<EventForm>();
  const save = useWrite(saveEvents, {
    invalidates: [followTrain, listEvents, listTrackedTrains, listExceptions],
    done: texts.recorded,
  });

  const record = async ({ events: [values] }: EventForm) => {
    const { trainInfoId } = followed.train;
    const input = { trainInfoId, events: [entryOf(values)], supersedesEventId: corrects?.eventId };
    if ((await save.send(input)) !== undefined) onClose();
  };
  // server errors depend on several fields together: any change outdates them
  const clearServerErrors = () =>
    form.setFields(SERVER_VALIDATED_FIELDS.map((field) => ({ name: ['events', 0, field], errors: [] })));
  return (
    <Modal
      open={isOpen}
      destroyOnHidden
      title={corrects ? texts.correction : texts.record}
      okText={corrects ? texts.correct : texts.record}
      cancelText={action.cancel}
      confirmLoading={save.isPending}
      mask={{ closable: false }}
      width={560}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {corrects && <p className={styles.hint}>{texts.correctionHint}</p>}
      <Form
        form={form}
        layout="vertical"
        preserve={false}
        initialValues={{ events: [corrects ? formValuesOf(corrects) : blankEvent(followed)] }}
        onValuesChange={clearServerErrors}
        onFinish={record}
      >
        <FieldErrors form={form} error={save.error} />
        <EventFields form={form} followed={followed} isCorrection={corrects !== undefined} />
      </Form>
    </Modal>
  );
}

function blankEvent(followed: FollowedTrain): Partial<EventFormValues> {
  return {
    classifier: 'actual',
    stationId: nextStationId(followed),
    time: platformNow(),
    scope: 'whole',
    containerNos: [],
  };
}

function formValuesOf(event: TrackingEvent): EventFormValues {
  const { kind, classifier, stationId, time, containerNo, remark } = event;
  const containerNos = containerNo === null ? [] : [containerNo];
  const scope = containerNo === null ? 'whole' : 'chosen';
  return {
    kind,
    classifier,
    stationId,
    time,
    scope,
    containerNos,
    remark,
    delayReason: event.delayReason ?? undefined,
  };
}

function entryOf(values: EventFormValues): EventEntry {
  const { kind, classifier, stationId, time, scope, containerNos, remark, delayReason } = values;
  return {
    kind,
    classifier,
    stationId,
    time,
    containerNos: scope === 'whole' ? [] : containerNos,
    remark: remark ?? '',
    delayReason,
  };
}
