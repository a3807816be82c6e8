import { Button, Form, Select } from 'antd';
import { useState } from 'react';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { DateField } from '../../../../../platform/web/widgets/fields/DateField.tsx';
import { FormDialog } from '../../../../../platform/web/widgets/form/FormDialog.tsx';
import { formatDate } from '../../../../../platform/wire/time.ts';
import { sizeShort } from '../../../../freight/train/sizeNames.ts';
import { saveYardStay } from '../../jobWire.ts';
import type { ServiceJob } from '../../order.ts';
import { isEnded } from '../../states.ts';
import { isInYard } from '../../yardStays.ts';
import styles from '../parts/parts.module.css';
import { Stays } from '../parts/Stays.tsx';
import { useServiceTexts } from '../texts.ts';
import { JOB_READS } from './jobReads.ts';

/** Containers in the yard: in, out and free days. */
export function JobStays({ job }: { job: ServiceJob }) {
  const texts = useServiceTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.panel} aria-label={texts.jobs.stays}>
      <div className={styles.head}>
        <h2 className={styles.title}>{texts.jobs.stays}</h2>
        {job.abilities.recordStays && <Button onClick={() => setOpen(true)}>{texts.jobs.recordStay}</Button>}
      </div>
      {job.stays.length === 0 ? (
        <p className={styles.soft}>{texts.jobs.stayMissing}</p>
      ) : (
        <Stays service={job} currency={job.costCurrency} />
      )}
      {isOpen && <StayDialog job={job} onClose={() => setOpen(false)} />}
    </section>
  );
}

interface Values {
  orderContainerId: number;
  inDate: string;
  outDate: string;
}

function StayDialog({ job, onClose }: { job: ServiceJob; onClose: () => void }) {
  const texts = useServiceTexts();
  const sizes = sizeShort(useLanguage());
  const saving = useWrite(saveYardStay, { invalidates: JOB_READS, done: texts.jobs.staySaved });
  const { serviceOrderId, stays } = job;
  const containers = job.containers.filter(
    ({ orderContainerId }) => !isEnded(job.state) || isInYard(stays, orderContainerId),
  );
  const [chosen, setChosen] = useState(containers[0]?.orderContainerId ?? 0);
  const today = formatDate(new Date());
  const datesOf = (id: number) => {
    const known = stays.find(({ orderContainerId }) => orderContainerId === id);
    return { inDate: known?.inDate ?? today, outDate: known?.outDate ?? '' };
  };
  return (
    <FormDialog<Values>
      key={chosen}
      isOpen
      title={texts.jobs.recordStay}
      first={{ orderContainerId: chosen, ...datesOf(chosen) }}
      saving={saving}
      onSave={({ outDate, ...values }) =>
        saving.send({ ...values, serviceOrderId, outDate: outDate === '' ? null : outDate })
      }
      onClose={onClose}
    >
      <Form.Item name="orderContainerId" label={texts.trips.container} rules={[{ required: true }]}>
        <Select<number>
          options={containers.map(({ orderContainerId, containerNo, sizeType }) => ({
            value: orderContainerId,
            label: `${containerNo || texts.numberUnknown} (${sizes[sizeType]})`,
          }))}
          onChange={setChosen}
        />
      </Form.Item>
      <Form.Item name="inDate" label={texts.jobs.inDate} rules={[{ required: true }]}>
        <DateField isWide isFixed rules={[{ after: today }]} />
      </Form.Item>
      <OutDate today={today} />
    </FormDialog>
  );
}

function OutDate({ today }: { today: string }) {
  const texts = useServiceTexts();
  const inDate = Form.useWatch<string | undefined>('inDate') ?? '';
  const notBeforeIn = async (_rule: unknown, day: string) => {
    if (day !== '' && day < inDate) throw new Error(texts.jobs.outBeforeIn);
  };
  return (
    <Form.Item name="outDate" label={texts.jobs.outDate} dependencies={['inDate']} rules={[{ validator: notBeforeIn }]}>
      <DateField isWide rules={[{ before: inDate }, { after: today }]} />
    </Form.Item>
  );
}
