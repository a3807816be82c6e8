import { useMemo, useState } from 'react';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { doStep, startUndo, undoStep } from '../../../../platform/web/widgets/grid/undo.ts';
import { draftOf, piecesOf, placesThatStand, type SchemeDraft } from '../draft.ts';
import { loadedContainers, piecesLeft, suggestedPlaces } from '../plan.ts';
import { getScheme, type Scheme, saveScheme } from '../wire.ts';
import { useTexts } from './texts.ts';

/** A scheme as it is changed, judged with each change, until it is saved. */
export function useScheme(scheme: Scheme) {
  const texts = useTexts();
  const [steps, setSteps] = useState(() => startUndo<SchemeDraft>(draftOf(scheme)));
  const [saved, setSaved] = useState({ version: scheme.version, draft: steps.present });
  const write = useWrite(saveScheme, { invalidates: [getScheme], done: texts.saved });
  const draft = steps.present;
  const { pieces, wrong } = useMemo(() => piecesOf(draft.rows), [draft.rows]);
  const places = useMemo(() => placesThatStand(draft.places, pieces), [draft.places, pieces]);
  const { containers, orderBigNo } = scheme;
  const { lashing } = draft;
  const loaded = useMemo(
    () => loadedContainers({ containers, pieces, places, lashing }),
    [containers, pieces, places, lashing],
  );
  const left = useMemo(() => piecesLeft({ pieces, places }), [pieces, places]);
  const change = (next: Partial<SchemeDraft>) => setSteps((now) => doStep(now, { ...now.present, ...next }));
  const save = async () => {
    const sent = { pieces, places, lashing: [...draft.lashing] };
    const answer = await write.send({ orderBigNo, version: saved.version, ...sent });
    if (answer) setSaved({ version: answer.version, draft });
  };
  return {
    draft,
    pieces,
    places,
    wrong,
    loaded,
    left,
    version: saved.version,
    isChanged: draft !== saved.draft,
    canSave: wrong.size === 0,
    isSaving: write.isPending,
    canUndo: steps.past.length > 0,
    change,
    undo: () => setSteps(undoStep),
    suggest: () => change({ places: suggestedPlaces({ containers, pieces }) }),
    save,
    /** the version after a move of the scheme */
    moved: () => setSaved((now) => ({ ...now, version: now.version + 1 })),
  };
}

export type SchemeState = ReturnType<typeof useScheme>;
