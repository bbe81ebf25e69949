import type { Strain } from './strain.ts';
import { ofHabit } from './strains-of-habit.ts';
import { ofIllness } from './strains-of-illness.ts';
import { ofInjury } from './strains-of-injury.ts';
import { toSpare } from './strains-to-spare.ts';

const named = new Map([...ofHabit, ...ofIllness, ...ofInjury, ...toSpare].map((one) => [one.id, one]));

/** The gravest first: where several are told, the first one leads the plan. */
const order = [
  'past-eating-disorder',
  'fasting-risk',
  'drink-at-hand',
  'heart-or-stroke',
  'cancer',
  'after-stillbirth',
  'pregnancy',
  'birth',
  'operation',
  'fracture',
  'faints',
  'injury',
  'pain',
  'long-illness',
  'after-illness',
  'frail',
  'fall',
];

export const strains: readonly Strain[] = [
  ...order.flatMap((id) => named.get(id) ?? []),
  ...[...named.values()].filter(({ id }) => !order.includes(id)),
];
