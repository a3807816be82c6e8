import { Button } from 'antd';
import { useMemo } from 'react';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useCan } from '../../../../../platform/web/records/can.tsx';
import { RecordPage } from '../../../../../platform/web/records/RecordPage.tsx';
import { useRecordDrawer } from '../../../../../platform/web/widgets/dialog/useRecordDrawer.ts';
import { networkMap, type StationRecord, saveStationAgents, stations } from '../../wire.ts';
import { useNetworkTexts } from '../texts.ts';
import { AgentsDrawer } from './AgentsDrawer.tsx';
import { StationFields, type StationForm } from './StationFields.tsx';

/** Country names in the current language. */
function useCountryName(): (countryCode: string) => string {
  const language = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return (countryCode) => names.of(countryCode) ?? countryCode;
  }, [language]);
}

/** Countries with a station on a line, as select options. */
function useCountryChoices(): { choices: { value: string; label: string }[]; isLoading: boolean } {
  const language = useLanguage();
  const nameOf = useCountryName();
  const network = useRead(networkMap, {});
  const codes = new Set(network.data?.flatMap((line) => line.stops.map((stop) => stop.countryCode)));
  const choices = [...codes]
    .map((value) => ({ value, label: nameOf(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
  return { choices, isLoading: network.isPending };
}

export default function StationsPage() {
  const { stations: texts, saved } = useNetworkTexts();
  const language = useLanguage();
  const countryName = useCountryName();
  const { choices, isLoading } = useCountryChoices();
  const canEdit = useCan(saveStationAgents);
  const agents = useRecordDrawer<StationRecord>();
  return (
    <>
      <RecordPage
        records={stations}
        title={texts.title}
        emptyText={texts.empty}
        invalidates={[networkMap]}
        actionsWidth={168}
        actions={
          canEdit
            ? (station) => (
                <Button type="link" size="small" onClick={() => agents.open(station)}>
                  {texts.agents}
                </Button>
              )
            : undefined
        }
        form={{
          title: (station) => texts.edit({ name: station?.name[language] ?? '' }),
          initial: (station): Partial<StationForm> => station ?? {},
          input: (values) => values,
          fields: (station) => <StationFields name={station?.name[language] ?? ''} />,
          saved,
        }}
        filters={[
          { kind: 'text', name: 'keyword', label: texts.keyword },
          { kind: 'select', name: 'countryCode', label: texts.country, options: choices, isLoading },
        ]}
        columns={[
          { key: 'name', title: texts.name, render: (station) => station.name[language] },
          {
            key: 'countryCode',
            title: texts.country,
            width: 176,
            render: (station) => countryName(station.countryCode),
          },
          { key: 'stationCode', title: texts.code, width: 128 },
          { key: 'unlocode', title: texts.unlocode, width: 120 },
          {
            key: 'gaugesMm',
            title: texts.gauges,
            width: 136,
            render: (station) => station.gaugesMm.join(' / '),
          },
          {
            key: 'coordinates',
            title: texts.coordinates,
            width: 184,
            hideOnPhone: true,
            render: (station) => `${station.latitude.toFixed(4)}, ${station.longitude.toFixed(4)}`,
          },
        ]}
      />
      {agents.drawn?.record && (
        <AgentsDrawer
          key={agents.drawn.openCount}
          station={agents.drawn.record}
          isOpen={agents.drawn.isOpen}
          onClose={agents.close}
        />
      )}
    </>
  );
}
