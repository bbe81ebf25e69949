import type { Api, Method, Operation, ServiceName } from '@pathwise/contracts/operation';

/** One public call and its service. */
export interface TableEntry {
  readonly name: string;
  readonly service: ServiceName;
  readonly operation: Operation;
}

interface Node {
  readonly fixed: Map<string, Node>;
  parameter: Node | undefined;
  readonly methods: Map<Method, TableEntry>;
}

type Match = { entry: TableEntry } | { allow: Method[] } | undefined;
export interface RouteTable {
  readonly entries: readonly TableEntry[];
  /** Finds the call of method and path. Returns the allowed methods when only the method is wrong, else undefined. */
  match(method: string, path: string): Match;
}

const emptyNode = (): Node => ({ fixed: new Map(), parameter: undefined, methods: new Map() });

function nodeFor(root: Node, path: string): Node {
  let node = root;
  for (const segment of path.slice(1).split('/')) {
    if (segment.startsWith('{')) {
      node.parameter ??= emptyNode();
      node = node.parameter;
    } else {
      const next = node.fixed.get(segment) ?? emptyNode();
      node.fixed.set(segment, next);
      node = next;
    }
  }
  return node;
}

function find(node: Node, segments: readonly string[], at: number): Node | undefined {
  if (at === segments.length) return node.methods.size > 0 ? node : undefined;
  const segment = segments[at] ?? '';
  const fixed = node.fixed.get(segment);
  const found = fixed && find(fixed, segments, at + 1);
  if (found) return found;
  return segment !== '' && node.parameter ? find(node.parameter, segments, at + 1) : undefined;
}

/**
 * Builds the route table of all public calls from the contracts. Static segments match before parameters. Throws when
 * two calls have the same method and path, so that such a system never starts.
 */
export function createRouteTable(apis: readonly Api[]): RouteTable {
  const root = emptyNode();
  const entries: TableEntry[] = [];
  for (const { service, operations } of apis) {
    for (const [operationName, operation] of Object.entries(operations)) {
      const entry = { name: `${service}.${operationName}`, service, operation };
      const { methods } = nodeFor(root, operation.path);
      const other = methods.get(operation.method);
      if (other) throw new Error(`${entry.name} and ${other.name} both claim ${operation.method} ${operation.path}`);
      methods.set(operation.method, entry);
      entries.push(entry);
    }
  }
  return {
    entries,
    match(method, path) {
      const node = find(root, path.slice(1).split('/'), 0);
      if (!node) return undefined;
      const entry = node.methods.get(method as Method);
      return entry ? { entry } : { allow: [...node.methods.keys()] };
    },
  };
}
