export type ContainerKind =
  | 'general'
  | 'ventilated'
  | 'bulk'
  | 'namedCargo'
  | 'noCargo'
  | 'reefer'
  | 'heated'
  | 'removableUnit'
  | 'insulated'
  | 'eutectic'
  | 'openTop'
  | 'platform'
  | 'flatRack'
  | 'tank'
  | 'dryTank'
  | 'folding'
  | 'airSurface';

interface Group {
  kind: ContainerKind;
  details: string;
}

/** ISO 6346, annex E, with amendment 3 of 2012. TN, TD, TG and U5: edition of 1995, still in use. */
export const GROUPS = {
  GP: { kind: 'general', details: 'G0 G1 G2 G3 G9' },
  VH: { kind: 'ventilated', details: 'V0 V2 V4' },
  BU: { kind: 'bulk', details: 'B0 B1 B3 B4 B5 B6 B7 B8 B9' },
  // of 1995; its B3 to B6 have since been given to BU
  BK: { kind: 'bulk', details: '' },
  SN: { kind: 'namedCargo', details: 'S0 S1 S2' },
  SC: { kind: 'noCargo', details: 'S4 S8 S9' },
  RE: { kind: 'reefer', details: 'R0' },
  RT: { kind: 'reefer', details: 'R1' },
  RS: { kind: 'reefer', details: 'R2 R3' },
  RI: { kind: 'reefer', details: 'R5' },
  RH: { kind: 'heated', details: 'R7 R8' },
  HR: { kind: 'removableUnit', details: 'H0 H1 H2' },
  HI: { kind: 'insulated', details: 'H5 H6' },
  HE: { kind: 'eutectic', details: 'H8' },
  UT: { kind: 'openTop', details: 'U0 U1 U2 U3 U4 U5 U6 U9' },
  PL: { kind: 'platform', details: 'P0' },
  PF: { kind: 'flatRack', details: 'P1 P2' },
  PC: { kind: 'flatRack', details: 'P3 P4' },
  PS: { kind: 'flatRack', details: 'P5' },
  PT: { kind: 'flatRack', details: 'P6 P7 P8 P9' },
  KL: { kind: 'tank', details: 'K0 K1 K2 K3 K4 K5 K6 K7 K8' },
  TN: { kind: 'tank', details: 'T0 T1 T2' },
  TD: { kind: 'tank', details: 'T3 T4 T5 T6' },
  TG: { kind: 'tank', details: 'T7 T8 T9' },
  NH: { kind: 'dryTank', details: 'N0 N1' },
  NN: { kind: 'dryTank', details: 'N3 N4 N5' },
  NP: { kind: 'dryTank', details: 'N7 N8 N9' },
  WR: { kind: 'folding', details: 'W0' },
  WS: { kind: 'folding', details: 'W1' },
  AS: { kind: 'airSurface', details: 'A0' },
} as const satisfies Record<string, Group>;

export type TypeGroup = keyof typeof GROUPS;

export const isTypeGroup = (text: string): text is TypeGroup => Object.hasOwn(GROUPS, text);

export const GROUP_OF_DETAIL: ReadonlyMap<string, TypeGroup> = new Map(
  Object.keys(GROUPS)
    .filter(isTypeGroup)
    .flatMap((group) => {
      const details: string = GROUPS[group].details;
      return details === '' ? [] : details.split(' ').map((detail) => [detail, group] as const);
    }),
);
