import { Button } from 'antd';
import { useCurrentUser } from '../../../../../platform/web/currentUser/currentUser.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useTopicInvalidation } from '../../../../../platform/web/live/useTopicInvalidation.ts';
import { RecordPage } from '../../../../../platform/web/records/RecordPage.tsx';
import { useOpenedId } from '../../../../../platform/web/router/addressId.ts';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { hasPermission } from '../../../../../platform/wire/currentUser.ts';
import { ORDER_ACCESS } from '../../../../freight/booking/accessWire.ts';
import { bookingsChanged } from '../../../../freight/booking/topics.ts';
import { companyFilter } from '../../../../people/account/web/parts.ts';
import { SERVICE_ORDER_KINDS } from '../../kinds.ts';
import { serviceOrders } from '../../operatorWire.ts';
import { SERVICE_QUERY } from '../../paths.ts';
import { SERVICE_STATES } from '../../states.ts';
import { useServiceTexts } from '../texts.ts';
import { STATE_TONES } from '../tones.ts';
import { OPERATOR_READS } from './operatorReads.ts';
import { ServiceDrawer } from './ServiceDrawer.tsx';

const REFETCH_MS = 30_000;

/** Service orders of all companies, for the operator. */
export default function ServiceOrdersPage() {
  const texts = useServiceTexts();
  const format = useFormat();
  const [opened, open] = useOpenedId(SERVICE_QUERY);
  const isLive = hasPermission(useCurrentUser(), ORDER_ACCESS.any);
  useTopicInvalidation(bookingsChanged, isLive ? {} : null, OPERATOR_READS);
  const inMoney = (amount: string | null, currency: string) => (amount === null ? '—' : format.money(amount, currency));
  return (
    <>
      <RecordPage
        records={serviceOrders}
        title={texts.operator.title}
        subtitle={texts.operator.subtitle}
        emptyText={texts.operator.empty}
        refetchEveryMs={REFETCH_MS}
        filters={[
          { kind: 'text', name: 'orderBigNo', label: texts.orderNo },
          companyFilter('companyName', texts.customer),
          {
            kind: 'select',
            name: 'kind',
            label: texts.kind,
            options: SERVICE_ORDER_KINDS.map((value) => ({ value, label: texts.kinds[value] })),
          },
          {
            kind: 'select',
            name: 'state',
            label: texts.status,
            options: SERVICE_STATES.map((value) => ({ value, label: texts.states[value] })),
          },
        ]}
        actionsWidth={96}
        actions={({ serviceOrderId }) => (
          <Button type="link" size="small" onClick={() => open(serviceOrderId)}>
            {texts.operator.handle}
          </Button>
        )}
        columns={[
          { key: 'serviceNo', title: texts.serviceNo, width: 128 },
          { key: 'kind', title: texts.kind, minWidth: 128, render: ({ kind }) => texts.kinds[kind] },
          { key: 'orderBigNo', title: texts.orderNo, width: 144 },
          { key: 'companyName', title: texts.customer, minWidth: 144, hideOnPhone: true },
          { key: 'supplierName', title: texts.supplier, minWidth: 128, hideOnPhone: true },
          {
            key: 'costAmount',
            title: texts.costAmount,
            width: 128,
            align: 'right',
            render: ({ costAmount, costCurrency }) => inMoney(costAmount, costCurrency),
          },
          {
            key: 'saleAmount',
            title: texts.saleAmount,
            width: 128,
            align: 'right',
            render: ({ saleAmount, saleCurrency }) => inMoney(saleAmount, saleCurrency),
          },
          {
            key: 'state',
            title: texts.status,
            width: 144,
            inCardCorner: true,
            render: ({ state }) => <StatusTag tone={STATE_TONES[state]} label={texts.states[state]} />,
          },
        ]}
      />
      <ServiceDrawer serviceOrderId={opened} onClose={() => open(null)} />
    </>
  );
}
