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

/** When a step was done here before: median of the hours before departure over past orders. */
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
  /** number of missing values; 0 for steps that have no count */
  missing: number;
}

/** Whether one step will be done before its cut-off. */
export interface StepForecast extends StepState {
  verdict: Verdict;
  /** when it is usually done; null where nothing tells it */
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
  departAt: Date;
  experience: Readonly<Partial<Record<Step, Experience>>>;
}

const HOUR_MS = 3_600_000;

/** Whether a container makes its train, by what is missing, the cut-offs and when each step was done before. */
export function forecast(steps: readonly StepState[], known: Known): Forecast {
  const all = steps.map((one) => stepForecast(one, known));
  const open = all
    .filter(({ isDone }) => !isDone)
    .toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime());
  const worst = Math.max(0, ...open.map(({ verdict }) => VERDICTS.indexOf(verdict)));
  const verdict = VERDICTS[worst] ?? 'yes';
  return { verdict, decides: open.find((one) => one.verdict === verdict) ?? null, steps: all };
}

/** A step is at risk from its usual time on, or where that is after the cut-off. */
function stepForecast(state: StepState, { now, departAt, experience }: Known): StepForecast {
  const { step, isDone, dueAt } = state;
  if (isDone) return { ...state, verdict: 'yes', expectedAt: null };
  const known = experience[step];
  const isKnown = known !== undefined && known.count >= FEWEST;
  const expectedAt = isKnown ? new Date(departAt.getTime() - known.hours * HOUR_MS) : null;
  if (dueAt <= now) return { ...state, verdict: IS_HARD[step] ? 'no' : 'risk', expectedAt };
  if (expectedAt === null) return { ...state, verdict: 'unknown', expectedAt };
  return { ...state, verdict: expectedAt > dueAt || expectedAt < now ? 'risk' : 'yes', expectedAt };
}

/** Median of a list; null for an empty one. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
