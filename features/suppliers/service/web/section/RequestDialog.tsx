import { Form, type FormRule, Input, Select } from 'antd';
import { useState } from 'react';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { DateField } from '../../../../../platform/web/widgets/fields/DateField.tsx';
import { MoneyInput } from '../../../../../platform/web/widgets/fields/MoneyInput.tsx';
import { FormDialog } from '../../../../../platform/web/widgets/form/FormDialog.tsx';
import type { SentBy } from '../../../../../platform/wire/call.ts';
import { getOrderDetail } from '../../../../freight/booking/wire.ts';
import { sizeShort } from '../../../../freight/train/sizeNames.ts';
import type { SizeType } from '../../../../freight/train/sizeTypes.ts';
import { CURRENCY_OPTIONS } from '../../../../money/charge/currencies.ts';
import { type DetailField, FIELDS_OF, SERVICE_ORDER_KINDS, type ServiceOrderKind } from '../../kinds.ts';
import { listOwnServices, requestService } from '../../wire.ts';
import { useFieldLabel } from '../parts/useFieldLabel.ts';
import { useServiceTexts } from '../texts.ts';

export interface OrderOfServices {
  orderBigNo: string;
  containers: readonly {
    orderContainerId: number;
    containerNo: string | null;
    sizeType: SizeType;
    status: string;
  }[];
  contactName: string;
  contactMobile: string;
  /** asked for with the booking */
  services: readonly ServiceOrderKind[];
}

type Values = SentBy<typeof requestService>;

interface RequestDialogProps {
  order: OrderOfServices;
  kind: ServiceOrderKind;
  onClose: () => void;
}

/** Asks for a service; what the order knows is there already. */
export function RequestDialog({ order, kind: wanted, onClose }: RequestDialogProps) {
  const texts = useServiceTexts();
  const sizes = sizeShort(useLanguage());
  const [kind, setKind] = useState(wanted);
  const requesting = useWrite(requestService, {
    invalidates: [listOwnServices, getOrderDetail],
    done: texts.section.requested,
  });
  const containers = order.containers
    .filter(({ status }) => status !== 'cancelled')
    .map(({ orderContainerId, containerNo, sizeType }) => ({
      value: orderContainerId,
      label: `${containerNo || texts.numberUnknown} (${sizes[sizeType]})`,
    }));
  const { contactName, contactMobile } = order;
  const first: Partial<Values> = {
    kind,
    orderContainerIds: containers.map(({ value }) => value),
    contactName,
    contactMobile,
    cargoCurrency: 'CNY',
  };
  const { asked, required } = FIELDS_OF[kind];
  return (
    <FormDialog<Values>
      isOpen
      width={640}
      title={texts.section.request}
      confirmLabel={texts.sends.request}
      first={first}
      saving={requesting}
      onSave={(values) => requesting.send({ ...values, orderBigNo: order.orderBigNo })}
      onClose={onClose}
    >
      <Form.Item name="kind" label={texts.kind} rules={[{ required: true }]}>
        <Select<ServiceOrderKind>
          options={SERVICE_ORDER_KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
          onChange={setKind}
        />
      </Form.Item>
      <Form.Item
        name="orderContainerIds"
        label={texts.containerList}
        extra={texts.section.containersHint}
        rules={[{ required: true }]}
      >
        <Select mode="multiple" options={containers} maxTagCount={4} />
      </Form.Item>
      {asked.map((field) => (
        <DetailItem key={`${kind} ${field}`} kind={kind} field={field} isRequired={required.includes(field)} />
      ))}
      <Form.Item name="remark" label={texts.fields.remark}>
        <Input.TextArea rows={2} maxLength={500} />
      </Form.Item>
    </FormDialog>
  );
}

const notBeforeStart =
  (message: string): FormRule =>
  ({ getFieldValue }) => ({
    validator: (_rule, end: string | null) => {
      const start: unknown = getFieldValue('startTime');
      return typeof start === 'string' && end && end < start ? Promise.reject(message) : Promise.resolve();
    },
  });

interface DetailItemProps {
  kind: ServiceOrderKind;
  field: DetailField;
  isRequired: boolean;
}

function DetailItem({ kind, field, isRequired }: DetailItemProps) {
  const texts = useServiceTexts();
  const label = useFieldLabel(kind)(field);
  const rules = isRequired ? [{ required: true }] : [];
  if (field === 'startTime')
    return (
      <Form.Item name={field} label={label} rules={rules}>
        <DateField hasTime isWide minuteStep={15} shortcuts="ahead" />
      </Form.Item>
    );
  if (field === 'endTime')
    return (
      <Form.Item
        name={field}
        label={label}
        dependencies={['startTime']}
        rules={[...rules, notBeforeStart(texts.section.endBeforeStart)]}
      >
        <DateField hasTime isWide minuteStep={15} shortcuts="ahead" />
      </Form.Item>
    );
  if (field === 'cargoValue')
    return (
      <>
        <Form.Item name={field} label={label} rules={rules}>
          <MoneyInput tax={null} />
        </Form.Item>
        <Form.Item name="cargoCurrency" label={texts.currency} rules={[{ required: true }]}>
          <Select options={CURRENCY_OPTIONS} />
        </Form.Item>
      </>
    );
  return (
    <Form.Item name={field} label={label} rules={rules}>
      <Input
        maxLength={field === 'contactName' || field === 'reference' ? 50 : 200}
        inputMode={field === 'contactMobile' ? 'tel' : 'text'}
        autoComplete="off"
      />
    </Form.Item>
  );
}
