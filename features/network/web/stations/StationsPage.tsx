import { Button } from 'antd';
import { useMemo } from 'react';
import { useCan } from '../../../../platform/web/currentUser/currentUser.ts';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { usePageTitle } from '../../../../platform/web/router/usePageTitle.ts';
import { useRecordDrawer } from '../../../../platform/web/widgets/dialog/useRecordDrawer.ts';
import { EditRemove } from '../../../../platform/web/widgets/list/EditRemove.tsx';
import { ListPage } from '../../../../platform/web/widgets/list/ListPage.tsx';
import type { ListColumn } from '../../../../platform/web/widgets/list/listProps.ts';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import type { SentBy } from '../../../../platform/wire/call.ts';
import { listStations, networkMap, type StationRecord } from '../../wire.ts';
import { useNetworkTexts } from '../texts.ts';
import { AgentsDrawer } from './AgentsDrawer.tsx';
import { StationDrawer } from './StationDrawer.tsx';

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
  const { stations: texts } = useNetworkTexts();
  const canEdit = useCan('network:station:edit');
  const countries = useCountryChoices();
  const columns = useStationColumns();
  const { drawn, open, close } = useRecordDrawer<StationRecord>();
  const agents = useRecordDrawer<StationRecord>();
  usePageTitle(texts.title);
  return (
    <>
      <PageHeader title={texts.title} />
      <ListPage
        call={listStations}
        exportName="network.station"
        rowKey="stationId"
        label={texts.title}
        columns={columns}
        filters={[
          { kind: 'text', name: 'keyword', label: texts.keyword },
          {
            kind: 'select',
            name: 'countryCode',
            label: texts.country,
            options: countries.choices,
            isLoading: countries.isLoading,
          },
        ]}
        actions={
          canEdit
            ? (station) => (
                <>
                  <EditRemove onEdit={() => open(station)} />
                  <Button type="link" size="small" onClick={() => agents.open(station)}>
                    {texts.agents}
                  </Button>
                </>
              )
            : undefined
        }
        actionsWidth={168}
        emptyText={texts.empty}
      />
      {drawn?.record && (
        <StationDrawer key={drawn.openCount} station={drawn.record} isOpen={drawn.isOpen} onClose={close} />
      )}
      {agents.drawn?.record && (
        <AgentsDrawer
          key={`agents ${agents.drawn.openCount}`}
          station={agents.drawn.record}
          isOpen={agents.drawn.isOpen}
          onClose={agents.close}
        />
      )}
    </>
  );
}

function useStationColumns(): readonly ListColumn<StationRecord, SentBy<typeof listStations>>[] {
  const { stations: texts } = useNetworkTexts();
  const language = useLanguage();
  const countryName = useCountryName();
  return [
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
  ];
}
