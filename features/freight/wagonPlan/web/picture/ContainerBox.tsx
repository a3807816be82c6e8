import { Dropdown } from 'antd';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { type Point, useDrag } from '../../../../../platform/web/widgets/drag/useDrag.ts';
import { sizeShort } from '../../../train/sizeNames.ts';
import type { Wagons } from '../../draft.ts';
import { feetUsed } from '../../load.ts';
import { type Containers, containersOn, feetOf, type PlannedContainer } from '../../plan.ts';
import { useTexts } from '../texts.ts';
import styles from './picture.module.css';

/** What can be done with a container of the picture. */
export interface BoxActions {
  canEdit: boolean;
  wagons: Wagons;
  all: Containers;
  /** the container that was moved last: it keeps the focus where it stands now */
  moved: RefObject<number | null>;
  put: (container: PlannedContainer, wagonKey: string) => void;
  takeOff: (container: PlannedContainer) => void;
  step: (container: PlannedContainer, by: -1 | 1) => void;
  toNext: (container: PlannedContainer, by: -1 | 1) => void;
  /** `at` in the window; null: the drag is over */
  dragOver: (container: PlannedContainer, at: Point | null) => void;
  drop: (container: PlannedContainer, at: Point) => void;
}

const OFF = 'off';
/** A number that is too long for its box is broken behind its owner code. */
const OWNER_LETTERS = 4;
const START: Point = { left: 0, top: 0 };

interface ContainerBoxProps {
  container: PlannedContainer;
  /** of the wagon that it stands on */
  lengthFt?: number;
  actions: BoxActions;
}

/** A container as long as its feet: dragged by mouse, moved by arrows, put on a wagon from its menu. */
export function ContainerBox({ container, lengthFt, actions }: ContainerBoxProps) {
  const { page } = useTexts();
  const format = useFormat();
  const sizes = sizeShort(useLanguage());
  const [isOpen, setOpen] = useState(false);
  const { label, sizeType, massKg, massBasis, companyName, orderBigNo, dangerClasses, lockedBy } = container;
  const { ref, style, handlers } = useBoxDrag(container, actions);
  const mass = `${page.tonnes({ mass: format.number(Math.round(massKg / 100) / 10) })}${massBasis === 'vgm' ? '' : '*'}`;
  const about = [`${label} · ${sizes[sizeType]} · ${format.kg(massKg)} (${page.masses[massBasis]})`];
  if (dangerClasses.length > 0) about.push(dangerClasses.join(', '));
  if (lockedBy !== '') about.push(lockedBy);
  about.push(`${companyName} · ${orderBigNo}`);
  const box = (
    <button
      ref={ref}
      type="button"
      className={styles.box}
      style={{ ...style, flexBasis: `${(100 * feetOf(container)) / (lengthFt ?? feetOf(container))}%` }}
      data-box={container.orderContainerId}
      data-danger={dangerClasses.length > 0}
      title={about.join('\n')}
      aria-haspopup={actions.canEdit ? 'menu' : undefined}
      onKeyDown={(event) => actions.canEdit && !isOpen && move(event, container, actions)}
      {...handlers}
    >
      <b>
        {label.slice(0, OWNER_LETTERS)}
        <wbr />
        {label.slice(OWNER_LETTERS)}
      </b>
      <small>
        {sizes[sizeType]} · {mass}
        {dangerClasses.length > 0 && ` · ${dangerClasses.join(' ')}`}
        {lockedBy !== '' && ' 🔒'}
      </small>
    </button>
  );
  if (!actions.canEdit) return box;
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      open={isOpen}
      onOpenChange={setOpen}
      menu={{
        className: styles.menu ?? '',
        items: isOpen ? menuItems(container, actions, page) : [],
        onClick: ({ key }) => {
          setOpen(false);
          if (key === OFF) actions.takeOff(container);
          else actions.put(container, key);
        },
      }}
    >
      {box}
    </Dropdown>
  );
}

type PageTexts = ReturnType<typeof useTexts>['page'];

function menuItems({ orderContainerId }: PlannedContainer, { wagons, all }: BoxActions, page: PageTexts) {
  const isPlaced = wagons.some(({ orderContainerIds }) => orderContainerIds.includes(orderContainerId));
  const items = wagons.map((wagon, index) => {
    const feet = feetUsed(containersOn(wagon, all));
    const name = `${page.wagon({ position: index + 1 })}${wagon.wagonNo && ` · ${wagon.wagonNo}`}`;
    return {
      key: wagon.wagonKey,
      label: `${name} · ${page.feetUsed({ feet, length: wagon.lengthFt })}`,
      disabled: wagon.orderContainerIds.includes(orderContainerId),
    };
  });
  return [
    { type: 'group' as const, key: 'title', label: page.putOn },
    ...items,
    ...(isPlaced
      ? [
          { type: 'divider' as const, key: 'line' },
          { key: OFF, label: page.takeOff },
        ]
      : []),
  ];
}

function move(event: KeyboardEvent, container: PlannedContainer, actions: BoxActions) {
  const run = new Map([
    ['ArrowLeft', () => actions.step(container, -1)],
    ['ArrowRight', () => actions.step(container, 1)],
    ['ArrowUp', () => actions.toNext(container, -1)],
    ['ArrowDown', () => actions.toNext(container, 1)],
    ['Delete', () => actions.takeOff(container)],
    ['Backspace', () => actions.takeOff(container)],
  ]);
  const action = run.get(event.key);
  if (action === undefined) return;
  event.preventDefault();
  action();
}

/** Drag of a box by mouse or pen: a finger scrolls, and chooses from the menu. */
function useBoxDrag(container: PlannedContainer, actions: BoxActions) {
  const ref = useRef<HTMLButtonElement>(null);
  const pressed = useRef<Point>(START);
  const [by, setBy] = useState<Point | null>(null);
  const { orderContainerId } = container;
  const { moved } = actions;
  const inWindow = ({ left, top }: Point): Point => ({
    left: pressed.current.left + left,
    top: pressed.current.top + top,
  });
  const { handlers } = useDrag(
    () => START,
    (to) => {
      setBy(to);
      actions.dragOver(container, inWindow(to));
    },
    (to) => {
      setBy(null);
      actions.drop(container, inWindow(to));
    },
  );
  useEffect(() => {
    if (moved.current !== orderContainerId) return;
    moved.current = null;
    ref.current?.focus();
  });
  return {
    ref,
    style:
      by === null
        ? {}
        : { transform: `translate(${by.left}px, ${by.top}px)`, zIndex: 10, pointerEvents: 'none' as const },
    handlers: actions.canEdit
      ? {
          onClickCapture: handlers.onClickCapture,
          onPointerDown: (event: PointerEvent) => {
            if (event.pointerType === 'touch') return;
            pressed.current = { left: event.clientX, top: event.clientY };
            handlers.onPointerDown(event);
          },
        }
      : {},
  };
}
