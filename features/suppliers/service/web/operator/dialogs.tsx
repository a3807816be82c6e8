import { Form, Input, Select } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { CountInput } from '../../../../../platform/web/widgets/fields/CountInput.tsx';
import { MoneyInput } from '../../../../../platform/web/widgets/fields/MoneyInput.tsx';
import { FormDialog } from '../../../../../platform/web/widgets/form/FormDialog.tsx';
import { CURRENCY_OPTIONS } from '../../../../money/charge/currencies.ts';
import { hasStays } from '../../kinds.ts';
import {
  askSuppliers,
  checkServiceFee,
  listServiceSuppliers,
  MAX_ASKED,
  offerToSupplier,
  priceService,
} from '../../operatorWire.ts';
import { type AnyServiceOrder, MAX_FREE_DAYS, type ServiceBid } from '../../order.ts';
import { useServiceTexts } from '../texts.ts';
import { OPERATOR_READS } from './operatorReads.ts';

interface DialogProps {
  service: AnyServiceOrder;
  onClose: () => void;
}

function useSupplierOptions() {
  const read = useRead(listServiceSuppliers, {});
  return (
    read.data?.map(({ companyNo, companyName }) => ({
      value: companyNo,
      label: `${companyNo} ${companyName}`,
    })) ?? []
  );
}

export function AskDialog({ service, onClose }: DialogProps) {
  const texts = useServiceTexts();
  const options = useSupplierOptions();
  const sending = useWrite(askSuppliers, { invalidates: OPERATOR_READS, done: texts.moved });
  const { serviceOrderId, version } = service;
  return (
    <FormDialog<{ companyNos: string[] }>
      isOpen
      title={texts.operator.askTitle}
      confirmLabel={texts.sends.ask}
      first={{ companyNos: [] }}
      saving={sending}
      onSave={(values) => sending.send({ ...values, serviceOrderId, version })}
      onClose={onClose}
    >
      <Form.Item name="companyNos" label={texts.operator.suppliers} rules={[{ required: true }]}>
        <Select mode="multiple" maxCount={MAX_ASKED} options={options} showSearch={{ optionFilterProp: 'label' }} />
      </Form.Item>
    </FormDialog>
  );
}

interface YardValues {
  freeDays?: string;
  dayCost?: string;
  daySale?: string;
}

const termsOf = (service: AnyServiceOrder, { freeDays, dayCost, daySale }: YardValues) =>
  hasStays(service.kind) ? { freeDays: Number(freeDays ?? 0), dayCost: dayCost || null, daySale: daySale || null } : {};

function YardFields({ service, withCost }: { service: AnyServiceOrder; withCost: boolean }) {
  const texts = useServiceTexts();
  if (!hasStays(service.kind)) return null;
  return (
    <>
      <Form.Item name="freeDays" label={texts.jobs.freeDays} rules={[{ required: true }]}>
        <CountInput least={0} most={MAX_FREE_DAYS} />
      </Form.Item>
      {withCost && (
        <Form.Item name="dayCost" label={texts.operator.dayCost}>
          <MoneyInput tax="net" />
        </Form.Item>
      )}
      <Form.Item name="daySale" label={texts.operator.daySale}>
        <MoneyInput tax="net" />
      </Form.Item>
    </>
  );
}

type OfferValues = YardValues & { companyNo: string; costAmount: string; costCurrency: string };

