import { Form, Input, InputNumber, Radio, Select } from 'antd';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { usePlatformTexts } from '../../../../../platform/web/texts/platformTexts.ts';
import { FormDialog } from '../../../../../platform/web/widgets/form/FormDialog.tsx';
import { LANGUAGES, type Language } from '../../../../../platform/wire/language.ts';
import { sizeShort } from '../../../train/sizeNames.ts';
import type { SizeType } from '../../../train/sizeTypes.ts';
import { DAYS_AT_FIRST, LINK_TASKS, type LinkTask, MAX_DAYS, MAX_USES, USES_AT_FIRST } from '../../link.ts';
import { listLinksOfOrder, type MadeLink, makeShareLink, shareLinks } from '../../wire.ts';
import { useLinksTexts } from '../texts.ts';

const ALL = 'all';

export interface SharedOrder {
  orderBigNo: string;
  status: string;
  containers: readonly { orderContainerId: number; containerNo: string | null; sizeType: SizeType }[];
}

interface Values {
  task: LinkTask;
  orderContainerId: number | typeof ALL;
  recipient: string;
  language: Language;
  days: number;
  maxUses: number;
}

interface MakeDialogProps {
  order: SharedOrder;
  onMade: (link: MadeLink) => void;
  onClose: () => void;
}

/** A new link of an order: its task, for whom, and for how long. */
export function MakeDialog({ order, onMade, onClose }: MakeDialogProps) {
  const texts = useLinksTexts();
  const language = useLanguage();
  const making = useWrite(makeShareLink, { invalidates: [listLinksOfOrder, shareLinks.list] });
  const { orderBigNo } = order;
  const save = async ({ orderContainerId, ...values }: Values) => {
    const chosen = orderContainerId === ALL ? null : orderContainerId;
    const made = await making.send({ ...values, orderBigNo, orderContainerId: chosen });
    if (made !== undefined) onMade(made);
    return made;
  };
  const first: Values = {
    task: 'numbers',
    orderContainerId: ALL,
    recipient: '',
    language,
    days: DAYS_AT_FIRST,
    maxUses: USES_AT_FIRST.numbers,
  };
  return (
    <FormDialog<Values>
      isOpen
      width={480}
      title={texts.make}
      confirmLabel={texts.make}
      first={first}
      saving={making}
      onSave={save}
      onClose={onClose}
    >
      <LinkFields order={order} />
    </FormDialog>
  );
}

function LinkFields({ order: { containers } }: { order: SharedOrder }) {
  const texts = useLinksTexts();
  const { language: names } = usePlatformTexts();
  const sizes = sizeShort(useLanguage());
  const form = Form.useFormInstance<Values>();
  const options = [
    { value: ALL, label: texts.allContainers },
    ...containers.map(({ orderContainerId, containerNo, sizeType }, index) => ({
      value: orderContainerId,
      label: `${index + 1}. ${containerNo || texts.numberUnknown} (${sizes[sizeType]})`,
    })),
  ];
  return (
    <>
      <Form.Item name="task" label={texts.task} rules={[{ required: true }]}>
        <Radio.Group
          vertical
          options={LINK_TASKS.map((value) => ({ value, label: texts.tasks[value] }))}
          onChange={({ target }) => {
            const task = LINK_TASKS.find((one) => one === target.value);
            if (task !== undefined) form.setFieldValue('maxUses', USES_AT_FIRST[task]);
          }}
        />
      </Form.Item>
      <Form.Item name="orderContainerId" label={texts.container} rules={[{ required: true }]}>
        <Select options={options} />
      </Form.Item>
      <Form.Item name="recipient" label={texts.recipient} extra={texts.recipientHint}>
        <Input maxLength={60} autoComplete="off" />
      </Form.Item>
      <Form.Item name="language" label={texts.language} rules={[{ required: true }]}>
        <Select options={LANGUAGES.map((value) => ({ value, label: names[value] }))} />
      </Form.Item>
      <Form.Item name="days" label={texts.days} rules={[{ required: true }]}>
        <InputNumber min={1} max={MAX_DAYS} precision={0} />
      </Form.Item>
      <Form.Item name="maxUses" label={texts.maxUses} rules={[{ required: true }]}>
        <InputNumber min={1} max={MAX_USES} precision={0} />
      </Form.Item>
    </>
  );
}
