interface Written {
  event: string;
  at: number;
}

/**
 * Remembers for 10 seconds the events caused by the client's own writes (`Pathwise-Wrote`). Reads send them
 * (`Pathwise-After`), and the service waits until it has processed them.
 */
export function createOwnChanges(now: () => number = () => performance.now()) {
  let recent: Written[] = [];
  const keepMs = 10_000;
  return {
    remember(header: string | null) {
      for (const event of header?.split(',') ?? []) recent.push({ event: event.trim(), at: now() });
      recent = recent.slice(-20);
    },
    header(): string | undefined {
      recent = recent.filter(({ at }) => now() - at < keepMs);
      return recent.length > 0 ? recent.map(({ event }) => event).join(',') : undefined;
    },
  };
}
