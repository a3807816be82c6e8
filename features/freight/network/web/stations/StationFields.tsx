import { Checkbox, Form, Input, InputNumber } from 'antd';
import { LazyGeoMap } from '../../../../../libs/map/LazyGeoMap.tsx';
import { TrilingualFields } from '../../../../../platform/web/widgets/form/TrilingualFields.tsx';
import { GAUGES_MM, type StationRecord } from '../../wire.ts';
import { useNetworkTexts } from '../texts.ts';

/** Map of the coordinates being typed; needs the station form around it. */
function StationPreview({ name }: { name: string }) {
  const page = useNetworkTexts();
  const form = Form.useFormInstance<StationForm>();
  const latitude = Form.useWatch('latitude', form);
  const longitude = Form.useWatch('longitude', form);
  const isOnEarth =
    typeof latitude === 'number' &&
    typeof longitude === 'number' &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180;
  return (
    <LazyGeoMap
      height={220}
      routes={[]}
      places={isOnEarth ? [{ id: 'here', name, latitude, longitude, kind: 'end' }] : []}
      texts={page.map}
    />
  );
}

const MAX_NAME_LENGTH = { zh: 50, en: 80, ru: 80 };

/** Correctable fields of a station. */
export type StationForm = Omit<StationRecord, 'stationId' | 'countryCode'>;

/** Fields of a station's drawer, with a map of the typed coordinates. */
export function StationFields({ name }: { name: string }) {
  const page = useNetworkTexts();
  return (
    <>
      <TrilingualFields name="name" labels={page.names} longest={MAX_NAME_LENGTH} />
      <CodeFields />
      <CoordinateFields />
      <StationPreview name={name} />
    </>
  );
}

function CodeFields() {
  const { stations: texts } = useNetworkTexts();
  return (
    <>
      <Form.Item
        name="stationCode"
        label={texts.code}
        extra={texts.codeHint}
        rules={[{ required: true, whitespace: true }]}
      >
        <Input maxLength={10} autoComplete="off" style={{ width: 200 }} />
      </Form.Item>
      <Form.Item name="unlocode" label={texts.unlocode} rules={[{ max: 5 }]}>
        <Input maxLength={5} autoComplete="off" style={{ width: 200 }} />
      </Form.Item>
      <Form.Item
        name="gaugesMm"
        label={texts.gauges}
        // `required` would put aria-required on a group, where it is invalid
        rules={[
          {
            validator: async (_rule, gauges: number[] | undefined) => {
              if (!gauges?.length) throw new Error(texts.gaugesNeeded);
            },
          },
        ]}
      >
        <Checkbox.Group options={GAUGES_MM.map((gauge) => ({ value: gauge, label: String(gauge) }))} />
      </Form.Item>
    </>
  );
}

function CoordinateFields() {
  const { stations: texts } = useNetworkTexts();
  return (
    <div style={{ display: 'flex', gap: 16 }}>
      <Form.Item
        name="latitude"
        label={texts.latitude}
        rules={[{ required: true }, { type: 'number', min: -90, max: 90 }]}
      >
        <InputNumber step={0.01} controls={false} style={{ width: 144 }} />
      </Form.Item>
      <Form.Item
        name="longitude"
        label={texts.longitude}
        rules={[{ required: true }, { type: 'number', min: -180, max: 180 }]}
      >
        <InputNumber step={0.01} controls={false} style={{ width: 144 }} />
      </Form.Item>
    </div>
  );
}
