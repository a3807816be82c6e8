import { Button, DatePicker, Modal } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { type ReactNode, useId, useState } from 'react';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { usePlatformTexts } from '../../../../../platform/web/texts/platformTexts.ts';
import { formatDateTime, parseDateTime } from '../../../../../platform/wire/time.ts';
import { departTrain } from '../../../../tracking/wire.ts';
import { listTrainPlans, type Train } from '../../../../train/wire.ts';
import { getBookingDetail, getLoadPlan, listBookings } from '../../../wire.ts';
import { useOperatorTexts } from '../texts.ts';
import styles from './loadPlan.module.css';

const WIRE_TIME = 'YYYY-MM-DD HH:mm:ss';
const SHOWN_TIME = 'YYYY-MM-DD HH:mm';

const DUE_BEFORE_MS = 12 * 3_600_000;

const isDue = (departTime: string) => parseDateTime(departTime).getTime() - Date.now() < DUE_BEFORE_MS;

// pickers know no zones: the platform's wall clock is put in and taken out as text
const platformNow = () => dayjs(formatDateTime(new Date()), WIRE_TIME);

/** Marks a train departed at the time it really left; `children` say what is still unfinished on it. */
export function DepartDialog({ train, children }: { train: Train; children?: ReactNode }) {
  const texts = useOperatorTexts().depart;
  const { action } = usePlatformTexts();
  const format = useFormat();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [time, setTime] = useState<Dayjs | null>(null);
  const write = useWrite(departTrain, {
    refreshes: [getLoadPlan, listTrainPlans, listBookings, getBookingDetail],
    done: texts.done,
  });

  const open = () => {
    setTime(platformNow().second(0));
    setOpen(true);
  };
  const depart = async () => {
    if (time === null) return;
    const isDone = await write.send({ trainInfoId: train.trainInfoId, time: time.format(WIRE_TIME) });
    if (isDone !== undefined) setOpen(false);
  };

  return (
    <>
      <Button type={isDue(train.departTime) ? 'primary' : 'default'} onClick={open}>
        {texts.button}
      </Button>
      <Modal
        open={isOpen}
        title={texts.title({ trainNo: train.trainNo })}
        okText={texts.confirm}
        cancelText={action.cancel}
        okButtonProps={{ disabled: time === null }}
        confirmLoading={write.isPending}
        width={480}
        onOk={() => void depart()}
        onCancel={() => setOpen(false)}
      >
        <p>{texts.text}</p>
        {children}
        <label htmlFor={id} className={styles.timeLabel}>
          {texts.time}
        </label>
        <DatePicker
          id={id}
          className={styles.timeField}
          showTime={{ format: 'HH:mm' }}
          format={SHOWN_TIME}
          value={time}
          allowClear={false}
          maxDate={platformNow()}
          onChange={(chosen: Dayjs | null) => setTime(chosen)}
        />
        <p className={styles.hint}>
          {texts.planned({ time: format.dateTime(train.departTime) })} · {format.zone}
        </p>
      </Modal>
    </>
  );
}
