import { formatShortDay } from '@pathwise/remote-kit/day.rules';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { scaleLinear, scalePoint } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { useEffect, useRef, useState } from 'react';
import { type Chart, summaryOf } from './analytics.rules.ts';
import type { Day } from './analytics-queries.ts';

const height = 208;
const margin = { top: 8, right: 12, bottom: 26, left: 40 };
const label = { fill: 'var(--color-text-3)', fontSize: 12, fontFamily: 'inherit' };

/** The lines of a chart. Its summary is read out; the table below the chart has every figure. */
export function LineChart({ chart, days }: { chart: Chart; days: readonly Day[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const x = scalePoint<string>({
    domain: days.map(({ date }) => date),
    range: [margin.left, width - margin.right],
  });
  const y = scaleLinear<number>({
    domain: [0, Math.max(1, ...chart.series.flatMap(({ figureOf }) => days.map((day) => figureOf(day) ?? 0)))],
    range: [height - margin.bottom, margin.top],
    nice: true,
  });
  const last = days.at(-1)?.date ?? '';
  return (
    // clipped, because a chart is as wide as the card was one frame ago
    <div ref={frame} className="overflow-hidden">
      <svg role="img" aria-label={summaryOf(chart, days)} width={width} height={height} className="block">
        <GridRows
          scale={y}
          left={margin.left}
          width={Math.max(0, width - margin.left - margin.right)}
          numTicks={4}
          stroke="var(--color-line)"
        />
        <AxisLeft
          scale={y}
          left={margin.left}
          numTicks={4}
          hideAxisLine
          hideTicks
          tickFormat={(value) => (Number.isInteger(Number(value)) ? Number(value).toLocaleString() : '')}
          tickLabelProps={{ ...label, textAnchor: 'end', dx: -4, dy: 4 }}
        />
        <AxisBottom
          scale={x}
          top={height - margin.bottom}
          stroke="var(--color-line-strong)"
          hideTicks
          tickValues={marksOf(days, width)}
          tickFormat={(date) => formatShortDay(date, last)}
          tickLabelProps={{ ...label, textAnchor: 'middle', dy: 4 }}
        />
        {chart.series.map(({ name, colour, figureOf }, place) => (
          <LinePath
            key={name}
            data={[...days]}
            x={({ date }) => x(date) ?? 0}
            y={(day) => y(figureOf(day) ?? 0)}
            defined={(day) => figureOf(day) !== null}
            stroke={colour}
            strokeWidth={2}
            strokeDasharray={place === 0 ? undefined : '5 4'}
          />
        ))}
      </svg>
    </div>
  );
}

/** Days that the axis names: as many as fit, and never more than there are. */
function marksOf(days: readonly Day[], width: number): string[] {
  const step = Math.max(1, Math.ceil(days.length / Math.max(2, Math.floor(width / 110))));
  return days.filter((_, place) => place % step === Math.floor(step / 2)).map(({ date }) => date);
}

/** The width of the card; it follows the window. */
function useWidth(frame: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(320);
  useEffect(() => {
    if (!frame.current) return;
    const observer = new ResizeObserver(
      ([entry]) => entry && setWidth(Math.max(200, Math.floor(entry.contentRect.width))),
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);
  return width;
}
