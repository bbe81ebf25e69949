import type { Goal } from '@pathwise/contracts/api/goals';
import { useSearchParams } from '@pathwise/federation/router';
import { Button } from '@pathwise/ui/button';
import { cx } from '@pathwise/ui/class-names';
import { Input } from '@pathwise/ui/input';
import { SegmentedControl } from '@pathwise/ui/segmented-control';
import { Select } from '@pathwise/ui/select';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { categoryLabels, statusLabels } from '../goal-kit/goal-labels.ts';
import { addressWith, findGoals, isFiltered, sortLabels, type Wanted, wantedIn } from './find-goals.rules.ts';

/** The search of the goals page, kept in the address: Back and a reload find it again. */
export function useWantedGoals(goals: readonly Goal[]) {
  const [params, setParams] = useSearchParams();
  const wanted = wantedIn(params);
  const want = (change: Partial<Wanted>) => setParams((before) => addressWith(before, change), { replace: true });
  return { wanted, want, found: findGoals(goals, wanted), isFiltered: isFiltered(wanted) };
}

interface FindGoalsProps {
  readonly wanted: Wanted;
  readonly want: (change: Partial<Wanted>) => void;
  /** How many goals are shown, and of how many. */
  readonly counts: readonly [number, number];
}

/** Search, filters, order and density of the list. In a narrow pane, as on a phone, all but the search stand behind a button. */
export function FindGoals({ wanted, want, counts: [shown, all] }: FindGoalsProps) {
  const [isOpen, setOpen] = useState(false);
  const choicesId = useId();
  const chosen = [wanted.status, wanted.category].filter((choice) => choice !== '').length;
  return (
    <section className="@container grid gap-3" aria-label="Find goals">
      <div className="flex flex-wrap items-center gap-2">
        <Input
          type="search"
          aria-label="Search goals"
          placeholder="Search goals"
          className="min-w-[min(100%,10rem)] flex-1"
          value={wanted.q}
          onChange={({ target }) => want({ q: target.value })}
        />
        <Button
          className="@[40rem]:hidden"
          aria-expanded={isOpen}
          aria-controls={choicesId}
          onClick={() => setOpen((was) => !was)}
        >
          <SlidersHorizontal aria-hidden />
          {chosen === 0 ? 'Filters' : `Filters (${chosen})`}
        </Button>
        <div
          id={choicesId}
          className={cx('w-full grid-cols-2 items-center gap-2 @[40rem]:flex @3xl:w-auto', isOpen ? 'grid' : 'hidden')}
        >
          <Choices wanted={wanted} want={want} />
        </div>
      </div>
      <p role="status" className="text-meta text-text-3">
        {shown === all ? `${all} goals` : `${shown} of ${all} goals`}
      </p>
    </section>
  );
}

function Choices({ wanted, want }: Pick<FindGoalsProps, 'wanted' | 'want'>) {
  return (
    <>
      <Choice
        label="Status"
        all="Any status"
        options={statusLabels}
        value={wanted.status}
        onChange={(status) => want({ status })}
      />
      <Choice
        label="Category"
        all="Any category"
        options={categoryLabels}
        value={wanted.category}
        onChange={(category) => want({ category })}
      />
      <Choice
        label="Order"
        options={sortLabels}
        value={wanted.sort}
        onChange={(sort) => want({ sort: sort || 'newest' })}
      />
      <SegmentedControl
        label="Show as"
        value={wanted.show}
        onChange={(show) => want({ show })}
        options={[
          { value: 'cards', label: 'Cards' },
          { value: 'list', label: 'List' },
        ]}
      />
    </>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  /** What no choice is called; without it there is always one. */
  readonly all?: string;
  readonly options: Readonly<Record<Value, string>>;
  readonly value: Value | '';
  readonly onChange: (value: Value | '') => void;
}

function Choice<Value extends string>({ label, all, options, value, onChange }: ChoiceProps<Value>) {
  const labels = Object.entries<string>(options);
  return (
    <Select
      aria-label={label}
      className="min-w-0 @[40rem]:flex-auto"
      value={value}
      // the options are the keys
      onChange={({ target }) => onChange(target.value as Value | '')}
    >
      {all === undefined ? null : <option value="">{all}</option>}
      {labels.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </Select>
  );
}

/** In place of the list when no goal fits. */
export function NoGoalFits({ want }: Pick<FindGoalsProps, 'want'>) {
  return (
    <div className="grid justify-items-start gap-3 rounded-lg border border-line bg-surface p-5">
      <p>No goal fits this search.</p>
      <Button onClick={() => want({ q: '', status: '', category: '' })}>Show all goals</Button>
    </div>
  );
}
