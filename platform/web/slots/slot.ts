import { type ComponentType, lazy } from 'react';
import { loadChunk } from '../chunks/loadChunk.ts';
import { trackPromise } from '../chunks/trackPromise.ts';
import type { CurrentUserInfo } from '../currentUser/currentUser.ts';

type FillingComponent<Props> = ComponentType<Props & { title: string }>;

/** Part of a page, declared by the feature that owns it. */
export interface Filling<Props> {
  /** unique in its slot */
  name: string;
  /** ascending; gaps leave room for later features */
  order: number;
  /** hook: heading, label or menu entry, handed to the component; its texts are loaded by `load` */
  useTitle: (props: Props) => string;
  /** absent: every user */
  isShown?: (user: CurrentUserInfo, props: Props) => boolean;
  /** component with its texts; sections of one feature may share a chunk */
  load: () => Promise<FillingComponent<Props>>;
}

/** A filling outside its slot, where its props are unknown. */
export interface SlotFilling {
  /** settles in any case; errors surface when the filling is rendered */
  preload: () => Promise<void>;
}

/** Place of a page that features fill by declaration; its owner has the lowest rank of them. */
export interface Slot<Props> {
  fill: (filling: Filling<Props>) => SlotFilling;
  holds: (filling: SlotFilling) => boolean;
  /** own fillings in order, each loaded once */
  among: (all: readonly SlotFilling[]) => readonly Filling<Props>[];
}

export function slot<Props extends object>(): Slot<Props> {
  const own = new WeakMap<SlotFilling, Filling<Props>>();
  return {
    fill: (filling) => {
      const { load, preload } = loadedOnce(filling.load);
      const declared = { preload };
      own.set(declared, { ...filling, load });
      return declared;
    },
    holds: (filling) => own.has(filling),
    among: (all) => all.flatMap((one) => own.get(one) ?? []).sort((first, second) => first.order - second.order),
  };
}

/**
 * `load` of a filling that few users of its page see, or that its page shows when it is chosen: it is fetched when it is
 * shown, and with the page only the texts of its title.
 */
export function whenShown<Props extends object>(
  load: () => Promise<FillingComponent<Props>>,
  titleTexts?: { load: () => Promise<unknown> },
): () => Promise<FillingComponent<Props>> {
  const Shown = lazy(() => loadChunk(async () => ({ default: await load() })));
  return async () => {
    await titleTexts?.load();
    return Shown;
  };
}

function loadedOnce<Component>(loadComponent: () => Promise<Component>) {
  let component: Promise<Component> | undefined;
  const load = () => {
    component ??= trackPromise(loadChunk(loadComponent));
    return component;
  };
  const preload = async () => {
    try {
      await load();
    } catch {
      component = undefined;
    }
  };
  return { load, preload };
}
