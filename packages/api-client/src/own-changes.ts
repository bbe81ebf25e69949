interface Written {
  event: string;
  at: number;
}

/**
 * Remembers for 10 seconds which events the own writes set off (`Pathwise-Wrote`), so that reads can ask the answering
 * service to have seen them first (`Pathwise-After`).
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
