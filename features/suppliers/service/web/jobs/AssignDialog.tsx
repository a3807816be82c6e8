import { Form, Input, Select } from 'antd';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { FormDialog } from '../../../../../platform/web/widgets/form/FormDialog.tsx';
import { sizeShort } from '../../../../freight/train/sizeNames.ts';
import { drivers, vehicles } from '../../../fleet/wire.ts';
import { assignTrip } from '../../jobWire.ts';
import type { ServiceJob, Trip } from '../../order.ts';
import { useServiceTexts } from '../texts.ts';
import { JOB_READS } from './jobReads.ts';
import type { DriverLink } from './LinkDialog.tsx';

const ALL = 'all';

interface Values {
  vehicleId: number;
  driverId: number;
  orderContainerId: number | typeof ALL;
  note: string;
}

interface AssignDialogProps {
  job: ServiceJob;
  replaced: Trip | null;
  onAssigned: (link: DriverLink) => void;
  onClose: () => void;
}

const IN_USE = { status: '0', pageSize: 100 } as const;

/** Vehicle and driver for a job, or others in their place. */
export function AssignDialog({ job, replaced, onAssigned, onClose }: AssignDialogProps) {
  const texts = useServiceTexts();
  const sizes = sizeShort(useLanguage());
  const { trips } = texts;
  const ownVehicles = useRead(vehicles.list, IN_USE);
  const ownDrivers = useRead(drivers.list, IN_USE);
  const assigning = useWrite(assignTrip, { invalidates: JOB_READS });
  const { serviceOrderId, containers } = job;
  const save = async ({ orderContainerId, ...values }: Values) => {
    const link = await assigning.send({
      ...values,
      serviceOrderId,
      orderContainerId: orderContainerId === ALL ? null : orderContainerId,
      tripId: replaced?.tripId ?? null,
    });
    if (link !== undefined) onAssigned(link);
    return link;
  };
  const first: Partial<Values> = { note: replaced?.note ?? '' };
  const [only] = containers;
  if (replaced !== null) first.orderContainerId = replaced.orderContainerId ?? ALL;
  else if (containers.length === 1 && only !== undefined) first.orderContainerId = only.orderContainerId;
  return (
    <FormDialog<Values>
      isOpen
      width={520}
      title={replaced === null ? trips.assign : trips.replace}
      confirmLabel={replaced === null ? texts.sends.assign : trips.replace}
      first={first}
      saving={assigning}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item name="vehicleId" label={trips.vehicle} rules={[{ required: true }]}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          loading={ownVehicles.isPending}
          notFoundContent={trips.noFleet}
          options={ownVehicles.data?.rows.map(({ vehicleId, plate }) => ({ value: vehicleId, label: plate })) ?? []}
        />
      </Form.Item>
      <Form.Item name="driverId" label={trips.driver} rules={[{ required: true }]}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          loading={ownDrivers.isPending}
          notFoundContent={trips.noFleet}
          options={
            ownDrivers.data?.rows.map(({ driverId, name, mobile }) => ({
              value: driverId,
              label: `${name} ${mobile}`,
            })) ?? []
          }
        />
      </Form.Item>
      <Form.Item name="orderContainerId" label={trips.container} rules={[{ required: true }]}>
        <Select
          options={[
            ...containers.map(({ orderContainerId, containerNo, sizeType }) => ({
              value: orderContainerId,
              label: `${containerNo || texts.numberUnknown} (${sizes[sizeType]})`,
            })),
            { value: ALL, label: trips.allContainers },
          ]}
        />
      </Form.Item>
      <Form.Item name="note" label={trips.note}>
        <Input.TextArea rows={2} maxLength={500} />
      </Form.Item>
    </FormDialog>
  );
}
