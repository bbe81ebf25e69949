/** Measurements of events for the telemetry. */
export interface ObserveEvents {
  published(type: string): void;
  /** `outcome`: applied, known (delivered again after it was applied), failed or dead. */
  consumed(consumer: string, outcome: 'applied' | 'known' | 'failed' | 'dead', seconds: number): void;
  deadLettered(consumer: string): void;
  outboxSize(rows: number): void;
}

export const unobserved: ObserveEvents = { published() {}, consumed() {}, deadLettered() {}, outboxSize() {} };
