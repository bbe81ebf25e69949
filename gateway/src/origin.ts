import { refused } from '@pathwise/service-kit/problem';
import type { Request } from 'express';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that another site's page may have sent. Checks `Sec-Fetch-Site` when the browser sends it, else
 * compares `Origin` exactly. Throws 403.
 */
export function refuseForeignWrites(request: Request, publicOrigin: string): void {
  if (safeMethods.has(request.method)) return;
  const site = request.get('sec-fetch-site');
  const allowed = site === undefined ? request.get('origin') === publicOrigin : site === 'same-origin';
  if (!allowed) throw refused(403, 'foreign-origin', 'This request did not come from Pathwise');
}
