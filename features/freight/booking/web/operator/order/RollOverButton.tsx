import { Button, Form, Input, Radio, Select } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../../../../platform/web/language/format.ts';
import { useLanguage } from '../../../../../../platform/web/language/language.ts';
import { useRead } from '../../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../../platform/web/query/useWrite.ts';
import { Fillings } from '../../../../../../platform/web/slots/Fillings.tsx';
import { FormDialog } from '../../../../../../platform/web/widgets/form/FormDialog.tsx';
import type { PayloadOf, SentBy } from '../../../../../../platform/wire/call.ts';
import { sizeShort } from '../../../../train/sizeNames.ts';
import type { getBookingDetail } from '../../../operatorWire.ts';
import {
  BEARERS,
  type Bearer,
  bearerOf,
  ROLL_OVER_REASON_NAMES,
  ROLL_OVER_REASONS,
  type RollOverReason,
} from '../../../rollOver.ts';
import { listRollOverTrains, rollOver } from '../../../rollOverWire.ts';
import { rollOverPreview } from '../../slots.ts';
import { DECISION_REFRESHES } from '../DecisionButtons.tsx';
import { useOperatorTexts } from '../texts.ts';

type Values = Omit<SentBy<typeof rollOver>, 'orderBigNo'>;

interface RollOverProps {
  order: PayloadOf<typeof getBookingDetail>;
}

/** Moves a confirmed order to a later train of its line. */
export function RollOverButton({ order }: RollOverProps) {
  const texts = useOperatorTexts().rollOver;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.open}</Button>
      {isOpen && <RollOverDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

function RollOverDialog({ order, onClose }: RollOverProps & { onClose: () => void }) {
  const texts = useOperatorTexts().rollOver;
  const format = useFormat();
  const language = useLanguage();
  const { orderBigNo } = order;
  const [chosen, setChosen] = useState('');
  const wanted = { orderBigNo, orderContainerIds: chosen };
  const trains = useRead(listRollOverTrains, wanted, { keepPrevious: true });
  const saving = useWrite(rollOver, {
    invalidates: [...DECISION_REFRESHES, listRollOverTrains],
    done: texts.done,
  });
  const [bearer, setBearer] = useState<Bearer>('platform');
  const options = (trains.data ?? []).map(({ trainInfoId, trainNo, departTime, remainTeu }) => ({
    value: trainInfoId,
    label: texts.option({ trainNo, departs: format.dateTime(departTime), teu: remainTeu }),
  }));
  return (
    <FormDialog<Values>
      isOpen
      width={560}
      title={texts.title({ orderBigNo })}
      confirmLabel={texts.confirm}
      first={{ bearer: 'platform', remark: '', orderContainerIds: [] }}
      saving={saving}
      onSave={(values) => saving.send({ ...values, orderBigNo })}
      onClose={onClose}
    >
      <p>{texts.hint}</p>
      {order.containers.length > 1 && <ContainersField order={order} onChosen={(ids) => setChosen(ids.join())} />}
      <Form.Item name="trainInfoId" label={texts.train} rules={[{ required: true }]}>
        <Select
          loading={trains.data === undefined && trains.error === null}
          options={options}
          notFoundContent={texts.noTrain}
        />
      </Form.Item>
      <ReasonField onBearer={setBearer} names={(reason) => ROLL_OVER_REASON_NAMES[reason][language]} />
      <Form.Item name="bearer" label={texts.bearer} rules={[{ required: true }]} extra={texts.bearerHints[bearer]}>
        <Radio.Group
          options={BEARERS.map((value) => ({ value, label: texts.bearers[value] }))}
          onChange={({ target }) => setBearer(target.value === 'customer' ? 'customer' : 'platform')}
        />
      </Form.Item>
      {bearer === 'platform' && <Fillings slot={rollOverPreview} props={wanted} />}
      <Form.Item name="remark" label={texts.remark} extra={texts.remarkHint}>
        <Input.TextArea rows={2} maxLength={200} showCount />
      </Form.Item>
    </FormDialog>
  );
}

interface ContainersFieldProps extends RollOverProps {
  onChosen: (orderContainerIds: readonly number[]) => void;
}

/** Containers that roll; none chosen: the whole order. */
function ContainersField({ order, onChosen }: ContainersFieldProps) {
  const texts = useOperatorTexts().rollOver;
  const short = sizeShort(useLanguage());
  return (
    <Form.Item name="orderContainerIds" label={texts.containers} extra={texts.containersHint}>
      <Select<number[]>
        mode="multiple"
        allowClear
        maxTagCount="responsive"
        placeholder={texts.wholeOrder}
        showSearch={{ optionFilterProp: 'label' }}
        onChange={onChosen}
        options={order.containers.map(({ orderContainerId, containerNo, sizeType }, place) => ({
          value: orderContainerId,
          label: `${containerNo ?? `#${place + 1}`} · ${short[sizeType]}`,
        }))}
      />
    </Form.Item>
  );
}

interface ReasonFieldProps {
  onBearer: (bearer: Bearer) => void;
  names: (reason: RollOverReason) => string;
}

/** Choosing a reason proposes who bears the cost. */
function ReasonField({ onBearer, names }: ReasonFieldProps) {
  const texts = useOperatorTexts().rollOver;
  const form = Form.useFormInstance<Values>();
  return (
    <Form.Item name="reasonKind" label={texts.reason} rules={[{ required: true }]}>
      <Select<RollOverReason>
        options={ROLL_OVER_REASONS.map((value) => ({ value, label: names(value) }))}
        onChange={(reason) => {
          form.setFieldsValue({ bearer: bearerOf(reason) });
          onBearer(bearerOf(reason));
        }}
      />
    </Form.Item>
  );
}
