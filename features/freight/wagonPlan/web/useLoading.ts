import { useEffect, useMemo, useState } from 'react';
import { z } from 'zod';
import { readStored, removeStored, writeStored } from '../../../../platform/web/browser/localStore.ts';
import { useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { doStep, redoStep, startUndo, undoStep } from '../../../../platform/web/widgets/grid/undo.ts';
import { onTrain, type Wagons } from '../draft.ts';
import { findingsOf } from '../rules.ts';
import { getWagonPlan, planWagon, saveWagonPlan, type WagonPlan } from '../wire.ts';
import { useTexts } from './texts.ts';

const kept = z.object({ version: z.number(), wagons: z.array(planWagon) });

/** What was changed and not saved before the page was left; null for a plan that has changed since. */
function restore(key: string, { version }: WagonPlan): Wagons | null {
  try {
    const restored = kept.parse(JSON.parse(readStored(key) ?? ''));
    return restored.version === version ? restored.wagons : null;
  } catch {
    // nothing kept, or the format of an older release
    return null;
  }
}

/** The wagons of a train as the planner changes them; kept in the browser until they are saved. */
export function useLoading(plan: WagonPlan) {
  const { page } = useTexts();
  const { userId } = useCurrentUser().user;
  const { trainInfoId } = plan;
  const key = `ironsilk.wagons.${userId}.${trainInfoId}`;
  const [base, setBase] = useState<{ version: number; wagons: Wagons }>(plan);
  const [steps, setSteps] = useState(() => {
    const start = startUndo<Wagons>(plan.wagons);
    const restored = plan.abilities.edit ? restore(key, plan) : null;
    return restored === null ? start : doStep(start, restored);
  });
  const write = useWrite(saveWagonPlan, { invalidates: [getWagonPlan], done: page.saved });
  const all = useMemo(() => new Map(plan.containers.map((one) => [one.orderContainerId, one])), [plan.containers]);
  const wagons = useMemo(() => onTrain(steps.present, all), [steps.present, all]);
  const findings = useMemo(() => findingsOf(wagons, all, plan.startCountry), [wagons, all, plan.startCountry]);
  const isChanged = steps.present !== base.wagons;
  const isNewer = plan.version > base.version;

  useEffect(() => {
    if (isChanged) writeStored(key, JSON.stringify({ version: base.version, wagons: steps.present }));
    else removeStored(key);
  }, [isChanged, key, base.version, steps.present]);

  const take = (newer: WagonPlan) => {
    setBase(newer);
    setSteps((now) => doStep(now, newer.wagons));
  };
  // what another planner saved, while nothing is changed here
  useEffect(() => {
    if (!isNewer || isChanged) return;
    setBase(plan);
    setSteps(startUndo<Wagons>(plan.wagons));
  }, [isNewer, isChanged, plan]);

  const save = async (version = base.version) => {
    const sent = wagons.map(({ wagonKey: _, orderContainerIds, ...wagon }) => ({
      ...wagon,
      orderContainerIds: [...orderContainerIds],
    }));
    const answer = await write.send({ trainInfoId, version, wagons: sent });
    if (answer) setBase({ version: answer.version, wagons: steps.present });
  };

  return {
    wagons,
    all,
    findings,
    isChanged,
    base,
    /** the plan that another planner saved meanwhile */
    theirs: isNewer && isChanged ? plan : null,
    change: (next: Wagons) => {
      if (next !== wagons) setSteps((now) => doStep(now, next));
    },
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
    undo: () => setSteps(undoStep),
    redo: () => setSteps(redoStep),
    take,
    save,
    isSaving: write.isPending,
  };
}

export type LoadingState = ReturnType<typeof useLoading>;
