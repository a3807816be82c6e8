import { DatePicker, Form, Input, Switch } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { LONGEST_URL } from '../../wire.ts';
import { useTexts } from '../texts.ts';

const WIRE = 'YYYY-MM-DD HH:mm:ss';

/** A time of the wire in a picker: wall-clock of the platform's zone on both sides. */
const asTime = {
  getValueProps: (text: unknown) => ({
    value: typeof text === 'string' && text !== '' ? dayjs(text, WIRE) : null,
  }),
  normalize: (time: Dayjs | null) => (time === null ? '' : time.format(WIRE)),
};

/** When a notice is shown, where it leads, and whether it opens by itself. */
export function ShownFields() {
  const { page } = useTexts();
  const { zone } = useFormat();
  const picker = (
    <DatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" style={{ width: '100%' }} />
  );
  return (
    <>
      <Form.Item name="beginTime" label={page.field.begins} tooltip={zone} {...asTime}>
        {picker}
      </Form.Item>
      <Form.Item
        name="endTime"
        label={page.field.ends}
        tooltip={zone}
        extra={page.field.endsHint}
        {...asTime}
      >
        {picker}
      </Form.Item>
      <Form.Item name="noticeUrl" label={page.field.url} extra={page.field.urlHint}>
        <Input maxLength={LONGEST_URL} placeholder="https://" autoComplete="off" inputMode="url" />
      </Form.Item>
      <Form.Item
        name="isForceTip"
        label={page.field.forced}
        extra={page.field.forcedHint}
        getValueProps={(flag: unknown) => ({ checked: flag === '1' })}
        normalize={(isOn: boolean) => (isOn ? '1' : '0')}
        valuePropName="checked"
      >
        <Switch />
      </Form.Item>
    </>
  );
}
