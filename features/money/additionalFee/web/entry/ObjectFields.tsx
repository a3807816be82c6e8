import { Form, Input, Select } from 'antd';
import { useCurrentUser } from '../../../../../platform/web/currentUser/currentUser.ts';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { send } from '../../../../../platform/web/request/send.ts';
import { SearchSelect } from '../../../../../platform/web/widgets/fields/SearchSelect.tsx';
import { serviceJobs } from '../../../../suppliers/service/jobWire.ts';
import { SERVICE_ORDER_KIND_NAMES } from '../../../../suppliers/service/names.ts';
import { listServiceSuppliers } from '../../../../suppliers/service/operatorWire.ts';
import { ENGAGED_STATES } from '../../../../suppliers/service/states.ts';
import { SERVICE_KINDS } from '../../../charge/charge.ts';
import type { AdditionalFeeDetail } from '../../fee.ts';
import { listFeeCustomers } from '../../wire.ts';
import styles from '../fee/fee.module.css';
import { useFeeTexts } from '../texts.ts';
import type { EntryValues, FeeObject } from './values.ts';

interface ObjectFieldsProps {
  object: FeeObject | undefined;
  fee: AdditionalFeeDetail | undefined;
  isOperator: boolean;
}

const SEARCHED = { optionFilterProp: 'label' };
const MOST = { pageSize: 100 } as const;

/** Customer, payee and what the fee is for; fixed where it is known. */
export function ObjectFields({ object, fee, isOperator }: ObjectFieldsProps) {
  const texts = useFeeTexts();
  const known = fee?.companyName ?? object?.companyName;
  return (
    <>
      {known === undefined && (isOperator ? <OrderField /> : <JobField />)}
      <div className={styles.pair}>
        {known === undefined ? (
          <CustomerField />
        ) : (
          <Form.Item label={texts.customer}>
            <Input value={known} disabled />
          </Form.Item>
        )}
        <PayeeField fee={fee} isOperator={isOperator} />
      </div>
      {known === undefined && <ModeField />}
    </>
  );
}

function OrderField() {
  const texts = useFeeTexts();
  return (
    <Form.Item name="orderId" label={texts.orderNo} extra={texts.entry.orderHint}>
      <Input maxLength={30} autoComplete="off" />
    </Form.Item>
  );
}

/** Own jobs whose services are or were done; choosing one fixes the mode. */
function JobField() {
  const texts = useFeeTexts();
  const language = useLanguage();
  const form = Form.useFormInstance<EntryValues>();
  const jobs = useRead(serviceJobs.list, MOST);
  const engaged = (jobs.data?.rows ?? []).filter(({ jobStatus }) =>
    ENGAGED_STATES.some((state) => state === jobStatus),
  );
  const choose = (serviceOrderId: number | undefined) => {
    const job = engaged.find((one) => one.serviceOrderId === serviceOrderId);
    if (job !== undefined) form.setFieldsValue({ serviceType: job.serviceKind });
  };
  return (
    <Form.Item name="orderServiceId" label={texts.entry.object}>
      <Select
        allowClear
        showSearch={SEARCHED}
        loading={jobs.isPending}
        placeholder={texts.entry.noObject}
        onChange={choose}
        options={engaged.map(({ serviceOrderId, serviceNo, kind, orderBigNo }) => ({
          value: serviceOrderId,
          label: `${serviceNo} · ${SERVICE_ORDER_KIND_NAMES[language][kind]} · ${orderBigNo}`,
        }))}
      />
    </Form.Item>
  );
}

async function customers(keyword: string, signal: AbortSignal) {
  const found = await send(listFeeCustomers, { keyword }, { signal });
  return found.map(({ companyNo, companyName }) => ({
    value: companyName,
    label: `${companyNo} ${companyName}`,
  }));
}

/** Asked where no order or job tells the customer. */
function CustomerField() {
  const texts = useFeeTexts();
  const orderId: unknown = Form.useWatch('orderId');
  const orderServiceId: unknown = Form.useWatch('orderServiceId');
  const isImplied = Boolean(orderId) || Boolean(orderServiceId);
  return (
    <Form.Item name="companyName" label={texts.customer} rules={isImplied ? [] : [{ required: true }]}>
      <SearchSelect disabled={isImplied} choices={customers} />
    </Form.Item>
  );
}

function PayeeField({ fee, isOperator }: { fee: AdditionalFeeDetail | undefined; isOperator: boolean }) {
  const texts = useFeeTexts();
  const { user } = useCurrentUser();
  const suppliers = useRead(listServiceSuppliers, {}, { enabled: isOperator && fee === undefined });
  if (!isOperator || fee !== undefined)
    return (
      <Form.Item label={texts.payee}>
        <Input value={fee === undefined ? (user.companyFullName ?? '') : fee.payeeName || texts.platform} disabled />
      </Form.Item>
    );
  return (
    <Form.Item name="payeeNo" label={texts.payee}>
      <Select
        allowClear
        showSearch={SEARCHED}
        placeholder={texts.platform}
        loading={suppliers.isPending}
        options={suppliers.data?.map((supplier) => ({ value: supplier.companyNo, label: supplier.companyName })) ?? []}
      />
    </Form.Item>
  );
}

function ModeField() {
  const texts = useFeeTexts();
  const orderServiceId: unknown = Form.useWatch('orderServiceId');
  return (
    <Form.Item name="serviceType" label={texts.serviceKind}>
      <Select
        disabled={Boolean(orderServiceId)}
        options={SERVICE_KINDS.map((value) => ({ value, label: texts.serviceKinds[value] }))}
      />
    </Form.Item>
  );
}
