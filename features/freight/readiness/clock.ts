/** What a container needs before its train leaves, in the order of the cut-offs. */
export const STEPS = ['number', 'goods', 'vgm', 'contradictions', 'gateIn', 'note'] as const;
export type Step = (typeof STEPS)[number];

/** Whose turn a step is. */
export const TURNS = ['customer', 'haulier', 'platform'] as const;
export type Turn = (typeof TURNS)[number];

export const turnOf = (step: Step): Turn => {
  if (step === 'gateIn') return 'haulier';
  return step === 'note' ? 'platform' : 'customer';
};

/** `unknown`: nothing of the past tells how long the missing steps take. */
export const VERDICTS = ['yes', 'unknown', 'risk', 'no'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Past the documents cut-off a customer still amends; past the others the container stays behind. */
const IS_HARD: Readonly<Record<Step, boolean>> = {
  number: false,
  goods: false,
  vgm: false,
  contradictions: false,
  gateIn: true,
  note: true,
};

/** How long a step took here before: median of past orders. */
export interface Experience {
  hours: number;
  /** orders that it is from */
  count: number;
}
/** Fewer orders say nothing of the next one. */
const FEWEST = 5;

export interface StepState {
  step: Step;
  isDone: boolean;
  dueAt: Date;
  /** what is missing; 0 where it is not counted */
  missing: number;
}

/** Whether one step will be done before its cut-off. */
export interface StepForecast extends StepState {
  verdict: Verdict;
  /** when it is done by experience; null where nothing tells it */
  expectedAt: Date | null;
}

export interface Forecast {
  verdict: Verdict;
  /** the step that decides; null: none is open */
  decides: StepForecast | null;
  steps: readonly StepForecast[];
}

interface Known {
  now: Date;
  /** since when the steps could be done */
  since: Date;
  experience: Readonly<Partial<Record<Step, Experience>>>;
}

const HOUR_MS = 3_600_000;

/** Whether a container makes its train, by what is missing, the cut-offs and how long each step took before. */
export function forecast(steps: readonly StepState[], known: Known): Forecast {
  const customers = steps.filter(({ step }) => turnOf(step) === 'customer').map((one) => stepForecast(one, known));
  // the consignment note is written when the customer has given everything
  const open = customers.filter(({ isDone }) => !isDone);
  const expected = open.map(({ expectedAt }) => expectedAt);
  const isKnown = expected.every((at) => at !== null);
  const given = new Date(Math.max(known.now.getTime(), ...expected.map((at) => at?.getTime() ?? 0)));
  const others = steps
    .filter(({ step }) => turnOf(step) !== 'customer')
    .map((one) => {
      if (one.step !== 'note') return stepForecast(one, known);
      return stepForecast(one, { ...known, since: given }, open.length === 0 || isKnown);
    });
  const all = [...customers, ...others].toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime());
  const worst = Math.max(0, ...all.map(({ verdict }) => VERDICTS.indexOf(verdict)));
  const verdict = VERDICTS[worst] ?? 'yes';
  const undone = all.filter(({ isDone }) => !isDone);
  return { verdict, decides: undone.find((one) => one.verdict === verdict) ?? null, steps: all };
}

function stepForecast(state: StepState, { now, since, experience }: Known, isStartKnown = true): StepForecast {
  const { step, isDone, dueAt } = state;
  if (isDone) return { ...state, verdict: 'yes', expectedAt: null };
  const known = experience[step];
  const usual = known !== undefined && known.count >= FEWEST && isStartKnown ? known.hours * HOUR_MS : null;
  const expectedAt = usual === null ? null : new Date(Math.max(now.getTime(), since.getTime() + usual));
  if (dueAt <= now) return { ...state, verdict: IS_HARD[step] ? 'no' : 'risk', expectedAt };
  if (expectedAt === null) return { ...state, verdict: 'unknown', expectedAt };
  return { ...state, verdict: expectedAt > dueAt ? 'risk' : 'yes', expectedAt };
}

/** Median of a list; null for an empty one. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
