import { Form, Input, Select } from 'antd';
import { times } from '../../../../../libs/amounts/amounts.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { send } from '../../../../../platform/web/request/send.ts';
import { CountInput } from '../../../../../platform/web/widgets/fields/CountInput.tsx';
import { DateField } from '../../../../../platform/web/widgets/fields/DateField.tsx';
import { MoneyInput } from '../../../../../platform/web/widgets/fields/MoneyInput.tsx';
import { SearchSelect } from '../../../../../platform/web/widgets/fields/SearchSelect.tsx';
import { FormDialog } from '../../../../../platform/web/widgets/form/FormDialog.tsx';
import { formatDate } from '../../../../../platform/wire/time.ts';
import { isBeforeDeparture } from '../../../../freight/train/beforeDeparture.ts';
import { sizeChoices } from '../../../../freight/train/sizeNames.ts';
import type { SizeType } from '../../../../freight/train/sizeTypes.ts';
import { listTrainPlans } from '../../../../freight/train/wire.ts';
import { CompanyPicker } from '../../../../people/account/web/parts.ts';
import { demandPlaces, MAX_CAMPAIGN, MAX_PLACES } from '../../placesWire.ts';
import { deposits } from '../../wire.ts';
import { CURRENCY } from '../currency.ts';
import { useOperatorTexts } from '../texts.ts';
import styles from './operator.module.css';

interface Values {
  companyNo: string;
  trainInfoId: number | null;
  sizeType: SizeType;
  places: string;
  placeAmount: string;
  dueDate: string;
  campaign: string;
}

const BLANK: Values = {
  companyNo: '',
  trainInfoId: null,
  sizeType: '45G1',
  places: '1',
  placeAmount: '',
  dueDate: '',
  campaign: '',
};
const TRAINS_OFFERED = 50;
const REQUIRED = [{ required: true }];
const WORDS = [{ required: true, whitespace: true }];

async function trains(trainNo: string, signal: AbortSignal) {
  const soonest = { orderByColumn: 'departTime', isAsc: 'ascending', pageSize: TRAINS_OFFERED } as const;
  const wanted = { trainNo, dateFrom: formatDate(new Date()), ...soonest };
  const { rows } = await send(listTrainPlans, wanted, { signal });
  return rows
    .filter(({ status }) => isBeforeDeparture(status))
    .map(({ trainInfoId, trainNo: no, lineName, departTime }) => ({
      value: trainInfoId,
      label: `${no} · ${lineName} · ${departTime.slice(0, 16)}`,
    }));
}

const isAmount = (text: string) => /^\d+(\.\d+)?$/.test(text);

/** A deposit that the platform demands of a company for places of a campaign. */
export function PlacesDialog({ onClose }: { onClose: () => void }) {
  const texts = useOperatorTexts();
  const saving = useWrite(demandPlaces, { invalidates: [deposits.list], done: texts.demanded });
  const language = useLanguage();
  return (
    <FormDialog<Values>
      isOpen
      width={560}
      title={texts.demand}
      confirmLabel={texts.confirmDemand}
      first={BLANK}
      saving={saving}
      onSave={({ companyNo, trainInfoId, ...values }) =>
        saving.send({ companyNo, trainInfoId: trainInfoId ?? 0, ...values })
      }
      onClose={onClose}
    >
      <p>{texts.demandText}</p>
      <Form.Item name="companyNo" label={texts.company} rules={REQUIRED}>
        <CompanyPicker />
      </Form.Item>
      <Form.Item name="trainInfoId" label={texts.train} rules={REQUIRED}>
        <SearchSelect choices={trains} />
      </Form.Item>
      <Form.Item name="campaign" label={texts.campaign} extra={texts.campaignHint} rules={WORDS}>
        <Input maxLength={MAX_CAMPAIGN} autoComplete="off" />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item name="sizeType" label={texts.sizeType} rules={REQUIRED}>
          <Select options={sizeChoices(language)} showSearch={{ optionFilterProp: 'searchText' }} />
        </Form.Item>
        <Form.Item name="places" label={texts.places} rules={REQUIRED}>
          <CountInput least={1} most={MAX_PLACES} />
        </Form.Item>
        <Form.Item name="placeAmount" label={texts.placeAmount} rules={REQUIRED} extra={<Total />}>
          <MoneyInput tax="none" currency={CURRENCY} />
        </Form.Item>
        <Form.Item name="dueDate" label={texts.dueDate} rules={REQUIRED}>
          <DateField isWide rules={[{ before: formatDate(new Date()) }]} />
        </Form.Item>
      </div>
    </FormDialog>
  );
}

function Total() {
  const texts = useOperatorTexts();
  const format = useFormat();
  const form = Form.useFormInstance<Values>();
  const places = Form.useWatch('places', form) ?? '';
  const amount = Form.useWatch('placeAmount', form) ?? '';
  if (!isAmount(places) || !isAmount(amount)) return null;
  const total = times(amount, places);
  return <>{texts.total({ amount: format.money(total, CURRENCY) })}</>;
}
