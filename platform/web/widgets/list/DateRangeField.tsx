import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { usePlatformTexts } from '../../texts/platformTexts.ts';

const WIRE_DATE = 'YYYY-MM-DD';

const dayOf = (text: string) => (text === '' ? null : dayjs(text, WIRE_DATE));

/** Two days, `yyyy-MM-dd` or ''; either end may stay open. */
export default function DateRangeField(props: {
  id: string;
  from: string;
  to: string;
  onChoose: (from: string, to: string) => void;
}) {
  const { list } = usePlatformTexts();
  return (
    <DatePicker.RangePicker
      id={{ start: props.id, end: `${props.id}-to` }}
      value={[dayOf(props.from), dayOf(props.to)]}
      allowEmpty={[true, true]}
      placeholder={[list.from, list.to]}
      format={WIRE_DATE}
      onChange={(days) =>
        props.onChoose(days?.[0]?.format(WIRE_DATE) ?? '', days?.[1]?.format(WIRE_DATE) ?? '')
      }
    />
  );
}
