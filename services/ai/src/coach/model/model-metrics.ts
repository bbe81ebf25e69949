import type { OwnMetrics } from '@pathwise/service-kit/telemetry/metrics';
import type { Call } from './call-model.ts';

/** Dollars for a million tokens. Without prices only tokens are counted. */
export interface Prices {
  in: number | undefined;
  out: number | undefined;
}

/** Creates the metrics of paid calls: how long each took, its tokens and its cost. */
export function createModelMetrics(metrics: OwnMetrics, prices: Prices): (call: Call) => void {
  const seconds = metrics.histogram(
    'pathwise_model_call_seconds',
    'Time of a call to the model',
    ['task', 'outcome'],
    [0.25, 0.5, 1, 2, 4, 8, 16, 32],
  );
  const tokens = metrics.counter('pathwise_model_tokens_total', 'Tokens sent and received', ['task', 'direction']);
  const dollars = metrics.counter('pathwise_model_cost_dollars_total', 'Cost at the configured prices', ['task']);
  return (call) => {
    const { task, outcome } = call;
    seconds.observe({ task, outcome }, call.seconds);
    for (const direction of ['in', 'out'] as const) tokens.inc({ task, direction }, call.tokens[direction]);
    const cost = costOf(call.tokens, prices);
    if (cost !== undefined) dollars.inc({ task }, cost);
  };
}

/** The cost in dollars. Undefined without both prices. */
function costOf(tokens: Call['tokens'], prices: Prices): number | undefined {
  if (prices.in === undefined || prices.out === undefined) return undefined;
  return (tokens.in * prices.in + tokens.out * prices.out) / 1_000_000;
}
