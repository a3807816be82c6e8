import { inspect } from '../features/documents/inspection/rules/inspect.ts';
import { cleanDossier } from '../features/documents/inspection/testing/cleanDossier.ts';
import { isAt, plantedIn } from '../features/documents/inspection/testing/plant.ts';
import { forecast, STEPS, type StepState } from '../features/freight/readiness/clock.ts';
import type { Figure } from './table.ts';

const DOSSIERS = 100;
const ALARMS_AT_MOST = 2;
const CONTAINERS = 10_000;
const CLOCK_AT_MOST_MS = 1_000;
const HOUR_MS = 3_600_000;

/** (n) Contradictions planted in dossiers, false alarms in clean ones, and the clock of as many containers as a month has. */
export function measureInspection(): Figure[] {
  const given = { today: '2026-12-01', settings: new Map() };
  const seeds = Array.from({ length: DOSSIERS }, (_, at) => at + 1);
  const planted = seeds.map(plantedIn);
  const begun = performance.now();
  const findings = planted.map(({ of }) => inspect(of, given));
  const each = (performance.now() - begun) / DOSSIERS;
  const all = planted.flatMap(({ planted: put }, at) => put.map((one) => ({ one, found: findings[at] ?? [] })));
  const missed = all.filter(({ one, found }) => !found.some(isAt(one))).length;
  const alarms = seeds.flatMap((seed) => inspect(cleanDossier(seed), given)).length;
  const clocks = clocksInMs();
  return [
    { name: `n  of ${all.length} contradictions missed`, value: missed, target: 0, isMet: missed === 0 },
    {
      name: `   false alarms, ${DOSSIERS} clean dossiers`,
      value: alarms,
      target: ALARMS_AT_MOST,
      isMet: alarms <= ALARMS_AT_MOST,
    },
    { name: '   a dossier, ms', value: each },
    {
      name: `   clock of ${CONTAINERS} containers, ms`,
      value: clocks,
      target: CLOCK_AT_MOST_MS,
      isMet: clocks <= CLOCK_AT_MOST_MS,
    },
  ];
}

function clocksInMs(): number {
  const now = new Date();
  const dueAt = new Date(now.getTime() + 48 * HOUR_MS);
  const steps = STEPS.map((step): StepState => ({ step, isDone: step === 'number', dueAt, missing: 0 }));
  const experience = Object.fromEntries(STEPS.map((step) => [step, { hours: 30, count: 20 }]));
  const begun = performance.now();
  for (let count = 0; count < CONTAINERS; count += 1) forecast(steps, { now, departAt: dueAt, experience });
  return performance.now() - begun;
}
