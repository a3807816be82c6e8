import { Form, Select } from 'antd';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { FormDrawer } from '../../../../../platform/web/widgets/form/FormDrawer.tsx';
import { getStationAgents, type StationRecord, saveStationAgents } from '../../wire.ts';
import { useNetworkTexts } from '../texts.ts';

interface AgentsDrawerProps {
  station: StationRecord;
  isOpen: boolean;
  onClose: () => void;
}

/** Overseas companies that handle arrivals at a station. */
export function AgentsDrawer({ station, isOpen, onClose }: AgentsDrawerProps) {
  const { saved, stations: texts } = useNetworkTexts();
  const language = useLanguage();
  const { stationId, name } = station;
  const read = useRead(getStationAgents, { stationId });
  const saving = useWrite(saveStationAgents, { invalidates: [getStationAgents], done: saved });
  if (read.data === undefined) return null;
  const { companyIds, companies } = read.data;
  return (
    <FormDrawer<{ companyIds: number[] }>
      title={texts.agentsOf({ name: name[language] })}
      isOpen={isOpen}
      first={{ companyIds }}
      saving={saving}
      onSave={(values) => saving.send({ stationId, ...values })}
      onClose={onClose}
    >
      <Form.Item name="companyIds" label={texts.agents} extra={texts.agentsHint}>
        <Select<number[]>
          mode="multiple"
          showSearch={{ optionFilterProp: 'label' }}
          options={companies.map(({ companyId, companyName }) => ({ value: companyId, label: companyName }))}
        />
      </Form.Item>
    </FormDrawer>
  );
}