export function OfferDialog({ service, onClose }: DialogProps) {
  const texts = useServiceTexts();
  const options = useSupplierOptions();
  const offering = useWrite(offerToSupplier, { invalidates: OPERATOR_READS, done: texts.moved });
  const { serviceOrderId, version } = service;
  return (
    <FormDialog<OfferValues>
      isOpen
      title={texts.operator.offerTitle}
      confirmLabel={texts.sends.offer}
      first={{ costCurrency: service.costCurrency, freeDays: '0' }}
      saving={offering}
      onSave={({ companyNo, costAmount, costCurrency, ...terms }) =>
        offering.send({
          serviceOrderId,
          version,
          companyNo,
          costAmount,
          costCurrency,
          ...termsOf(service, terms),
        })
      }
      onClose={onClose}
    >
      <p>{texts.operator.offerHint}</p>
      <Form.Item name="companyNo" label={texts.supplier} rules={[{ required: true }]}>
        <Select options={options} showSearch={{ optionFilterProp: 'label' }} />
      </Form.Item>
      <Form.Item name="costAmount" label={texts.costAmount} rules={[{ required: true }]}>
        <MoneyInput tax="net" />
      </Form.Item>
      <Form.Item name="costCurrency" label={texts.currency} rules={[{ required: true }]}>
        <Select options={CURRENCY_OPTIONS} />
      </Form.Item>
      <YardFields service={service} withCost />
    </FormDialog>
  );
}

type PriceValues = YardValues & { saleAmount: string; saleCurrency: string };

export function PriceDialog({ service, bid, onClose }: DialogProps & { bid: ServiceBid }) {
  const texts = useServiceTexts();
  const format = useFormat();
  const pricing = useWrite(priceService, { invalidates: OPERATOR_READS, done: texts.moved });
  const { serviceOrderId, version } = service;
  const { bidId, bidAmount, bidCurrency, bidFreeDays, bidDayRate, companyName } = bid;
  return (
    <FormDialog<PriceValues>
      isOpen
      title={texts.operator.priceTitle}
      confirmLabel={texts.sends.price}
      first={{
        saleAmount: bidAmount ?? '',
        saleCurrency: bidCurrency,
        freeDays: String(bidFreeDays ?? 0),
        daySale: bidDayRate ?? '',
      }}
      saving={pricing}
      onSave={({ saleAmount, saleCurrency, ...terms }) =>
        pricing.send({ serviceOrderId, version, bidId, saleAmount, saleCurrency, ...termsOf(service, terms) })
      }
      onClose={onClose}
    >
      <p>
        {texts.operator.priceHint({
          supplier: companyName,
          cost: bidAmount === null ? '' : format.money(bidAmount, bidCurrency),
        })}
      </p>
      <Form.Item name="saleAmount" label={texts.saleAmount} rules={[{ required: true }]}>
        <MoneyInput tax="net" />
      </Form.Item>
      <Form.Item name="saleCurrency" label={texts.currency} rules={[{ required: true }]}>
        <Select options={CURRENCY_OPTIONS} />
      </Form.Item>
      <YardFields service={service} withCost={false} />
    </FormDialog>
  );
}

export function CheckFeeDialog({ service, onClose }: DialogProps) {
  const texts = useServiceTexts();
  const format = useFormat();
  const checking = useWrite(checkServiceFee, { invalidates: OPERATOR_READS, done: texts.moved });
  const { serviceOrderId, version, feeCost, costCurrency, saleAmount, saleCurrency, feeSale } = service;
  return (
    <FormDialog<{ feeSale: string; note: string }>
      isOpen
      title={texts.operator.checkTitle}
      confirmLabel={texts.sends.check}
      first={{ feeSale: feeSale ?? saleAmount ?? feeCost ?? '', note: '' }}
      saving={checking}
      onSave={(values) => checking.send({ ...values, serviceOrderId, version, saleCurrency })}
      onClose={onClose}
    >
      <p>{texts.operator.checkHint({ cost: feeCost === null ? '—' : format.money(feeCost, costCurrency) })}</p>
      <Form.Item name="feeSale" label={texts.saleAmount} rules={[{ required: true }]}>
        <MoneyInput tax="net" currency={saleCurrency} />
      </Form.Item>
      <Form.Item name="note" label={texts.note}>
        <Input.TextArea rows={2} maxLength={500} />
      </Form.Item>
    </FormDialog>
  );
}
