import type { Advice } from './advice.ts';
import { adviceOnBody } from './body.ts';
import { adviceOnBuying } from './buying.ts';
import { adviceOnFirstHome } from './first-home.ts';
import { adviceOnHabits } from './habits.ts';
import { adviceOnHealth } from './health.ts';
import { adviceOnHome } from './home.ts';
import { adviceOnLife } from './life.ts';
import { adviceOnMind } from './mind.ts';
import { adviceOnMoney } from './money.ts';
import { adviceOnNovels } from './novels.ts';
import { adviceOnOffice } from './office.ts';
import { adviceOnParents } from './parents.ts';
import { adviceOnPeople } from './people.ts';
import { adviceOnPractice } from './practice.ts';
import { adviceOnRoutines } from './routines.ts';
import { adviceOnRunning } from './running.ts';
import { adviceOnRuns } from './running-more.ts';
import { adviceOnStudy } from './study.ts';
import { adviceOnTalking } from './talking.ts';
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
  ...adviceOnRunning,
  ...adviceOnHome,
  ...adviceOnRoutines,
  ...adviceOnTalking,
  ...adviceOnOffice,
  ...adviceOnBuying,
  ...adviceOnBody,
  ...adviceOnPractice,
  ...adviceOnRuns,
  ...adviceOnFirstHome,
  ...adviceOnNovels,
  ...adviceOnParents,
  ...adviceOnMind,
];
