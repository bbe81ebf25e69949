import { formatDay } from '@pathwise/remote-kit/day.rules';
import { Button } from '@pathwise/ui/button';
import { Card } from '@pathwise/ui/card';
import { saveAs } from '@pathwise/ui/save-as';
import { Skeleton } from '@pathwise/ui/skeleton';
import { Download } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { type Chart, csvOf } from './analytics.rules.ts';
import type { Day } from './analytics-queries.ts';

// the drawing library loads with the first chart
const LineChart = lazy(async () => ({ default: (await import('./line-chart.tsx')).LineChart }));

/** A chart with its legend, the same figures as a table, and as CSV. */
export function ChartCard({ chart, days }: { chart: Chart; days: readonly Day[] }) {
  const { title, series, unit, note } = chart;
  const save = () => saveAs(new Blob([csvOf(chart, days)], { type: 'text/csv' }), `${fileNameOf(title)}.csv`);
  return (
    <Card
      title={unit ? `${title} (${unit})` : title}
      action={
        <Button size="sm" variant="ghost" aria-label={`${title} as CSV`} onClick={save}>
          <Download aria-hidden />
          CSV
        </Button>
      }
      className="min-w-0"
    >
      {series.length > 1 ? (
        <ul className="mb-2 flex flex-wrap gap-4 text-meta text-text-2">
          {series.map(({ name, colour }, place) => (
            <li key={name} className="flex items-center gap-2">
              <svg aria-hidden width="20" height="4">
                <line x1="0" x2="20" y1="2" y2="2" stroke={colour} strokeWidth="3" strokeDasharray={dashOf(place)} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      ) : null}
      <Suspense fallback={<Skeleton className="h-52" />}>
        <LineChart chart={chart} days={days} />
      </Suspense>
      {note ? <p className="mt-2 text-meta text-text-2">{note}</p> : null}
      <details className="mt-3">
        <summary className="cursor-pointer text-meta text-text-2">Show as a table</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keyboard */}
        <section aria-label={`${title} as a table`} tabIndex={0} className="mt-2 max-h-72 overflow-auto">
          <table className="w-full text-left text-meta">
            <thead>
              <tr>
                <th scope="col">Day</th>
                {series.map(({ name }) => (
                  <th key={name} scope="col" className="text-right">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map((day) => (
                <tr key={day.date} className="border-line border-t">
                  <th scope="row" className="py-1 font-normal">
                    {formatDay(day.date)}
                  </th>
                  {series.map(({ name, figureOf }) => (
                    <td key={name} className="text-right">
                      {figureOf(day)?.toLocaleString() ?? '–'}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </Card>
  );
}

/** The second line is dashed, so that the lines differ by more than colour. */
const dashOf = (place: number): string | undefined => (place === 0 ? undefined : '5 4');

const fileNameOf = (title: string): string => `pathwise-${title.toLowerCase().replace(/[^a-z]+/g, '-')}`;
