import type { Advice } from './advice.ts';
import { adviceOnHabits } from './habits.ts';
import { adviceOnHealth } from './health.ts';
import { adviceOnLife } from './life.ts';
import { adviceOnMoney } from './money.ts';
import { adviceOnPeople } from './people.ts';
import { adviceOnStudy } from './study.ts';
import { adviceOnWork } from './work.ts';

/** All that Sage can answer of general questions. `reading/find-advice.rules.ts` finds the entry that a question means. */
export const allAdvice: readonly Advice[] = [
  ...adviceOnMoney,
  ...adviceOnHealth,
  ...adviceOnWork,
  ...adviceOnStudy,
  ...adviceOnHabits,
  ...adviceOnPeople,
  ...adviceOnLife,
];
