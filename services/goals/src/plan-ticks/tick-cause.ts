/** The planned task whose tick did it, and its version then. */
export interface TickCause {
  taskId: string;
  version: number;
}
