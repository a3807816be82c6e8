import { Button } from 'antd';
import { useState } from 'react';
import { ActionButtons } from '../../../../platform/web/actions/ActionButtons.tsx';
import { action, reasonAction } from '../../../../platform/web/actions/action.ts';
import { useDownload } from '../../../../platform/web/query/download.ts';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { anyCargo, ownCargo } from '../../../freight/cargo/wire.ts';
import { getDossier, viewPaper } from '../../dossier/wire.ts';
import { schemePage } from '../pages.ts';
import {
  approveScheme,
  downloadScheme,
  getScheme,
  returnScheme,
  type Scheme,
  submitScheme,
  takeWeights,
} from '../wire.ts';
import { ContainerPane } from './ContainerPane.tsx';
import { PiecesGrid } from './PiecesGrid.tsx';
import styles from './scheme.module.css';
import { useTexts } from './texts.ts';
import { SCHEME_TONES } from './tones.ts';
import { type SchemeState, useScheme } from './useScheme.ts';

interface EditorProps {
  scheme: Scheme;
}

/** Pieces beside the containers that they stand in. */
export function SchemeEditor({ scheme }: EditorProps) {
  const texts = useTexts();
  const state = useScheme(scheme);
  return (
    <>
      <PageHeader
        title={texts.title}
        back={pathTo(schemePage)}
        subtitle={
          <>
            {`${scheme.orderBigNo} · ${scheme.trainNo} `}
            <StatusTag tone={SCHEME_TONES[scheme.state]} label={texts.states[scheme.state]} />
            {scheme.words !== '' && ` ${scheme.words}`}
          </>
        }
        extra={<SchemeTools scheme={scheme} state={state} />}
      />
      <div className={styles.columns}>
        <PiecesGrid scheme={scheme} state={state} />
        <Containers scheme={scheme} state={state} />
      </div>
    </>
  );
}

interface ToolsProps extends EditorProps {
  state: SchemeState;
}

function SchemeTools({ scheme, state }: ToolsProps) {
  const texts = useTexts();
  const { download, isPending } = useDownload(downloadScheme);
  const { orderBigNo, abilities } = scheme;
  const seen = { orderBigNo, version: state.version };
  const isSaved = !state.isChanged && state.version > 0;
  const invalidates = [getScheme, getDossier, viewPaper, ownCargo.detail, anyCargo.detail];
  return (
    <div className={styles.tools}>
      {state.isChanged && <span className={styles.soft}>{texts.unsaved}</span>}
      {(['zh', 'ru'] as const).map((language) => (
        <Button
          key={language}
          disabled={!isSaved || scheme.places.length === 0}
          loading={isPending}
          onClick={() => void download({ orderBigNo, language })}
        >
          {texts.pdf[language]}
        </Button>
      ))}
      {isSaved && (
        <ActionButtons
          look="buttons"
          invalidates={invalidates}
          actions={[
            abilities.edit &&
              scheme.places.length > 0 &&
              action(takeWeights, seen, {
                label: texts.takeWeights,
                text: texts.takeWeightsText,
                done: texts.weightsTaken,
              }),
          ]}
        />
      )}
      {isSaved && (
        <ActionButtons
          look="buttons"
          invalidates={invalidates}
          onDone={state.moved}
          actions={[
            abilities.submit &&
              action(submitScheme, seen, { label: texts.submit, done: texts.submitted, isMain: true }),
            abilities.review &&
              action(approveScheme, seen, { label: texts.approve, done: texts.approved, isMain: true }),
            abilities.review &&
              reasonAction(returnScheme, (reason) => ({ ...seen, reason }), {
                label: texts.sendBack,
                title: texts.sendBackTitle,
                done: texts.sentBack,
                isDangerous: true,
              }),
          ]}
        />
      )}
      {abilities.edit && (
        <>
          <Button disabled={!state.canUndo} onClick={state.undo}>
            {texts.undo}
          </Button>
          <Button
            type="primary"
            disabled={!(state.isChanged && state.canSave)}
            loading={state.isSaving}
            onClick={() => void state.save()}
          >
            {texts.save}
          </Button>
        </>
      )}
    </div>
  );
}

function Containers({ scheme, state }: ToolsProps) {
  const texts = useTexts();
  const [chosen, choose] = useState(0);
  const { containers } = scheme;
  const container = containers[chosen] ?? containers[0];
  const loaded = state.loaded[chosen] ?? state.loaded[0];
  if (container === undefined || loaded === undefined) return null;
  return (
    <section className={styles.containers}>
      <div className={styles.tabs} role="tablist" aria-label={texts.title}>
        {containers.map(({ orderContainerId, containerNo, sizeType }, index) => {
          const faults = state.loaded[index]?.faults.length ?? 0;
          return (
            <button
              key={orderContainerId}
              type="button"
              role="tab"
              aria-selected={index === chosen}
              data-faulty={faults > 0}
              onClick={() => choose(index)}
            >
              {containerNo || texts.containerNo({ at: index + 1, sizeType })}
              {faults > 0 && <strong>{` ${faults}`}</strong>}
            </button>
          );
        })}
      </div>
      <ContainerPane
        key={container.orderContainerId}
        scheme={scheme}
        container={container}
        loaded={loaded}
        state={state}
      />
    </section>
  );
}
